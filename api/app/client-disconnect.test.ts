import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Kitchen } from '../testing/factories.ts';
import { until } from '../testing/live-socket.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let manager: Client;
/** Holds a lock on the table that the reads wait for. */
let holder: pg.Client;
let watcher: pg.Client;

beforeAll(async () => {
  api = await startApi();
  manager = await (await Kitchen.create(api)).signIn('manager');
  holder = new pg.Client({ connectionString: api.databaseUrl });
  watcher = new pg.Client({ connectionString: api.databaseUrl });
  await Promise.all([holder.connect(), watcher.connect()]);
});
afterAll(async () => {
  await Promise.all([holder.end(), watcher.end()]);
  await api.stop();
});

const report = '{ prepReport(from: "2026-11-01", to: "2026-11-02") { days { date } } }';

/** Sends a request that waits for a locked table, and resolves once it waits. Returns the function that disconnects the client. */
async function requestWaiting(path: string, request: RequestInit = {}): Promise<() => void> {
  const leaving = new AbortController();
  const before = await waiting();
  const headers = { 'content-type': 'application/json', cookie: manager.cookie ?? '' };
  void fetch(`${api.url}${path}`, { ...request, headers, signal: leaving.signal }).catch(() => undefined);
  await until(async () => (await waiting()) === before + 1);
  return () => leaving.abort();
}

function requestReport(): Promise<() => void> {
  return requestWaiting('/graphql', { method: 'POST', body: JSON.stringify({ query: report }) });
}

async function waiting(): Promise<number> {
  const { rows } = await watcher.query<{ count: string }>(
    "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ 'prep_task|notification'",
  );
  return Number(rows[0]?.count);
}

afterEach(() => void vi.restoreAllMocks());

test('a report is cancelled when its client disconnects, also when all connections for reports are in use', async () => {
  const error = vi.spyOn(api.app.log, 'error');
  await holder.query('begin; lock table prep_task in access exclusive mode');
  const [leave, ...others] = [await requestReport(), await requestReport(), await requestReport()];
  leave();
  await until(async () => (await waiting()) === 2);
  for (const other of others) other();
  await until(async () => (await waiting()) === 0);
  await holder.query('rollback');
  expect(error.mock.calls).toEqual([]);
});

test('a REST call whose client disconnects is not a server error', async () => {
  const error = vi.spyOn(api.app.log, 'error');
  const debug = vi.spyOn(api.app.log, 'debug');
  await holder.query('begin; lock table notification in access exclusive mode');
  const leave = await requestWaiting('/api/notifications/unread');
  leave();
  await until(async () => (await waiting()) === 0);
  await holder.query('rollback');
  await until(() => debug.mock.calls.some(([, text]) => text === 'client left'));
  expect(error.mock.calls).toEqual([]);
});

test('the connections of cancelled reports serve the next requests', async () => {
  for (let turn = 0; turn < 6; turn += 1) expect(await manager.request(report)).toEqual({ prepReport: { days: [] } });
});
