import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { batchingSocket } from './batching-socket.ts';
import { MAX_PREPARED, prepareStatements } from './prepared.ts';
import { RESTORE_LOCK } from './restore-lock.ts';

const naming = 'select set_config($1, $2, true)';
const organizationId = '01a20ffb-2e2a-75d2-8384-87cfb25e2053';
const organization = "select current_setting('app.organization', true) as organization, $1::int as number";

let api: TestApi;
let pool: pg.Pool;
let client: pg.PoolClient;

beforeAll(async () => {
  api = await startApi();
  const options = { pipeline: true, stream: batchingSocket, lock_timeout: 100, max: 1 };
  pool = new pg.Pool({ connectionString: api.databaseUrl, ...options });
  prepareStatements(pool);
  client = await pool.connect();
});
afterAll(async () => {
  client.release();
  await pool.end();
  await api.stop();
});

test('the first statement of a transaction is of its organization, which ends with it', async () => {
  await client.query('begin', []);
  await client.query(naming, ['app.organization', organizationId]);
  const { rows } = await client.query(organization, [1]);
  expect(rows).toEqual([{ organization: organizationId, number: 1 }]);
  await client.query('commit', []);
  expect((await client.query(organization, [2])).rows).toEqual([{ organization: '', number: 2 }]);
});

test('when the start of a transaction fails, its first statement fails with the reason, and nothing is done', async () => {
  const restore = new pg.Client({ connectionString: api.databaseUrl });
  await restore.connect();
  await restore.query(`select pg_advisory_lock(${RESTORE_LOCK})`);
  await client.query('begin', []);
  await client.query(naming, ['app.organization', organizationId]);
  await expect(client.query('create table done (id int)', [])).rejects.toMatchObject({ code: '55P03' });
  await client.query('rollback', []);
  await restore.end();
  const found = await client.query("select to_regclass('done') as done", []);
  expect(found.rows).toEqual([{ done: null }]);
});

test('however many different statements programs send, a connection keeps a bounded number of them prepared', async () => {
  const counts: number[] = [];
  for (let number = 0; number < 15 * MAX_PREPARED; number += 1) {
    await api.app.database.read(organizationId, (db) => sql.raw(`select ${number}`).execute(db));
    if (number % 50 > 0) continue;
    const prepared = sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements`;
    const { rows } = await api.app.database.read(organizationId, (db) => prepared.execute(db));
    counts.push(rows[0]?.count ?? 0);
  }
  expect(Math.max(...counts)).toBeGreaterThan(MAX_PREPARED);
  expect(Math.max(...counts)).toBeLessThanOrEqual(2 * MAX_PREPARED + 2);
});

test('what is no organization is never put into the message that starts a transaction', async () => {
  await client.query('begin', []);
  const setting = "'); create table done (id int); --";
  await client.query(naming, ['app.organization', setting]);
  const { rows } = await client.query("select current_setting('app.organization') as organization", []);
  await client.query('rollback', []);
  expect(rows).toEqual([{ organization: setting }]);
});
