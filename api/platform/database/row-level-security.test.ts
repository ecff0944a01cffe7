import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { Item } from '../../features/inventory/items/item.entity.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

/** Tables that belong to no organization: read before the organization is identified, and the table of migrations. */
const GLOBAL = ['credential', 'device_pairing', 'migration', 'organization_code'];

let api: TestApi;
let db: pg.Client;

beforeAll(async () => {
  api = await startApi();
  db = new pg.Client({ connectionString: api.databaseUrl });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await api.stop();
});

async function names(sql: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(sql, [GLOBAL]);
  return rows.map(({ name }) => name);
}

describe('tenant isolation, read from the catalog', () => {
  test('every other table has a not null organization_id, forced row level security and a policy', async () => {
    expect(
      await names(`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all($1) and not (
          c.relrowsecurity and c.relforcerowsecurity
          and exists (select 1 from pg_policy p where p.polrelid = c.oid and pg_get_expr(p.polqual, c.oid) like '%app.organization%')
          and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and a.attnotnull))`),
    ).toEqual([]);
  });

  test('every owned table has the key (organization_id, id)', async () => {
    expect(
      await names(`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all($1) and not exists (
          select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'u'
            and pg_get_constraintdef(k.oid) = 'UNIQUE (organization_id, id)')`),
    ).toEqual([]);
  });

  test('every foreign key between owned tables includes organization_id, and every *_id column has one', async () => {
    expect(
      await names(`select k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
        where k.contype = 'f' and c.relname <> all($1) and pg_get_constraintdef(k.oid) not like 'FOREIGN KEY (organization_id%'`),
    ).toEqual([]);
    const free = ['event.entity_id', 'notification.entity_id', 'stock_movement.source_id', 'event.actor_id'];
    // Ids of other programs.
    const external = ['item', 'recipe', 'supplier', 'delivery', 'sale_line'].map((table) => `${table}.external_id`);
    const loose =
      await names(`select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
        join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all($1) and a.attname like '%\\_id' and a.attname <> 'organization_id'
          and not a.attisdropped and not exists (
            select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey))`);
    expect(loose.filter((name) => ![...free, ...external].includes(name))).toEqual([]);
  });

  test('a foreign key is named after its table and column', async () => {
    expect(
      await names(`select k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
        where k.contype = 'f' and c.relname <> all($1) and k.conname <> c.relname || '_organization'
          and k.conname <> c.relname || '_' || (
            select attname from pg_attribute a where a.attrelid = c.oid and a.attnum = k.conkey[cardinality(k.conkey)]) || '_fkey'`),
    ).toEqual([]);
  });

  test('every secondary index starts with organization_id', async () => {
    const loose =
      await names(`select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
        join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relname <> all($1) and not i.indisprimary
          and (select attname from pg_attribute where attrelid = c.oid and attnum = i.indkey[0]) <> 'organization_id'`);
    expect(loose).toEqual(['session_token_hash_unique']);
  });

  test('the role is neither superuser nor exempt from row level security, and a read without an organization throws', async () => {
    const { rows } = await db.query(
      'select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([{ free: false }]);
    await expect(db.query('select * from item')).rejects.toThrow(/app\.organization/);
    await expect(api.app.database.orm.em.fork().find(Item, {})).rejects.toThrow(/organization/);
  });
});
