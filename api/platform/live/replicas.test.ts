import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
// oxlint-disable-next-line no-restricted-imports -- a job that is not done twice
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Redis } from 'ioredis';
import pg from 'pg';
import { WebSocket } from 'ws';
import { SECOND } from '#schema/milliseconds.ts';
import { Client } from '../../testing/client.ts';
import { openGraphSocket } from '../../testing/graph-socket.ts';
import { pairDevice } from '../../testing/pair-device.ts';
import { until } from '../../testing/live-socket.ts';
import { millisecondsOf, shortestOf } from '../../testing/shortest-of.ts';
import { freePort, spawnProduct, type SpawnedProduct } from '../../testing/spawn-product.ts';
import { cloneTemplate } from '../../testing/start-api.ts';
import { TokenClient, tokenOf } from '../../testing/token-client.ts';
import { signIn, startWriters } from '../../testing/writers.ts';
import { CHANNEL } from './event-notifier.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** A kitchen served by two processes on one database. */
interface Pair {
  readonly a: SpawnedProduct;
  readonly b: SpawnedProduct;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

async function startPair(settings: Record<string, string> = {}): Promise<Pair> {
  const databaseUrl = await cloneTemplate();
  const environment = { DATABASE_URL: databaseUrl, DEMO: 'false', METRICS_TOKEN, ...settings };
  const a = await spawnProduct(environment);
  const b = await spawnProduct(environment);
  return {
    a,
    b,
    databaseUrl,
    stop: async () => {
      await Promise.all([a.stop(), b.stop()]);
    },
  };
}

interface Listener {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  /** Resolves with the milliseconds until a message that contains the text; rejects after 30 s. */
  receives(text: string): Promise<number>;
}

async function listen(product: SpawnedProduct, client: Client): Promise<Listener> {
  const headers = { origin: product.url, cookie: client.cookie ?? '' };
  const socket = new WebSocket(`${product.url.replace('http', 'ws')}/ws`, { headers });
  const received: string[] = [];
  socket.on('message', (data: Buffer) => received.push(data.toString()));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  socket.send('{"type":"REQUEST_INITIAL_DATA"}');
  await until(() => received.length > 0);
  const receives = async (text: string): Promise<number> => {
    const started = Date.now();
    await until(() => received.some((message) => message.includes(text)), 30_000);
    return Date.now() - started;
  };
  return { socket, closed, receives };
}

async function addTask(client: Client): Promise<string> {
  const input = { name: 'Dice onions', targetQuantity: '1', unit: 'kg', dueTime: '12:00' };
  const document = 'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }';
  const { addPrepTask } = await client.request<{ addPrepTask: { id: string } }>(document, { input });
  return addPrepTask.id;
}

/** The longest time of several writes from the response on A to the message on B, in milliseconds. */
async function worstDelay(writer: Client, listener: Listener): Promise<number> {
  let worst = 0;
  for (let count = 0; count < 5; count += 1) worst = Math.max(worst, await listener.receives(await addTask(writer)));
  return worst;
}

/** Each of several writes arrives within a second: after a lost notification it takes up to five. */
async function expectPrompt(writer: Client, listener: Listener): Promise<void> {
  expect(await shortestOf(() => worstDelay(writer, listener), SECOND)).toBeLessThan(SECOND);
}

/** A token revoked on A is refused by B, and its connections there are closed. */
async function timeOfRevocation({ a, b }: Pair): Promise<number> {
  const admin = await signIn(a);
  const { secret, tokenId } = await tokenOf(admin);
  const onB = new TokenClient(b, secret);
  const socket = new WebSocket(`${b.url.replace('http', 'ws')}/ws`, { headers: { authorization: `Bearer ${secret}` } });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  expect((await onB.get('/api/user')).status).toBe(200);
  return millisecondsOf(async () => {
    await admin.request('mutation ($id: ID!) { revokeApiToken(input: { id: $id }) { id } }', { id: tokenId });
    await until(async () => (await onB.get('/api/user')).status === 401);
    expect(await closed).toBe(4401);
  });
}

/** Opens a graphql-ws socket and an event stream; resolves to what checks that the server has ended both. */
async function subscribe(client: Client): Promise<() => Promise<void>> {
  const socket = await openGraphSocket(client);
  const stream = await fetch(`${client.api.url}/graphql`, {
    method: 'POST',
    headers: { cookie: client.cookie ?? '', 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: 'subscription { liveEvents { type } }' }),
  });
  const text = stream.text();
  return async () => {
    expect(await socket.closed).toBe(4401);
    expect(await text).toContain('event: complete');
  };
}

