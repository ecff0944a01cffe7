import { Migration } from '@mikro-orm/migrations';

const tables = [
  `create table "device" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "name" text not null, "kind" text not null, "scopes" text[] not null default '{}', "station_ids" text[] not null default '{}', "language" text not null default 'en', "user_id" uuid not null, "token_hash" text null, "previous_token_hash" text null, "settings" jsonb not null default '{}', "report" jsonb null, "paired_at" timestamptz(3) not null, "last_seen_at" timestamptz(3) null, "revoked_at" timestamptz(3) null, primary key ("id"))`,
  'alter table "device" add constraint "device_organization_id_previous_token_hash_unique" unique ("organization_id", "previous_token_hash")',
  'alter table "device" add constraint "device_organization_id_token_hash_unique" unique ("organization_id", "token_hash")',
  'alter table "device" add constraint "device_key" unique ("organization_id", "id")',
  'create table "device_pairing" ("device_code_hash" text not null, "user_code" text not null, "model" text null, "screen" text null, "time_zone" text null, "language" text null, "network" text not null, "expires_at" timestamptz(3) not null, "polled_at" timestamptz(3) null, "denied_at" timestamptz(3) null, "organization_id" uuid null, "device_id" uuid null, primary key ("device_code_hash"))',
  'alter table "device_pairing" add constraint "device_pairing_user_code_unique" unique ("user_code")',
  'create table "person_pin" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "user_id" uuid not null, "pin_hash" text not null, primary key ("id"))',
  'alter table "person_pin" add constraint "person_pin_organization_id_user_id_unique" unique ("organization_id", "user_id")',
  'alter table "person_pin" add constraint "person_pin_organization_id_pin_hash_unique" unique ("organization_id", "pin_hash")',
  'alter table "person_pin" add constraint "person_pin_key" unique ("organization_id", "id")',
  `alter table "organization" add "display_names" text not null default 'first_name', add "display_pin_required" boolean not null default false`,
  'alter table "session" add "device_id" uuid null',
  `alter table "app_user" add "kind" text not null default 'person'`,
];

const owned = ['device', 'person_pin'];

/** child table, column, parent table: the pair (organization_id, column) must exist in the parent. */
const references: [string, string, string][] = [
  ['device', 'user_id', 'app_user'],
  ['person_pin', 'user_id', 'app_user'],
  ['session', 'device_id', 'device'],
];

/** Paired devices, browsers that wait to be paired, and PINs. */
export class Devices extends Migration {
  override up(): void {
    // Adding a foreign key reads both tables, which are behind row level security. The new columns are empty, so no row is read.
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    for (const statement of tables) this.addSql(statement);
    for (const table of [...owned, 'device_pairing']) {
      this.addSql(
        `alter table "${table}" add constraint "${table}_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred`,
      );
    }
    for (const [child, column, parent] of references) {
      this.addSql(
        `alter table "${child}" add constraint "${child}_${column}_wall" foreign key (organization_id, ${column}) references "${parent}" (organization_id, id) deferrable initially deferred`,
      );
    }
    for (const table of owned) {
      this.addSql(`alter table "${table}" enable row level security`);
      this.addSql(`alter table "${table}" force row level security`);
      this.addSql(
        `create policy "${table}_organization_policy" on "${table}" using ("organization_id" = current_setting('app.organization')::uuid)`,
      );
    }
  }
}
