import { Migration } from '@mikro-orm/migrations';

/** Saved views: a person's own filters, order and columns of a screen, the same on each of their devices. */
export class SavedViews extends Migration {
  override up(): void {
    // Checking foreign keys reads both tables through row level security, so a tenant must be set; none has this id.
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql(
      'create table "saved_view" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "user_id" uuid not null, "screen" text not null, "name" text not null, "query" text not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "saved_view" add constraint "saved_view_organization_id_user_id_screen_name_unique" unique ("organization_id", "user_id", "screen", "name")',
    );
    this.addSql('alter table "saved_view" add constraint "saved_view_key" unique ("organization_id", "id")');
    this.addSql('alter table "saved_view" enable row level security');
    this.addSql('alter table "saved_view" force row level security');
    this.addSql(
      `create policy "saved_view_organization_policy" on "saved_view" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
    this.addSql(
      'alter table "saved_view" add constraint "saved_view_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    this.addSql(
      'alter table "saved_view" add constraint "saved_view_user_id_wall" foreign key (organization_id, user_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
  }
}
