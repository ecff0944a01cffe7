import { Migration } from '@mikro-orm/migrations';

/** Imports from files, and their rows. */
export class Imports extends Migration {
  override up(): void {
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql(
      `create table "import_batch" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "kind" text not null, "state" text not null default 'read', "file_name" text not null default '', "created_by_id" uuid not null, "headings" jsonb not null, "fields" jsonb not null, "has_headings" boolean not null default true, "row_count" int not null, "done_count" int not null default 0, "cancelled" boolean not null default false, "new_count" int not null default 0, "changed_count" int not null default 0, "same_count" int not null default 0, "error_count" int not null default 0, "only_good" boolean not null default false, "problem" jsonb null, "applied_at" timestamptz(3) null, "undone_at" timestamptz(3) null, primary key ("id"))`,
    );
    this.addSql(
      'create index "import_batch_organization_id_kind_created_at_index" on "import_batch" ("organization_id", "kind", "created_at")',
    );
    this.addSql('alter table "import_batch" add constraint "import_batch_key" unique ("organization_id", "id")');
    this.addSql(
      'create table "import_row" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "import_batch_id" uuid not null, "number" int not null, "cells" jsonb not null, "outcome" text null, "name" text null, "problems" jsonb null, "changes" jsonb null, "touched" jsonb null, primary key ("id"))',
    );
    this.addSql(
      'alter table "import_row" add constraint "import_row_organization_id_import_batch_id_number_unique" unique ("organization_id", "import_batch_id", "number")',
    );
    this.addSql('alter table "import_row" add constraint "import_row_key" unique ("organization_id", "id")');
    this.addSql('alter table "import_batch" enable row level security');
    this.addSql('alter table "import_batch" force row level security');
    this.addSql(
      `create policy "import_batch_organization_policy" on "import_batch" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
    this.addSql('alter table "import_row" enable row level security');
    this.addSql('alter table "import_row" force row level security');
    this.addSql(
      `create policy "import_row_organization_policy" on "import_row" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
    this.addSql(
      'alter table "import_batch" add constraint "import_batch_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    this.addSql(
      'alter table "import_row" add constraint "import_row_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    this.addSql(
      'alter table "import_batch" add constraint "import_batch_created_by_id_wall" foreign key (organization_id, created_by_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "import_row" add constraint "import_row_import_batch_id_wall" foreign key (organization_id, import_batch_id) references "import_batch" (organization_id, id) deferrable initially deferred',
    );
  }
}
