import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { until } from '../testing/live-socket.ts';
import { millisecondsOf, shortestOf } from '../testing/shortest-of.ts';
import { freePort, spawnProduct, type SpawnedProduct } from '../testing/spawn-product.ts';
import { signIn, lostTasks, startWriters, taskNames, type Writers } from '../testing/writers.ts';

vi.setConfig({ testTimeout: 420_000, hookTimeout: 420_000 });

const newDirectory = () => mkdtemp(join(tmpdir(), 'brigade-faults-'));

/** Of one test. */
let dataDir: string;
let product: SpawnedProduct | undefined;

beforeEach(async () => {
  dataDir = await newDirectory();
});
afterEach(async () => {
  await product?.stop();
  product = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the product on the data directory of the test. */
async function start(): Promise<SpawnedProduct> {
  product = await spawnProduct({ DATA_DIR: dataDir, DEMO: 'false' });
  return product;
}

async function killDatabase(): Promise<void> {
  const file = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  process.kill(Number(file.split('\n')[0]), 'SIGKILL');
}

describe('killed in the middle of 8 writers', () => {
  test.each(['server', 'server and database'])(
    'with kill -9 of the %s no acknowledged write is lost',
    async (victims) => {
      const killed = await start();
      const writers = startWriters(await signIn(killed));
      await writers.more(20);
      if (victims !== 'server') await killDatabase();
      killed.child.kill('SIGKILL');
      await killed.ended();
      await writers.stop();

      expect(await lostTasks(await start(), writers.acknowledged)).toEqual([]);
    },
  );

  /** Kills the database and waits until writes succeed again. Returns the milliseconds until the last failed. */
  async function timeOfErrors(writers: ReturnType<typeof startWriters>): Promise<number> {
    const before = writers.failures.length;
    const killed = Date.now();
    await killDatabase();
    await until(() => writers.failures.length > before, 30_000);
    await writers.more(40);
    return (writers.failures.at(-1)?.at ?? Infinity) - killed;
  }

  test('a database killed under a running server restarts by itself: errors for at most 10 s, no write lost', async () => {
    const running = await start();
    const writers = startWriters(await signIn(running));
    await writers.more(20);
    const errors = await timeOfErrors(writers);
    await writers.stop();
    expect(errors).toBeLessThan(10_000);
    expect(await lostTasks(running, writers.acknowledged)).toEqual([]);
  });
});

describe('a stop under load', () => {
  /** The result of stopping a product with eight writers and a socket by several signals, and the product started again. */
  let stopped: { exitCode: number | null; milliseconds: number; closeCode: number; writers: Writers };
  let again: SpawnedProduct;
  let folder: string;

  beforeAll(async () => {
    folder = await newDirectory();
    const running = await spawnProduct({ DATA_DIR: folder, DEMO: 'false' });
    const client = await signIn(running);
    const socket = new WebSocket(`${running.url.replace('http', 'ws')}/ws`, {
      headers: { origin: running.url, cookie: client.cookie ?? '' },
    });
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const writers = startWriters(client);
    await writers.more(20);
    const signaled = Date.now();
    running.child.kill('SIGTERM');
    // oxlint-disable-next-line no-restricted-globals -- the operator signals again while it stops
    setTimeout(() => running.child.kill('SIGTERM'), 20);
    // oxlint-disable-next-line no-restricted-globals -- the operator signals again while it stops
    setTimeout(() => running.child.kill('SIGINT'), 60);
    const exitCode = await running.ended();
    stopped = { exitCode, milliseconds: Date.now() - signaled, closeCode: await closed, writers };
    await writers.stop();
    again = await spawnProduct({ DATA_DIR: folder, DEMO: 'false' });
  }, 420_000);
  afterAll(async () => {
    await again.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('ends within 10 s, despite further signals', () => {
    expect(stopped.exitCode).toBe(0);
    expect(stopped.milliseconds).toBeLessThan(10_000);
  });

  test('closes sockets with 1012', () => {
    expect(stopped.closeCode).toBe(1012);
  });

  test('refuses no request: only connections fail', () => {
    const withoutConnection = /ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET/;
    expect(stopped.writers.failures.filter(({ why }) => !withoutConnection.test(why))).toEqual([]);
  });

  test('loses no acknowledged write', async () => {
    expect(await lostTasks(again, stopped.writers.acknowledged)).toEqual([]);
  });

  test('acknowledges every write that it applies', async () => {
    const done = new Set(await taskNames(again));
    expect(stopped.writers.failures.filter(({ name }) => done.has(name))).toEqual([]);
  });
});

describe('a stop during the start', () => {
  test('ends the database too', async () => {
    const fresh = await newDirectory();
    const child = spawn(process.execPath, ['dist/api/main.js'], {
      cwd: join(import.meta.dirname, '..', '..'),
      env: { PATH: process.env['PATH'], PORT: String(await freePort()), DATA_DIR: fresh, LOG_LEVEL: 'silent' },
      stdio: 'ignore',
    });
    const exit = once(child, 'exit');
    const file = join(fresh, 'postgres', 'postmaster.pid');
    await until(() => existsSync(file), 60_000);
    child.kill('SIGTERM');
    // The exit code is 1 when starting takes longer than the grace period; no further signal is sent.
    expect(await exit).toEqual([expect.any(Number), null]);
    await until(() => !existsSync(file), 60_000);
    await rm(fresh, { recursive: true, force: true });
  });
});

describe('a start that cannot succeed ends with one sentence', () => {
  const refusal = async (environment: Record<string, string>): Promise<string> => {
    const outcome = await spawnProduct(environment).then(
      () => 'it started',
      (error: unknown) => String(error),
    );
    return outcome.trim();
  };

  test('when another server uses the data: within 10 s, naming that process', async () => {
    const running = await start();
    const { port } = new URL(running.url);
    expect(await refusal({ DATA_DIR: dataDir })).toMatch(
      new RegExp(
        `ended with 1: [^\\n]*in use by another Brigade server \\(process ${running.child.pid}, port ${port}\\)[^\\n]*$`,
      ),
    );
    expect(await signIn(running)).toMatchObject({ cookie: expect.stringContaining('=') });
    expect(await shortestOf(() => millisecondsOf(() => refusal({ DATA_DIR: dataDir })), 10_000)).toBeLessThan(10_000);
  });

  test('when the port is taken', async () => {
    const port = await freePort();
    const blocker = createServer().listen(port, '127.0.0.1');
    const databaseUrl = process.env['TEST_ROLE_URL'] ?? '';
    const url = new URL(databaseUrl);
    url.pathname = `/${process.env['TEST_TEMPLATE']}`;
    try {
      expect(await refusal({ DATABASE_URL: url.href, PORT: String(port) })).toMatch(
        new RegExp(`ended with 1: Port ${port} is in use\\.[^\\n]*$`),
      );
    } finally {
      blocker.close();
    }
  });

  test('when the database cannot be reached', async () => {
    const port = await freePort();
    expect(await refusal({ DATABASE_URL: `postgresql://a:b@127.0.0.1:${port}/x` })).toMatch(
      /ended with 1: The database at 127\.0\.0\.1:\d+ cannot be used: [^\n]+$/,
    );
  });

  test('when settings are wrong, naming each', async () => {
    expect(await refusal({ DEMO: 'maybe', REDIS_URL: 'http://x', DATA_DIR: dataDir })).toMatch(
      /ended with 1: These settings are wrong: [^\n]*REDIS_URL[^\n]*DEMO[^\n]*$/,
    );
  });
});
