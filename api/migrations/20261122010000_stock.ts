import { Migration } from '@mikro-orm/migrations';

const base =
  '"id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1';

const newTables = [
  `create table "location" (${base}, "name" text not null, primary key ("id"))`,
  'alter table "location" add constraint "location_organization_id_name_unique" unique ("organization_id", "name")',
  'alter table "location" add constraint "location_key" unique ("organization_id", "id")',
  `create table "stock_owed" (${base}, "movement_id" uuid not null, "item_id" uuid not null, "quantity" numeric(14,4) not null, "value" numeric(18,4) null, primary key ("id"))`,
  'create index "stock_owed_organization_id_item_id_index" on "stock_owed" ("organization_id", "item_id")',
  'alter table "stock_owed" add constraint "stock_owed_organization_id_movement_id_unique" unique ("organization_id", "movement_id")',
  'alter table "stock_owed" add constraint "stock_owed_key" unique ("organization_id", "id")',
  'alter table "stock_owed" add constraint "stock_owed_not_negative" check (quantity >= 0)',
  `create table "delivery_correction" (${base}, "delivery_line_id" uuid not null, "old_unit_price" numeric(14,6) null, "new_unit_price" numeric(14,6) null, "old_quantity" numeric(14,4) not null, "new_quantity" numeric(14,4) not null, "used_quantity" numeric(14,4) not null, "used_difference" numeric(18,4) null, "reason" text not null, "by_user_id" uuid null, primary key ("id"))`,
  'create index "delivery_correction_organization_id_delivery_line__520e8_index" on "delivery_correction" ("organization_id", "delivery_line_id", "created_at")',
  'alter table "delivery_correction" add constraint "delivery_correction_key" unique ("organization_id", "id")',
];

const newColumns = [
  `alter table "organization" add "jurisdiction" text not null default 'FDA_2022', add "date_mark_days" smallint null`,
  'alter table "item" add "prepared_shelf_life_hours" int null, add "opened_shelf_life_hours" int null, add "frozen_shelf_life_hours" int null, add "thawed_shelf_life_hours" int null, add "entered_unit_cost" numeric(14,6) null, add "entered_cost_at" timestamptz(3) null',
  'alter table "stock_lot" add "value" numeric(18,4) null, add "opened_at" timestamptz(3) null, add "frozen_at" timestamptz(3) null, add "thawed_at" timestamptz(3) null, add "minutes_left_when_frozen" int null, add "quarantine_reason" text null, add "state_before_quarantine" text null, add "override_reason" text null, add "override_by_id" uuid null, add "parent_lot_id" uuid null',
  `alter table "stock_lot" alter column "quantity" set default '0'`,
  'alter table "stock_movement" add "storage_location_id" uuid null, add "lot_state_before" text null, add "settles_id" uuid null, alter column "value" type numeric(18,4)',
  'alter table "waste_entry" add "expected" boolean not null default false, alter column "cost" type numeric(18,4)',
  'alter table "prep_task" add "override_reason" text null, add "override_by_id" uuid null',
];

/** Tables whose rows belong to a location. */
const located = [
  'delivery',
  'line_check',
  'line_check_template',
  'prep_item',
  'prep_task',
  'shift',
  'station',
  'stock_lot',
  'stock_movement',
  'storage_location',
];

/**
 * What was in stock without a lot goes into one lot per item, which takes over the movements that had none. Lots get their
 * codes and what is left of their cost; movements the place of their lot.
 */
const carryOver = [
  'insert into location (id, organization_id, name) select id, id, name from organization',
  `insert into stock_lot (id, organization_id, item_id, storage_location_id, quantity, unit_cost, received_at, lot_code, location_id)
   select gen_random_uuid(), item.organization_id, item.id, item.storage_location_id, sum(movement.quantity), item.last_unit_cost,
     min(movement.occurred_at), 'OLD-' || upper(substr(md5(item.id::text), 1, 8)), item.organization_id
   from stock_movement movement join item on item.id = movement.item_id where movement.lot_id is null group by item.id`,
  `update stock_movement set lot_id = lot.id from stock_lot lot
   where stock_movement.lot_id is null and lot.item_id = stock_movement.item_id and lot.lot_code like 'OLD-%'`,
  `update stock_lot set lot_code = 'L-' || upper(substr(md5(id::text), 1, 10)) where lot_code is null`,
  `update stock_lot set state = 'depleted' where quantity = 0 and state <> 'discarded'`,
  `update stock_lot set value = known.value from (
     select lot_id, sum(value) as value from stock_movement group by lot_id having bool_and(value is not null)) known
   where known.lot_id = stock_lot.id`,
  'update stock_lot set value = 0 where value is null and unit_cost is not null and quantity = 0',
  'update stock_movement set storage_location_id = lot.storage_location_id from stock_lot lot where lot.id = stock_movement.lot_id',
  `update stock_movement set type = 'count_adjust' where type in ('use', 'sale_use', 'return_supplier')`,
  `update item set entered_unit_cost = last_unit_cost, entered_cost_at = created_at where last_unit_cost is not null`,
  `update organization set jurisdiction = 'UK' where country = 'GB'`,
];

