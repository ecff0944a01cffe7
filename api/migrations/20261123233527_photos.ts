import { Migration } from '@mikro-orm/migrations';

/** Photos of recipes. Their files are beside the database. */
export class Photos extends Migration {
  override up(): void {
    // Checking foreign keys reads both tables through row level security, so a tenant must be set; none has this id.
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql(
      'create table "photo" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "recipe_id" uuid not null, "caption" text null, "width" int not null, "height" int not null, "bytes" int not null, "created_by_id" uuid not null, primary key ("id"))',
    );
    this.addSql(
      'create index "photo_organization_id_recipe_id_created_at_index" on "photo" ("organization_id", "recipe_id", "created_at")',
    );
    this.addSql('alter table "photo" add constraint "photo_key" unique ("organization_id", "id")');
    this.addSql('alter table "photo" enable row level security');
    this.addSql('alter table "photo" force row level security');
    this.addSql(
      `create policy "photo_organization_policy" on "photo" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
    this.addSql(
      'alter table "photo" add constraint "photo_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    this.addSql(
      'alter table "photo" add constraint "photo_recipe_id_wall" foreign key (organization_id, recipe_id) references "recipe" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "photo" add constraint "photo_created_by_id_wall" foreign key (organization_id, created_by_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
  }
}
