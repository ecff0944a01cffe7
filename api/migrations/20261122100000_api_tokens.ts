import { Migration } from '@mikro-orm/migrations';

/** API tokens, and the token of each event. */
export class ApiTokens extends Migration {
  override up(): void {
    // Adding a foreign key reads both tables, which are behind row level security; the new table and column are empty.
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql(
      `create table "api_token" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "name" text not null, "user_id" uuid not null, "created_by_id" uuid not null, "token_hash" text not null, "last_characters" text not null, "scopes" text[] not null default '{}', "addresses" text[] not null default '{}', "expires_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null, "last_used_address" text null, "revoked_at" timestamptz(3) null, primary key ("id"))`,
    );
    this.addSql(
      'alter table "api_token" add constraint "api_token_organization_id_token_hash_unique" unique ("organization_id", "token_hash")',
    );
    this.addSql('alter table "api_token" add constraint "api_token_key" unique ("organization_id", "id")');
    this.addSql('create index "api_token_organization_id_user_id_index" on "api_token" ("organization_id", "user_id")');
    this.addSql(
      'alter table "api_token" add constraint "api_token_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    for (const column of ['user_id', 'created_by_id']) {
      this.addSql(
        `alter table "api_token" add constraint "api_token_${column}_wall" foreign key (organization_id, ${column}) references "app_user" (organization_id, id) deferrable initially deferred`,
      );
    }
    this.addSql('alter table "event" add "token_id" uuid null');
    this.addSql(
      'alter table "event" add constraint "event_token_id_wall" foreign key (organization_id, token_id) references "api_token" (organization_id, id) deferrable initially deferred',
    );
    this.addSql('alter table "api_token" enable row level security');
    this.addSql('alter table "api_token" force row level security');
    this.addSql(
      `create policy "api_token_organization_policy" on "api_token" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
  }
}
