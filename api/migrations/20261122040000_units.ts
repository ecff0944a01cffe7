import { Migration } from '@mikro-orm/migrations';

const begin =
  '"id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1';

const tables = [
  `create table "item_category" (${begin}, "code" text null, "name" text not null, "name_es" text null, "sort" smallint not null default 0, "archived_at" timestamptz(3) null, primary key ("id"))`,
  'alter table "item_category" add constraint "item_category_organization_id_code_unique" unique ("organization_id", "code")',
  'alter table "item_category" add constraint "item_category_key" unique ("organization_id", "id")',
  `create table "unit" (${begin}, "code" text not null, "name" text not null, "name_es" text null, "archived_at" timestamptz(3) null, primary key ("id"))`,
  'alter table "unit" add constraint "unit_organization_id_code_unique" unique ("organization_id", "code")',
  'alter table "unit" add constraint "unit_key" unique ("organization_id", "id")',
  `create table "item_conversion" (${begin}, "item_id" uuid not null, "from_quantity" numeric(14,4) not null, "from_unit" text not null, "to_quantity" numeric(14,4) not null, "to_unit" text not null, "source" text not null default 'manual', "by_user_id" uuid null, "at" timestamptz(3) not null, primary key ("id"))`,
  'create index "item_conversion_organization_id_item_id_at_index" on "item_conversion" ("organization_id", "item_id", "at")',
  'alter table "item_conversion" add constraint "item_conversion_key" unique ("organization_id", "id")',
];

/** The categories that items had until now, as every kitchen's first rows. A migration is frozen: it does not read the product's. */
const categories = `(values (0, 'produce', 'Produce', 'Verdura y fruta'), (1, 'meat', 'Meat', 'Carne'), (2, 'fish', 'Fish', 'Pescado'),
  (3, 'dairy', 'Dairy', 'Lácteos'), (4, 'dry', 'Dry goods', 'Secos'), (5, 'prepared', 'Prepared', 'Elaborados'), (6, 'supply', 'Supplies', 'Consumibles'))`;

/** Every item references the category row of its former text. */
const carryOver = [
  `insert into item_category (id, organization_id, sort, code, name, name_es)
    select gen_random_uuid(), organization.id, given.sort, given.code, given.name, given.name_es
    from organization cross join ${categories} given (sort, code, name, name_es)`,
  'alter table "item" add "category_id" uuid null',
  `update item set category_id = item_category.id from item_category
    where item_category.organization_id = item.organization_id and item_category.code = item.category`,
  'drop index "item_organization_id_category_name_index"',
  'alter table "item" drop column "category"',
  'alter table "item" alter column "category_id" set not null',
  'create index "item_organization_id_category_id_name_index" on "item" ("organization_id", "category_id", "name")',
];

const owned = ['item_category', 'unit', 'item_conversion'];

/** child table, column, parent table: the pair (organization_id, column) must exist in the parent. */
const references: [string, string, string][] = [
  ['item', 'category_id', 'item_category'],
  ['item_conversion', 'item_id', 'item'],
  ['item_conversion', 'by_user_id', 'app_user'],
];

/** Reads rows of every organization, so row level security is not forced on the owner meanwhile. */
const existing = ['organization', 'item', 'app_user'];

/** Item categories as rows of the kitchen, custom units, and unit conversions of items. */
export class Units extends Migration {
  override up(): void {
    // Rows that an earlier migration of this transaction wrote are checked before their tables change again.
    this.addSql('set constraints all immediate');
    for (const table of existing) this.addSql(`alter table "${table}" no force row level security`);
    for (const statement of [...tables, ...carryOver]) this.addSql(statement);
    for (const table of owned) {
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
      this.addSql(
        `create policy "${table}_organization_policy" on "${table}" using ("organization_id" = current_setting('app.organization')::uuid)`,
      );
    }
    for (const table of [...owned, ...existing]) this.addSql(`alter table "${table}" force row level security`);
  }
}
