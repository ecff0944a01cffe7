import { Migration } from '@mikro-orm/migrations';

/** Photos of tasks, and recurring tasks that are only done with one. */
export class TaskPhotos extends Migration {
  override up(): void {
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql('alter table "photo" drop constraint "photo_of_one"');
    this.addSql('alter table "photo" add "prep_task_id" uuid null');
    this.addSql(
      'create index "photo_organization_id_prep_task_id_created_at_index" on "photo" ("organization_id", "prep_task_id", "created_at")',
    );
    this.addSql(
      'alter table "photo" add constraint "photo_of_one" check (num_nonnulls(recipe_id, waste_entry_id, answer_id, prep_task_id) = 1)',
    );
    this.addSql('alter table "prep_task" add "needs_photo" boolean not null default false');
    this.addSql('alter table "recurring_task" add "needs_photo" boolean not null default false');
    this.addSql(
      'alter table "photo" add constraint "photo_prep_task_id_wall" foreign key (organization_id, prep_task_id) references "prep_task" (organization_id, id) deferrable initially deferred',
    );
  }
}
