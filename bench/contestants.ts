import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchKitchen } from './kitchen.ts';

/** The secured ones look up the session and are isolated by row level security, as Brigade is; the others do less. */
export const contestantNames = [
  'brigade',
  'raw',
  'raw, secured',
  'apollo',
  'postgraphile',
  'postgraphile, secured',
] as const;
export type ContestantName = (typeof contestantNames)[number];

export interface Contestant {
  readonly name: ContestantName;
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const fromSource = ['--import', '@swc-node/register/esm-register'];
const raw = [...fromSource, 'bench/raw.ts'];
const postgraphile = [...fromSource, 'bench/peers/postgraphile.ts'];
const programs: Readonly<Record<ContestantName, readonly string[]>> = {
  brigade: ['dist/api/main.js'],
  raw,
  'raw, secured': raw,
  apollo: [...fromSource, 'bench/peers/apollo.ts'],
  postgraphile,
  'postgraphile, secured': postgraphile,
};

/** Starts one server as its own process on the kitchen's database, and waits until it answers. */
export async function start(name: ContestantName, kitchen: BenchKitchen): Promise<Contestant> {
  const environment = {
    // Contestants without access checks have no tenant isolation, either.
    DATABASE_URL: name === 'raw' ? kitchen.adminUrl : kitchen.databaseUrl,
    ORGANIZATION: kitchen.organizationId,
    USER_ID: kitchen.userId,
    SECURED: String(name.endsWith('secured')),
  };
  return { name, ...(await launch(programs[name], environment)) };
}

/** Seconds from the start of the product to its first response, on an existing embedded database. */
export async function secondStart(): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brigade-bench-start-'));
  await (await launch(programs.brigade, { DATA_DIR: dataDir })).stop();
  const started = performance.now();
  const second = await launch(programs.brigade, { DATA_DIR: dataDir });
  const seconds = (performance.now() - started) / 1_000;
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
  return seconds;
}

async function launch(
  program: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Omit<Contestant, 'name'>> {
  const port = await freePort();
  const child = spawn(process.execPath, [...program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      ...environment,
    },
  });
  const exit = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await answering(child, url);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await Promise.race([exit, new Promise((resolve) => setTimeout(resolve, 10_000).unref())]);
      child.kill('SIGKILL');
    },
  };
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  // The first start creates the database and the demo kitchen.
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`A contestant ended with ${child.exitCode}.`);
    if (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1_000) }).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('A contestant did not answer in time.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return address !== null && typeof address === 'object' ? address.port : 0;
}
