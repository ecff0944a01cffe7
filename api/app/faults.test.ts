import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { until } from '../testing/live-socket.ts';
import { freePort, spawnProduct, type SpawnedProduct } from '../testing/spawn-product.ts';
import { demoManager, lostTasks, startWriters } from '../testing/writers.ts';

jest.setTimeout(60_000);

/** All tests share one data directory, and each finds a running product on it, whatever the test before it left. */
let dataDir: string;
let product: SpawnedProduct;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brigade-faults-'));
  product = await spawnProduct({ DATA_DIR: dataDir });
});
beforeEach(async () => {
  const { exitCode, signalCode } = product.child;
  if (exitCode !== null || signalCode !== null) product = await spawnProduct({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function killDatabase(): Promise<void> {
  const file = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  process.kill(Number(file.split('\n')[0]), 'SIGKILL');
}

describe('killed in the middle of 8 writers', () => {
  test.each(['server', 'server and database'])(
    'with kill -9 of the %s no acknowledged write is lost',
    async (victims) => {
      const writers = startWriters(await demoManager(product));
      await writers.more(20);
      if (victims !== 'server') await killDatabase();
      product.child.kill('SIGKILL');
      await product.ended();
      await writers.stop();

      product = await spawnProduct({ DATA_DIR: dataDir });
      expect(await lostTasks(product, writers.acknowledged)).toEqual([]);
    },
  );

  test('a database killed under a running server restarts by itself: errors for at most 10 s, no write lost', async () => {
    const writers = startWriters(await demoManager(product));
    await writers.more(20);
    const killed = Date.now();
    await killDatabase();
    await until(() => writers.failures.length > 0, 5_000);
    await writers.more(40);
    await writers.stop();
    expect((writers.failures.at(-1)?.at ?? Infinity) - killed).toBeLessThan(10_000);
    expect(await lostTasks(product, writers.acknowledged)).toEqual([]);
  });
});

describe('a stop under load', () => {
  test('completes requests in flight, closes sockets with 1012 and ends within 10 s, despite further signals', async () => {
    const client = await demoManager(product);
    const socket = new WebSocket(`${product.url.replace('http', 'ws')}/ws`, {
      headers: { origin: product.url, cookie: client.cookie ?? '' },
    });
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('open', resolve));
    const writers = startWriters(client);
    await writers.more(20);
    const signalled = Date.now();
    product.child.kill('SIGTERM');
    // oxlint-disable-next-line no-restricted-globals -- the operator signals again while it stops
    setTimeout(() => product.child.kill('SIGTERM'), 20);
    // oxlint-disable-next-line no-restricted-globals -- the operator signals again while it stops
    setTimeout(() => product.child.kill('SIGINT'), 60);
    expect(await closed).toBe(1012);
    expect(await product.ended()).toBe(0);
    expect(Date.now() - signalled).toBeLessThan(10_000);
    await writers.stop();
    // Only connections made during the shutdown may fail.
    expect(writers.failures.filter(({ why }) => !/ECONNREFUSED|ECONNRESET/.test(why))).toEqual([]);

    product = await spawnProduct({ DATA_DIR: dataDir });
    expect(await lostTasks(product, writers.acknowledged)).toEqual([]);
  });
});

describe('a stop during the start', () => {
  test('ends the database too', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'brigade-faults-'));
    const child = spawn(process.execPath, ['--enable-source-maps', 'dist/api/main.js'], {
      cwd: join(import.meta.dirname, '..', '..'),
      env: { PATH: process.env['PATH'], PORT: String(await freePort()), DATA_DIR: fresh, LOG_LEVEL: 'silent' },
      stdio: 'ignore',
    });
    const exit = once(child, 'exit');
    const file = join(fresh, 'postgres', 'postmaster.pid');
    await until(() => existsSync(file), 20_000);
    child.kill('SIGTERM');
    // The exit code is 1 when starting takes longer than the grace period; no further signal is sent.
    expect(await exit).toEqual([expect.any(Number), null]);
    await until(() => !existsSync(file), 20_000);
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

  test('when another server uses the data: quickly, naming that process', async () => {
    const started = Date.now();
    const { port } = new URL(product.url);
    expect(await refusal({ DATA_DIR: dataDir })).toMatch(
      new RegExp(
        `ended with 1: [^\\n]*in use by another Brigade server \\(process ${product.child.pid}, port ${port}\\)[^\\n]*$`,
      ),
    );
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(await demoManager(product)).toMatchObject({ cookie: expect.stringContaining('=') });
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
