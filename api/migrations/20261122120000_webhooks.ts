import { Migration } from '@mikro-orm/migrations';

const tables = [
  `create table "webhook" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "name" text not null, "url" text not null, "events" text[] not null, "active" boolean not null default true, "signing_key" text not null, "previous_key" text null, "previous_key_until" timestamptz(3) null, "created_by_id" uuid not null, "failing_since" timestamptz(3) null, "disabled_at" timestamptz(3) null, "disabled_reason" text null, "last_attempt_at" timestamptz(3) null, "last_outcome" text null, "last_seq" bigint not null, primary key ("id"))`,
  'alter table "webhook" add constraint "webhook_key" unique ("organization_id", "id")',
  `create table "webhook_delivery" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "webhook_id" uuid not null, "seq" bigint null, "type" text not null, "body" text not null, "state" text not null default 'pending', "tries" int not null default 0, "attempts" jsonb not null default '[]', "next_attempt_at" timestamptz(3) null, "claimed_until" timestamptz(3) null, primary key ("id"))`,
  'create index "webhook_delivery_organization_id_state_next_attempt_at_index" on "webhook_delivery" ("organization_id", "state", "next_attempt_at")',
  'create index "webhook_delivery_organization_id_webhook_id_id_index" on "webhook_delivery" ("organization_id", "webhook_id", "id")',
  'alter table "webhook_delivery" add constraint "webhook_delivery_organization_id_webhook_id_seq_type_unique" unique ("organization_id", "webhook_id", "seq", "type")',
  'alter table "webhook_delivery" add constraint "webhook_delivery_key" unique ("organization_id", "id")',
];

/** child table, column, parent table: the pair (organization_id, column) must exist in the parent. */
const references: [string, string, string][] = [
  ['webhook', 'created_by_id', 'app_user'],
  ['webhook_delivery', 'webhook_id', 'webhook'],
];

/** Webhooks and what is sent to them. */
export class Webhooks extends Migration {
  override up(): void {
    // Adding a foreign key reads both tables, which are behind row level security; the new tables are empty.
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    for (const statement of tables) this.addSql(statement);
    for (const [child, column, parent] of references) {
      this.addSql(
        `alter table "${child}" add constraint "${child}_${column}_wall" foreign key (organization_id, ${column}) references "${parent}" (organization_id, id) deferrable initially deferred`,
      );
    }
    for (const table of ['webhook', 'webhook_delivery']) {
      this.addSql(
        `alter table "${table}" add constraint "${table}_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred`,
      );
      this.addSql(`alter table "${table}" enable row level security`);
      this.addSql(`alter table "${table}" force row level security`);
      this.addSql(
        `create policy "${table}_organization_policy" on "${table}" using ("organization_id" = current_setting('app.organization')::uuid)`,
      );
    }
  }
}
