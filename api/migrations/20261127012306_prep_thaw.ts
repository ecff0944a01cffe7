import { Migration } from '@mikro-orm/migrations';

/** Lines of the par sheet and tasks that thaw an item instead of making it, and what such a task took out of the freezer. */
export class PrepThaw extends Migration {
  override up(): void {
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql(
      'create table "prep_thaw" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "location_id" uuid not null, "prep_task_id" uuid not null, "lot_id" uuid not null, "quantity" numeric(14,4) not null, "state_before" text not null, "use_by_before" timestamptz(3) null, "minutes_left_before" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "prep_thaw_organization_id_prep_task_id_index" on "prep_thaw" ("organization_id", "prep_task_id")',
    );
    this.addSql('alter table "prep_thaw" add constraint "prep_thaw_key" unique ("organization_id", "id")');
    this.addSql('alter table "prep_item" add "thaw_days" smallint null');
    this.addSql('alter table "prep_task" add "thaw_item_id" uuid null, add "thaw_for" date null');
    this.addSql(
      'alter table "prep_task" add constraint "prep_task_thaw_item_id_wall" foreign key (organization_id, thaw_item_id) references "item" (organization_id, id) deferrable initially deferred',
    );
    this.addSql('alter table "prep_thaw" enable row level security');
    this.addSql('alter table "prep_thaw" force row level security');
    this.addSql(
      `create policy "prep_thaw_organization_policy" on "prep_thaw" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
    this.addSql(
      'alter table "prep_thaw" add constraint "prep_thaw_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    this.addSql(
      'alter table "prep_thaw" add constraint "prep_thaw_location_id_wall" foreign key (organization_id, location_id) references "location" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "prep_thaw" add constraint "prep_thaw_prep_task_id_wall" foreign key (organization_id, prep_task_id) references "prep_task" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "prep_thaw" add constraint "prep_thaw_lot_id_wall" foreign key (organization_id, lot_id) references "stock_lot" (organization_id, id) deferrable initially deferred',
    );
  }
}
