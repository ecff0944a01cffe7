import { Migration } from '@mikro-orm/migrations';

/** What a recipe was made of until it was changed: sales of those days use it. */
export class RecipeVersions extends Migration {
  override up(): void {
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql(
      'create table "recipe_version" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "recipe_id" uuid not null, "valid_from" timestamptz(3) not null, "valid_until" timestamptz(3) not null, "yield_quantity" numeric(14,4) not null, "yield_unit" text not null, "portions" numeric(14,4) null, "lines" jsonb not null, primary key ("id"))',
    );
    this.addSql(
      'create index "recipe_version_organization_id_valid_until_index" on "recipe_version" ("organization_id", "valid_until")',
    );
    this.addSql(
      'create index "recipe_version_organization_id_recipe_id_valid_until_index" on "recipe_version" ("organization_id", "recipe_id", "valid_until")',
    );
    this.addSql('alter table "recipe_version" add constraint "recipe_version_key" unique ("organization_id", "id")');
    this.addSql('alter table "recipe_version" enable row level security');
    this.addSql('alter table "recipe_version" force row level security');
    this.addSql(
      `create policy "recipe_version_organization_policy" on "recipe_version" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
    this.addSql(
      'alter table "recipe_version" add constraint "recipe_version_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    this.addSql(
      'alter table "recipe_version" add constraint "recipe_version_recipe_id_fkey" foreign key (organization_id, recipe_id) references "recipe" (organization_id, id) deferrable initially deferred',
    );
  }
}
