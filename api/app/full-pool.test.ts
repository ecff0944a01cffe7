import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { connections } from '../platform/database/read-pool.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Client } from '../testing/client.ts';
import { Kitchen } from '../testing/factories.ts';
import { until } from '../testing/live-socket.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
  // From here on the server has cached the session.
  await manager.get('/api/notifications/unread');
});
afterAll(() => api.stop());

/** Seconds, longer than anybody waits for a connection. */
const LONG = 4;
/** How many connections are in use by now. */
let busyNow = 0;
const wait = async (db: Db): Promise<void> => {
  await sql`select 1`.execute(db);
  busyNow += 1;
  await sql`select pg_sleep(${LONG})`.execute(db);
  busyNow -= 1;
};
const times = (count: number, work: () => Promise<unknown>) => Promise.all(Array.from({ length: count }, work));

const report = `{ prepReport(from: "2026-11-01", to: "2026-11-02") { days { date } } }`;
const addTask = `mutation { addPrepTask(input: { name: "Peel", targetQuantity: "1", unit: "kg", dueTime: "16:00" }) { id } }`;

/** The response to a request while every connection is busy, and how long it took. */
async function answerMeanwhile(busy: Promise<unknown>, count: number, request: () => ReturnType<Client['call']>) {
  await until(() => busyNow === count);
  const started = performance.now();
  const { status, headers, text } = await request();
  const waited = performance.now() - started;
  await busy;
  return { status, retryAfter: headers.get('retry-after'), text, waited };
}

describe('while every connection for reads is busy', () => {
  test('a read is refused in time, with the seconds until a retry', async () => {
    const busy = times(connections.screens, () => api.app.database.read(kitchen.id, wait));
    const answer = await answerMeanwhile(busy, connections.screens, () => manager.get('/api/notifications/unread'));
    expect(answer).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
    expect(answer.waited).toBeLessThan(LONG * 800);
  });

  test('a press is applied', async () => {
    const busy = times(connections.screens, () => api.app.database.read(kitchen.id, wait));
    await until(() => busyNow === connections.screens);
    const done = await Promise.race([manager.request(addTask), busy.then(() => 'late')]);
    expect(done).toMatchObject({ addPrepTask: { id: expect.any(String) } });
    await busy;
  });

  test('a request succeeds once connections are free again', async () => {
    expect((await manager.get('/api/notifications/unread')).status).toBe(200);
  });
});

test('while every connection for writes is busy a press is refused in time, and changes nothing', async () => {
  const busy = times(connections.writes, () => kitchen.write((tx) => wait(tx.db)));
  const answer = await answerMeanwhile(busy, connections.writes, () =>
    manager.post('/graphql', { query: addTask.replace('Peel', 'Refused') }),
  );
  expect(answer.text).toContain('"UNAVAILABLE"');
  expect(answer.waited).toBeLessThan(LONG * 800);
  const { rows } = await api.app.database.read(kitchen.id, (db) =>
    sql`select 1 from prep_task where name = 'Refused'`.execute(db),
  );
  expect(rows).toEqual([]);
});

test('slow reports leave the connections of screens free', async () => {
  const busy = times(connections.reports, () => api.app.database.readReport(kitchen.id, wait));
  await until(() => busyNow === connections.reports);
  const read = manager.get('/api/notifications/unread');
  expect(await Promise.race([read.then(({ status }) => status), busy.then(() => 'late')])).toBe(200);
  await busy;
  expect(await manager.request(report)).toMatchObject({ prepReport: { days: expect.anything() } });
});