const afterCarryOver = [
  'alter table "stock_lot" alter column "lot_code" set not null',
  'alter table "stock_lot" add constraint "stock_lot_organization_id_lot_code_unique" unique ("organization_id", "lot_code")',
  'create index "stock_movement_organization_id_settles_id_index" on "stock_movement" ("organization_id", "settles_id")',
  'create index "stock_movement_organization_id_lot_id_index" on "stock_movement" ("organization_id", "lot_id")',
  'drop table "stock_balance"',
  `create function refuse_ledger_change() returns trigger language plpgsql as $$
   begin
     -- Deleting a whole organisation deletes its rows with it: that arrives from its foreign key, one level down.
     if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
     raise exception 'The stock ledger is append-only: % is refused.', tg_op;
   end $$`,
  'create trigger stock_movement_append_only before update or delete on stock_movement for each row execute function refuse_ledger_change()',
];

/** child table, column, parent table: the pair (organization_id, column) must exist in the parent. */
const references: [string, string, string][] = [
  ['stock_owed', 'item_id', 'item'],
  ['stock_owed', 'movement_id', 'stock_movement'],
  ['stock_movement', 'settles_id', 'stock_movement'],
  ['stock_movement', 'storage_location_id', 'storage_location'],
  ['stock_lot', 'parent_lot_id', 'stock_lot'],
  ['stock_lot', 'override_by_id', 'app_user'],
  ['prep_task', 'override_by_id', 'app_user'],
  ['delivery_correction', 'delivery_line_id', 'delivery_line'],
  ['delivery_correction', 'by_user_id', 'app_user'],
  ...located.map((table): [string, string, string] => [table, 'location_id', 'location']),
];

/** All stock is in lots, with location, cost and dates; the ledger is append-only; every site is a location. */
export class Stock extends Migration {
  override up(): void {
    // Copying data reads every organization's rows, so row level security is not forced on the owner meanwhile.
    const old = ['item', 'organization', 'stock_balance', 'app_user', 'delivery_line', 'waste_entry', ...located];
    for (const table of old) this.addSql(`alter table "${table}" no force row level security`);
    for (const statement of [...newTables, ...newColumns]) this.addSql(statement);
    for (const table of located) this.addSql(`alter table "${table}" add "location_id" uuid null`);
    for (const statement of carryOver) this.addSql(statement);
    for (const table of located) {
      this.addSql(`update "${table}" set location_id = organization_id`);
      this.addSql('set constraints all immediate');
      this.addSql(`alter table "${table}" alter column "location_id" set not null`);
    }
    for (const statement of afterCarryOver) this.addSql(statement);
    for (const table of ['location', 'stock_owed', 'delivery_correction']) {
      this.addSql(
        `alter table "${table}" add constraint "${table}_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred`,
      );
      this.addSql(`alter table "${table}" enable row level security`);
      this.addSql(
        `create policy "${table}_organization_policy" on "${table}" using ("organization_id" = current_setting('app.organization')::uuid)`,
      );
    }
    for (const [child, column, parent] of references) {
      this.addSql(
        `alter table "${child}" add constraint "${child}_${column}_wall" foreign key (organization_id, ${column}) references "${parent}" (organization_id, id) deferrable initially deferred`,
      );
    }
    const forced = [
      ...old.filter((table) => table !== 'stock_balance'),
      'location',
      'stock_owed',
      'delivery_correction',
    ];
    for (const table of forced) this.addSql(`alter table "${table}" force row level security`);
  }
}
