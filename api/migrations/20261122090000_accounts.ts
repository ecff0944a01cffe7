import { Migration } from '@mikro-orm/migrations';

/** The browser and address of a session, and one-time password links. Existing sessions have none recorded. */
export class Accounts extends Migration {
  override up(): void {
    // Adding a foreign key reads both tables, which are behind row level security; the new table is empty.
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql('alter table "session" add "browser" text null, add "address" text null');
    this.addSql(
      'create table "password_reset" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "user_id" uuid not null, "token_hash" text not null, "expires_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "password_reset" add constraint "password_reset_organization_id_user_id_unique" unique ("organization_id", "user_id")',
    );
    this.addSql(
      'alter table "password_reset" add constraint "password_reset_organization_id_token_hash_unique" unique ("organization_id", "token_hash")',
    );
    this.addSql('alter table "password_reset" add constraint "password_reset_key" unique ("organization_id", "id")');
    this.addSql(
      'alter table "password_reset" add constraint "password_reset_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    this.addSql(
      'alter table "password_reset" add constraint "password_reset_user_id_wall" foreign key (organization_id, user_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
    this.addSql('alter table "password_reset" enable row level security');
    this.addSql('alter table "password_reset" force row level security');
    this.addSql(
      `create policy "password_reset_organization_policy" on "password_reset" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
  }
}
