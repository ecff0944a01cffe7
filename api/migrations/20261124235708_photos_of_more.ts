import { Migration } from '@mikro-orm/migrations';

/** Photos of steps, of waste and of readings of line checks; items of a line check that require a photo when out of range. */
export class PhotosOfMore extends Migration {
  override up(): void {
    // Checking foreign keys reads both tables through row level security, so a tenant must be set; none has this id.
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql('alter table "line_check_template_item" add "photo_on_fail" boolean not null default false');
    this.addSql(
      'alter table "photo" add "recipe_step_id" uuid null, add "waste_entry_id" uuid null, add "answer_id" uuid null',
    );
    this.addSql('alter table "photo" alter column "recipe_id" drop not null');
    this.addSql(
      'create index "photo_organization_id_answer_id_created_at_index" on "photo" ("organization_id", "answer_id", "created_at")',
    );
    this.addSql(
      'create index "photo_organization_id_waste_entry_id_created_at_index" on "photo" ("organization_id", "waste_entry_id", "created_at")',
    );
    this.addSql(
      'alter table "photo" add constraint "photo_of_one" check (num_nonnulls(recipe_id, waste_entry_id, answer_id) = 1)',
    );
    this.addSql(
      'alter table "photo" add constraint "photo_answer_id_wall" foreign key (organization_id, answer_id) references "line_check_answer" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "photo" add constraint "photo_waste_entry_id_wall" foreign key (organization_id, waste_entry_id) references "waste_entry" (organization_id, id) deferrable initially deferred',
    );
    // A step that is removed leaves its photos to the recipe.
    this.addSql(
      'alter table "photo" add constraint "photo_recipe_step_id_wall" foreign key (organization_id, recipe_step_id) references "recipe_step" (organization_id, id) on delete set null (recipe_step_id) deferrable initially deferred',
    );
  }
}
