import { Migration } from '@mikro-orm/migrations';

const tables = [
  `create table "prep_list" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "location_id" uuid not null, "name" text not null, "due_time" text not null default '16:00', "sort" smallint not null default 0, "archived_at" timestamptz(3) null, primary key ("id"))`,
  'alter table "prep_list" add constraint "prep_list_organization_id_name_unique" unique ("organization_id", "name")',
  'alter table "prep_list" add constraint "prep_list_key" unique ("organization_id", "id")',
  'alter table "prep_item" add "prep_list_id" uuid null, add "use_by_weekday" text[] null',
  'alter table "prep_item" drop constraint "prep_item_organization_id_item_id_unique"',
  // No list means the default one, so that two lines of an item without a list are one too many.
  'alter table "prep_item" add constraint "prep_item_organization_id_item_id_prep_list_id_unique" unique nulls not distinct ("organization_id", "item_id", "prep_list_id")',
  'alter table "prep_task" add "prep_list_id" uuid null, add "run_no" smallint not null default 1',
  'alter table "prep_task" drop constraint "prep_task_organization_id_business_date_prep_item_id_unique"',
  'alter table "prep_task" add constraint "prep_task_organization_id_business_date_prep_item_654c6_unique" unique ("organization_id", "business_date", "prep_item_id", "run_no")',
];

const policies = [
  'alter table "prep_item" add constraint "prep_item_prep_list_id_wall" foreign key (organization_id, prep_list_id) references "prep_list" (organization_id, id) deferrable initially deferred',
  'alter table "prep_task" add constraint "prep_task_prep_list_id_wall" foreign key (organization_id, prep_list_id) references "prep_list" (organization_id, id) deferrable initially deferred',
  'alter table "prep_list" enable row level security',
  'alter table "prep_list" force row level security',
  `create policy "prep_list_organization_policy" on "prep_list" using ("organization_id" = current_setting('app.organization')::uuid)`,
];

/** Read while the data of every kitchen is carried over. */
const seen = ['organization', 'location'];

/** Prep lists, expected use on par lines, and several runs of a line in a day. */
export class PrepPlanning extends Migration {
  override up(): void {
    // Adding a foreign key reads both tables, which have row level security. The new columns are empty.
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    for (const statement of tables) this.addSql(statement);
    // Every kitchen there is gets its default list; their owner sees them all, here and when the key is checked, only while row level security is not forced.
    for (const table of seen) this.addSql(`alter table "${table}" no force row level security`);
    this.addSql(
      `insert into "prep_list" ("id", "organization_id", "location_id", "name") select "id", "id", "id", case when "language" = 'es' then 'Mise en place' else 'Prep list' end from "organization"`,
    );
    this.addSql(
      'alter table "prep_list" add constraint "prep_list_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    this.addSql(
      'alter table "prep_list" add constraint "prep_list_location_id_wall" foreign key (organization_id, location_id) references "location" (organization_id, id) deferrable initially deferred',
    );
    for (const table of seen) this.addSql(`alter table "${table}" force row level security`);
    for (const statement of policies) this.addSql(statement);
  }
}
