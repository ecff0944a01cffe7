import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { z } from 'zod';
import { isAlive } from './data-lock.ts';
import { until } from '../testing/live-socket.ts';
import { shortestOf } from '../testing/shortest-of.ts';

const program = fileURLToPath(new URL('../testing/run-embedded.ts', import.meta.url));
const messageShape = z.object({
  log: z.string().optional(),
  refused: z.string().optional(),
  url: z.string().optional(),
  adminUrl: z.string().optional(),
});

interface Server {
  readonly child: ChildProcess;
  readonly url: string;
  readonly adminUrl: string;
  readonly refused: string | undefined;
  readonly log: string[];
  readonly milliseconds: number;
}

let dataDir = '';
const running = new Set<ChildProcess>();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brigade-embedded-'));
});
afterEach(async () => {
  for (const child of running) await end(child);
});
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts a server process on the data directory and waits until it has started or failed. */
async function start(): Promise<Server> {
  const began = Date.now();
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const log: string[] = [];
  const answer = await new Promise<z.infer<typeof messageShape>>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const message = messageShape.parse(JSON.parse(line));
      if (message.log === undefined) resolve(message);
      else log.push(message.log);
    });
  });
  const { url = '', adminUrl = '', refused } = answer;
  return { child, url, adminUrl, refused, log, milliseconds: Date.now() - began };
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

let tables = 0;

/** A new table with the row 1, for one test. */
async function newTable({ url }: Server): Promise<string> {
  const table = `promise_${(tables += 1)}`;
  await query(url, `create table ${table} (n int); insert into ${table} values (1)`);
  return table;
}

function postmasterPid(): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

test('the first start creates a durable database, owned by an ordinary role with a password', async () => {
  const server = await start();
  expect(server.refused).toBeUndefined();
  const settings =
    'select version() as version, current_setting($$fsync$$) as fsync, current_setting($$listen_addresses$$) as listens';
  const [row] = await query(server.url, settings);
  expect(row).toMatchObject({ version: expect.stringContaining('PostgreSQL 18'), fsync: 'on', listens: '127.0.0.1' });

  const [role] = await query(
    server.url,
    'select rolname, rolsuper, rolbypassrls from pg_roles where rolname = current_user',
  );
  expect(role).toEqual({ rolname: 'brigade', rolsuper: false, rolbypassrls: false });
  await query(server.url, 'create extension if not exists pg_trgm; create schema if not exists jobs');

  const guessed = new URL(server.url);
  guessed.password = 'guess';
  await expect(query(guessed.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect(statSync(join(dataDir, 'database.json')).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
});

test('it stops with its server, and the next start has the data', async () => {
  const first = await start();
  const table = await newTable(first);
  await end(first.child);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
  const second = await start();
  expect(await query(second.url, `select n from ${table}`)).toEqual([{ n: 1 }]);
});

test('a start with existing data takes less than three seconds', async () => {
  await end((await start()).child);
  const restart = async () => {
    const { child, milliseconds } = await start();
    await end(child);
    return milliseconds;
  };
  expect(await shortestOf(restart, 3_000)).toBeLessThan(3_000);
});

test('a second server fails with a message that names the holder, which keeps running', async () => {
  const first = await start();
  const second = await start();
  expect(second.refused).toContain(`in use by another Brigade server (process ${first.child.pid}, port 4321)`);
  if (second.child.exitCode === null) await once(second.child, 'exit');
  expect(second.child.exitCode).toBe(1);
  expect(await query(first.url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('a second server fails within two seconds', async () => {
  await start();
  expect(await shortestOf(async () => (await start()).milliseconds, 2_000)).toBeLessThan(2_000);
});

test('after kill -9 of the server the next start stops the orphan and finds every acknowledged write', async () => {
  const first = await start();
  const table = await newTable(first);
  const orphan = postmasterPid();
  await end(first.child, 'SIGKILL');
  expect(isAlive(orphan)).toBe(true);

  const second = await start();
  expect(second.log.join()).toContain(`Stopping the database that an ended server left behind (process ${orphan})`);
  expect(await query(second.url, `select n from ${table}`)).toEqual([{ n: 1 }]);
  expect(isAlive(orphan)).toBe(false);
});

test('after kill -9 of the database the server restarts it at the same address, with every acknowledged write', async () => {
  const server = await start();
  const table = await newTable(server);
  const killed = postmasterPid();
  process.kill(killed, 'SIGKILL');
  let rows: unknown;
  await until(async () => {
    rows = await query(server.url, `select n from ${table}`).catch(() => undefined);
    return rows !== undefined;
  });
  expect(rows).toEqual([{ n: 1 }]);
  expect(postmasterPid()).not.toBe(killed);
});

test('after kill -9 of both the next start recovers', async () => {
  const first = await start();
  const table = await newTable(first);
  const postmaster = postmasterPid();
  await end(first.child, 'SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  const second = await start();
  expect(await query(second.url, `select n from ${table}`)).toEqual([{ n: 1 }]);
});
