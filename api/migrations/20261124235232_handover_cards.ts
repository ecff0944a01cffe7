import { Migration } from '@mikro-orm/migrations';

/** What one shift hands over to the next, a card for each business day. */
export class HandoverCards extends Migration {
  override up(): void {
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql(
      `create table "handover_card" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "location_id" uuid not null, "business_date" date not null, "note" text null, "announcements" text null, "eighty_six" text[] not null default '{}', "facts" jsonb not null, "closed_by_id" uuid not null, "closed_at" timestamptz(3) not null, "signed_by_id" uuid null, "signed_at" timestamptz(3) null, primary key ("id"))`,
    );
    this.addSql(
      'create index "handover_card_organization_id_business_date_id_index" on "handover_card" ("organization_id", "business_date", "id")',
    );
    this.addSql(
      'alter table "handover_card" add constraint "handover_card_organization_id_business_date_unique" unique ("organization_id", "business_date")',
    );
    this.addSql('alter table "handover_card" add constraint "handover_card_key" unique ("organization_id", "id")');
    this.addSql('alter table "handover_card" enable row level security');
    this.addSql('alter table "handover_card" force row level security');
    this.addSql(
      `create policy "handover_card_organization_policy" on "handover_card" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
    this.addSql(
      'alter table "handover_card" add constraint "handover_card_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    this.addSql(
      'alter table "handover_card" add constraint "handover_card_location_id_wall" foreign key (organization_id, location_id) references "location" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "handover_card" add constraint "handover_card_closed_by_id_wall" foreign key (organization_id, closed_by_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "handover_card" add constraint "handover_card_signed_by_id_wall" foreign key (organization_id, signed_by_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
  }
}