/** A session ended on A is refused by B, and its connections there are closed. */
async function timeOfSignOut({ a, b }: Pair): Promise<number> {
  const client = await signIn(a);
  const onB = new Client(b);
  onB.cookie = client.cookie;
  const { closed } = await listen(b, onB);
  const expectEnded = await subscribe(onB);
  expect((await onB.get('/api/user')).status).toBe(200);
  return millisecondsOf(async () => {
    await client.post('/api/logout');
    await until(async () => (await onB.get('/api/user')).status === 401);
    expect(await closed).toBe(4401);
    await expectEnded();
  });
}

/** Sessions by PIN on B, with their socket and event stream, end when the person gets a new PIN on A. */
async function timeOfNewPin({ a, b }: Pair): Promise<number> {
  const person = await signIn(a);
  const issue = async () =>
    (await person.request<{ issuePin: { pin: string } }>('mutation { issuePin { pin } }')).issuePin.pin;
  const tablet = await pairDevice(person, { kind: 'tablet', scopes: [] });
  expect((await tablet.post('/api/devices/pin', { pin: await issue() })).status).toBe(200);
  const onB = new Client(b);
  onB.cookie = tablet.cookie;
  const expectEnded = await subscribe(onB);
  return millisecondsOf(async () => {
    await issue();
    await expectEnded();
  });
}

const KILL_NOTIFIERS =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'brigade-live'";

const METRICS_TOKEN = 'a-token-for-the-scraper';

/** How often a server has run a job, by its metrics. */
async function runsOf({ url }: SpawnedProduct, job: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(
    new RegExp(`^brigade_jobs_total\\{job="${job}",outcome="done"\\} (\\d+)`, 'm').exec(await answer.text())?.[1] ?? 0,
  );
}

