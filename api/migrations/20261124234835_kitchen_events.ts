import { Migration } from '@mikro-orm/migrations';

/** Special days (holidays, festivals), by which expected use is multiplied. */
export class KitchenEvents extends Migration {
  override up(): void {
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql(
      'create table "kitchen_event" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "date" date not null, "name" text not null, "factor" numeric(8,4) not null, primary key ("id"))',
    );
    this.addSql(
      'create index "kitchen_event_organization_id_date_index" on "kitchen_event" ("organization_id", "date")',
    );
    this.addSql(
      'alter table "kitchen_event" add constraint "kitchen_event_organization_id_date_name_unique" unique ("organization_id", "date", "name")',
    );
    this.addSql('alter table "kitchen_event" add constraint "kitchen_event_key" unique ("organization_id", "id")');
    this.addSql('alter table "kitchen_event" enable row level security');
    this.addSql('alter table "kitchen_event" force row level security');
    this.addSql(
      `create policy "kitchen_event_organization_policy" on "kitchen_event" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
    this.addSql(
      'alter table "kitchen_event" add constraint "kitchen_event_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
  }
}
