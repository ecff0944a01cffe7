import { Migration } from '@mikro-orm/migrations';

/** Counts of stock with their lines, the shelf order of places, and what a kitchen has set for counting. */
export class Counts extends Migration {
  override up(): void {
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql(
      `create table "count_line" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "count_session_id" uuid not null, "item_id" uuid not null, "storage_location_id" uuid null, "lot_id" uuid null, "result" text not null, "parts" jsonb not null, "quantity" numeric(14,4) null, "unit" text not null, "skip_reason" text null, "counted_by_id" uuid not null, "counted_at" timestamptz(3) not null, "saved_at" timestamptz(3) not null, "expected" numeric(14,4) not null, "owed_then" numeric(14,4) not null default '0', "recount_reason" text null, "quantity_before" numeric(14,4) null, "accepted_reason" text null, "accepted_by_id" uuid null, primary key ("id"))`,
    );
    this.addSql(
      'create index "count_line_organization_id_count_session_id_item_id_index" on "count_line" ("organization_id", "count_session_id", "item_id")',
    );
    this.addSql('alter table "count_line" add constraint "count_line_key" unique ("organization_id", "id")');
    this.addSql(
      `create table "count_session" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "location_id" uuid not null, "kind" text not null, "status" text not null default 'open', "name" text null, "business_date" date not null, "blind" boolean not null default false, "place_ids" text[] not null default '{}', "without_place" boolean not null default true, "started_by_id" uuid not null, "submitted_at" timestamptz(3) null, "submitted_by_id" uuid null, "posted_at" timestamptz(3) null, "posted_by_id" uuid null, "reversed_at" timestamptz(3) null, "reversed_by_id" uuid null, "closed_reason" text null, primary key ("id"))`,
    );
    this.addSql(
      'create index "count_session_organization_id_status_id_index" on "count_session" ("organization_id", "status", "id")',
    );
    this.addSql('alter table "count_session" add constraint "count_session_key" unique ("organization_id", "id")');
    this.addSql(
      'create table "shelf_item" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "storage_location_id" uuid not null, "item_id" uuid not null, "sort" int not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "shelf_item" add constraint "shelf_item_organization_id_storage_location_id_item_id_unique" unique ("organization_id", "storage_location_id", "item_id")',
    );
    this.addSql('alter table "shelf_item" add constraint "shelf_item_key" unique ("organization_id", "id")');
    this.addSql(
      `alter table "organization" add "blind_counts" boolean not null default false, add "count_variance_percent" numeric(8,4) null default '20', add "count_variance_amount" int null`,
    );
    this.addSql('alter table "count_line" enable row level security');
    this.addSql('alter table "count_line" force row level security');
    this.addSql(
      `create policy "count_line_organization_policy" on "count_line" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
    this.addSql('alter table "count_session" enable row level security');
    this.addSql('alter table "count_session" force row level security');
    this.addSql(
      `create policy "count_session_organization_policy" on "count_session" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
    this.addSql('alter table "shelf_item" enable row level security');
    this.addSql('alter table "shelf_item" force row level security');
    this.addSql(
      `create policy "shelf_item_organization_policy" on "shelf_item" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
    this.addSql(
      'alter table "count_line" add constraint "count_line_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    this.addSql(
      'alter table "count_session" add constraint "count_session_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    this.addSql(
      'alter table "shelf_item" add constraint "shelf_item_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    this.addSql(
      'alter table "count_line" add constraint "count_line_count_session_id_wall" foreign key (organization_id, count_session_id) references "count_session" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "count_line" add constraint "count_line_item_id_wall" foreign key (organization_id, item_id) references "item" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "count_line" add constraint "count_line_storage_location_id_wall" foreign key (organization_id, storage_location_id) references "storage_location" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "count_line" add constraint "count_line_lot_id_wall" foreign key (organization_id, lot_id) references "stock_lot" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "count_line" add constraint "count_line_counted_by_id_wall" foreign key (organization_id, counted_by_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "count_line" add constraint "count_line_accepted_by_id_wall" foreign key (organization_id, accepted_by_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "count_session" add constraint "count_session_location_id_wall" foreign key (organization_id, location_id) references "location" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "count_session" add constraint "count_session_started_by_id_wall" foreign key (organization_id, started_by_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "count_session" add constraint "count_session_submitted_by_id_wall" foreign key (organization_id, submitted_by_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "count_session" add constraint "count_session_posted_by_id_wall" foreign key (organization_id, posted_by_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "count_session" add constraint "count_session_reversed_by_id_wall" foreign key (organization_id, reversed_by_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "shelf_item" add constraint "shelf_item_storage_location_id_wall" foreign key (organization_id, storage_location_id) references "storage_location" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "shelf_item" add constraint "shelf_item_item_id_wall" foreign key (organization_id, item_id) references "item" (organization_id, id) deferrable initially deferred',
    );
  }
}
