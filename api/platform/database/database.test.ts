import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Organization } from '../../features/organizations/organization.entity.ts';
import { Kitchen } from '../../testing/factories.ts';
import { until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { User } from '../../features/users/user.entity.ts';
import { Station } from '../../features/stations/station.entity.ts';
import { lastEventSeq } from '../live/events.queries.ts';
import type { Db } from './tables.ts';
import { add, find, type Transaction } from './transaction.ts';

let api: TestApi;
let kitchen: Kitchen;
let other: Kitchen;
let actorId: string;

beforeAll(async () => {
  api = await startApi();
  [kitchen, other] = [await Kitchen.create(api), await Kitchen.create(api)];
  actorId = (await kitchen.user()).id;
});
afterAll(() => api.stop());

const stationCount = async () =>
  (await api.app.database.read(kitchen.id, (db) => db.selectFrom('station').select('id').execute())).length;

function addStation(name: string, idempotencyKey: string) {
  const scope = { organizationId: kitchen.id, actorId, idempotencyKey };
  return api.app.database.write(scope, 'station.created', { name }, async (tx) => {
    const station = add(tx, Station, { name });
    await tx.em.flush();
    tx.record({ entity: 'Station', entityId: station.id });
    return { id: station.id, createdAt: station.createdAt };
  });
}

describe('a write', () => {
  test('repeated with its key has one effect and one response, dates included', async () => {
    const before = await stationCount();
    const first = await addStation('Grill', 'key-1');
    expect(await addStation('Grill', 'key-1')).toEqual(first);
    expect(await stationCount()).toBe(before + 1);
  });

  test('sent ten times at once with one key has one effect', async () => {
    const before = await stationCount();
    const answers = await Promise.all(Array.from({ length: 10 }, () => addStation('Fry', 'key-2')));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await stationCount()).toBe(before + 1);
  });

  test('with a used key and a different body is refused', async () => {
    await addStation('Pass', 'key-3');
    await expect(addStation('Pastry', 'key-3')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  test('that fails leaves nothing: no row, no event, no key', async () => {
    const [before, seq] = [await stationCount(), await api.app.database.read(kitchen.id, lastEventSeq)];
    const failing = kitchen.write(async (tx) => {
      add(tx, Station, { name: 'Half' });
      tx.record({ entity: 'Station', entityId: null });
      await tx.em.flush();
      throw new Error('half way');
    });
    await expect(failing).rejects.toThrow('half way');
    expect([await stationCount(), await api.app.database.read(kitchen.id, lastEventSeq)]).toEqual([before, seq]);
  });

  test('numbers its events without gaps under concurrency', async () => {
    const before = await api.app.database.read(other.id, lastEventSeq);
    const event = (tx: Transaction) => Promise.resolve(tx.record({ entity: 'Test', entityId: null }));
    await Promise.all(Array.from({ length: 40 }, () => other.write(event)));
    const rows = await api.app.database.read(other.id, (db) =>
      db.selectFrom('event').select('seq').where('seq', '>', before).orderBy('seq').execute(),
    );
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => before + index + 1));
  });

  test('refuses a stale version, and the refusal contains no row', async () => {
    const station = await kitchen.station();
    await kitchen.write(async (tx) => void ((await find(tx, Station, 'station', station.id)).colour = '#111111'));
    const stale = kitchen.write((tx) => find(tx, Station, 'station', station.id, { version: station.version }));
    await expect(stale).rejects.toMatchObject({ code: 'CONFLICT', detail: {} });
  });
});

describe('a table that a migration changes under a running server', () => {
  test('can still be read and written with prepared statements', async () => {
    const crowd = <T>(one: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, one));
    const write = () => kitchen.write((tx) => tx.db.selectFrom('station').selectAll().where('sort', '>=', 0).execute());
    const read = () =>
      api.app.database.read(kitchen.id, (db) => db.selectFrom('station').selectAll().where('sort', '>=', 0).execute());
    await crowd(write);
    await crowd(read);
    await api.app.database.orm.em.getConnection().execute('alter table station add column extra text');
    expect(await crowd(write)).toHaveLength(20);
    expect(await crowd(read)).toHaveLength(20);
  });
});

describe('a read', () => {
  const stations = (db: Db) => db.selectFrom('station').select('name').orderBy('name').execute();
  const transaction = sql<{ id: string }>`select transaction_timestamp()::text as id`;

  test('runs statements of one tick in one transaction, and later ones in another', async () => {
    const ids = await api.app.database.read(kitchen.id, async (db) => {
      const both = await Promise.all([transaction.execute(db), transaction.execute(db)]);
      const later = await transaction.execute(db);
      return [...both, later].map(({ rows: [row] }) => row?.id);
    });
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test('leaves no transaction open', async () => {
    await Promise.all(Array.from({ length: 20 }, () => api.app.database.read(kitchen.id, stations)));
    const open = sql`select pid from pg_stat_activity
      where datname = current_database() and application_name = 'brigade-reads' and state like 'idle in transaction%'`;
    await until(async () => (await open.execute(api.app.database.unscoped())).rows.length === 0);
  });

  test('goes on after a failed statement, still in its organization', async () => {
    await kitchen.station({ name: 'Bakery' });
    await other.station({ name: 'Elsewhere' });
    const seen = await api.app.database.read(kitchen.id, async (db) => {
      await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow(/division by zero/);
      return stations(db);
    });
    expect(seen).toContainEqual({ name: 'Bakery' });
    expect(seen).not.toContainEqual({ name: 'Elsewhere' });
  });

  test('sends nothing after its end, when its connection may serve another organization', async () => {
    const late = Promise.withResolvers<Db>();
    await api.app.database.read(kitchen.id, async (db) => late.resolve(db));
    await expect(stations(await late.promise)).rejects.toThrow('The read has ended.');
  });
});

describe('tenant isolation', () => {
  test('a row of another organization is not found for reading or writing', async () => {
    const foreign = await other.station();
    await expect(kitchen.write((tx) => find(tx, Station, 'station', foreign.id))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const rows = await api.app.database.read(kitchen.id, (db) =>
      db.selectFrom('station').selectAll().where('id', '=', foreign.id).execute(),
    );
    expect(rows).toEqual([]);
  });

  test('a row of another organization is refused at the flush, and by the database', async () => {
    const smuggle = (write: (tx: Transaction, row: Station) => Promise<unknown>) =>
      kitchen.write(async (tx) => {
        const row = Object.assign(new Station(), { organizationId: other.id, name: 'Smuggled' });
        await write(tx, row);
      });
    await expect(smuggle(async (tx, row) => tx.em.persist(row).flush())).rejects.toThrow(/another organization/);
    const raw = 'insert into station (id, organization_id, name) values (?, ?, ?)';
    const past = smuggle((tx, row) => tx.em.execute(raw, [row.id, row.organizationId, row.name]));
    await expect(past).rejects.toThrow(/row-level security/);
  });

  test('a row that references another organization cannot be stored', async () => {
    const foreign = await other.station();
    const user = await kitchen.user();
    const pointing = kitchen.write((tx) => tx.em.nativeUpdate(User, { id: user.id }, { stationId: foreign.id }));
    await expect(pointing).rejects.toThrow(/foreign key/);
  });

  test('an organization reads only its own row', async () => {
    const seen = await kitchen.write((tx) => tx.em.find(Organization, {}));
    expect(seen.map(({ id }) => id)).toEqual([kitchen.id]);
  });
});