describe('two servers notified through PostgreSQL', () => {
  let pair: Pair;
  let admin: pg.Client;

  beforeAll(async () => {
    pair = await startPair();
    const url = new URL(process.env['TEST_ADMIN_URL'] ?? '');
    url.pathname = new URL(pair.databaseUrl).pathname;
    admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    await bothListen();
  });
  afterAll(async () => {
    await admin.end();
    await pair.stop();
  });

  /** Both processes have a connection for notifications: what is sent before is found by the next poll only. */
  async function bothListen(): Promise<void> {
    const listening =
      "select from pg_stat_activity where datname = current_database() and application_name = 'brigade-live' and state = 'idle' and query <> ''";
    await until(async () => (await admin.query(listening)).rowCount === 2, 30_000);
  }

  test('a write on one reaches a socket of the other within a second', async () => {
    const listener = await listen(pair.b, await signIn(pair.b));
    await expectPrompt(await signIn(pair.a), listener);
    listener.socket.close();
  });

  test('recovers after its notification connections were killed', async () => {
    const listener = await listen(pair.b, await signIn(pair.b));
    const writer = await signIn(pair.a);
    const killed = await admin.query(KILL_NOTIFIERS);
    // Meanwhile no event is lost: each process polls every few seconds.
    expect(await worstDelay(writer, listener)).toBeLessThan(6_000);
    expect(killed.rowCount).toBe(2);
    await bothListen();
    await expectPrompt(writer, listener);
    listener.socket.close();
  });

  test('goes on while its notification connections are killed under writes', async () => {
    const client = await signIn(pair.a);
    for (let kills = 0; kills < 10; kills += 1) {
      // Not while waiting for the new connections: writes during ten waits would exceed the rate limit of one person.
      const writers = startWriters(client);
      await writers.more(10);
      await admin.query(KILL_NOTIFIERS);
      await writers.more(10);
      await writers.stop();
      expect(writers.failures).toEqual([]);
      await bothListen();
    }
  });

  test('an API token revoked on one is refused on the other within a second, and its connections are closed', async () => {
    expect(await shortestOf(() => timeOfRevocation(pair), SECOND)).toBeLessThan(SECOND);
  });

  test('a session ended on one is refused on the other within a second, and its connections are closed', async () => {
    expect(await shortestOf(() => timeOfSignOut(pair), SECOND)).toBeLessThan(SECOND);
  });

  test('a session by PIN on one ends within a second when its person gets a new PIN on the other', async () => {
    expect(await shortestOf(() => timeOfNewPin(pair), SECOND)).toBeLessThan(SECOND);
  });

  test('each tick of a job runs once', async () => {
    const ticks = async () => {
      const answer = await admin.query<{ done: number; retried: number }>(
        `select count(*)::int as done, sum(retry_count)::int as retried from jobs.job
         where name = 'line-checks' and state = 'completed' group by date_trunc('minute', created_on)`,
      );
      return answer.rows;
    };
    await until(async () => (await ticks()).length > 0, 75_000);
    // Real time: nothing shows when the other process would have done it too, and the next tick is a minute away.
    await sleep(6_000);
    const seen = await ticks();
    expect(seen.length).toBeGreaterThan(0);
    for (const tick of seen) expect(tick).toEqual({ done: 1, retried: 0 });
    const runs = await Promise.all([pair.a, pair.b].map((server) => runsOf(server, 'line-checks')));
    expect(runs.reduce((sum, count) => sum + count)).toBe(seen.length);
  });
});

const redisInstalled = spawnSync('redis-server', ['--version']).status === 0;
if (!redisInstalled)
  process.stderr.write('redis-server is not installed: the test of two servers on Redis is left out.\n');

(redisInstalled ? describe : describe.skip)('two servers notified through Redis (needs redis-server)', () => {
  let redis: ChildProcess;
  let pair: Pair;

  beforeAll(async () => {
    const port = await freePort();
    redis = startRedis(port);
    pair = await startPair({ REDIS_URL: `redis://127.0.0.1:${port}` });
    const client = new Redis(port);
    // Both processes have subscribed: what is sent before is found by the next poll only.
    await until(async () => (await client.pubsub('NUMSUB', CHANNEL))[1] === 2, 30_000);
    client.disconnect();
  });
  afterAll(async () => {
    redis.kill();
    await pair.stop();
  });

  function startRedis(port: number): ChildProcess {
    return spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
  }

  test('a write on one reaches a socket of the other within a second', async () => {
    const listener = await listen(pair.b, await signIn(pair.b));
    await expectPrompt(await signIn(pair.a), listener);
    listener.socket.close();
  });

  test('a session ended on one is refused on the other within a second, and its connections are closed', async () => {
    expect(await shortestOf(() => timeOfSignOut(pair), SECOND)).toBeLessThan(SECOND);
  });

  test('a session by PIN on one ends within a second when its person gets a new PIN on the other', async () => {
    expect(await shortestOf(() => timeOfNewPin(pair), SECOND)).toBeLessThan(SECOND);
  });

  test('without Redis no message is lost, only delayed', async () => {
    const listener = await listen(pair.b, await signIn(pair.b));
    const writer = await signIn(pair.a);
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    // Waits at most 30 s; without Redis each process polls every few seconds.
    expect(await listener.receives(await addTask(writer))).toBeLessThan(6_000);
    listener.socket.close();
  });
});
