import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './data-lock.ts';
import type { Account } from './embedded-place.ts';

export type PostgresSettings = Readonly<Record<string, string | number>>;

/** One PostgreSQL server process on one data directory. */
export interface PostmasterOptions {
  readonly programs: string;
  readonly directory: string;
  readonly port: number;
  readonly account: Account;
  /** In place of the product's own. */
  readonly settings: PostgresSettings;
  readonly log: (line: string) => void;
}

/** Temporary errors right after a kill, while the last server's processes still end. */
const passing = /postmaster\.pid|shared memory block|Address already in use/;
const startTimeout = 15_000;

/**
 * Starts PostgreSQL and restarts it on the same port when it dies, until `stop()`. An orphan of a killed server is stopped
 * first.
 */
export async function runPostmaster(options: PostmasterOptions): Promise<{ stop(): Promise<void> }> {
  let stopping = false;
  let child = await start(options);
  let revival: Promise<void> | undefined;
  const endWithProcess = (): void => void child.kill('SIGINT');
  process.once('exit', endWithProcess);

  const watch = (): void => {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      options.log(`The database stopped unexpectedly (${signal ?? `code ${code}`}). Starting it again.`);
      revival = revive();
    });
  };
  const revive = async (): Promise<void> => {
    while (!stopping) {
      try {
        child = await start(options);
        options.log('The database runs again.');
        watch();
        return;
      } catch (error) {
        options.log(error instanceof Error ? error.message : String(error));
        await sleep(1000);
      }
    }
  };
  watch();
  return {
    async stop() {
      stopping = true;
      await revival;
      process.off('exit', endWithProcess);
      await end(child);
    },
  };
}

/** Resolves when PostgreSQL accepts connections. */
async function start(options: PostmasterOptions): Promise<ChildProcess> {
  const deadline = Date.now() + startTimeout;
  for (;;) {
    await stopOrphan(options);
    const child = launch(options);
    const failure = await readiness(child, options.log);
    if (failure === undefined) return child;
    if (!passing.test(failure) || Date.now() > deadline) throw new Error(`The database did not start: ${failure}`);
    await sleep(100);
  }
}

function launch({ programs, directory, port, account, settings }: PostmasterOptions): ChildProcess {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    fsync: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Its own process group: Ctrl-C in a terminal must only reach the server, which completes its requests before it stops the
  // database.
  return spawn(join(programs, 'postgres'), ['-D', directory, ...flags], {
    ...account,
    cwd: '/',
    detached: true,
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Undefined once the server accepts connections, else its output before it ended. */
async function readiness(child: ChildProcess, log: (line: string) => void): Promise<string | undefined> {
  const output: string[] = [];
  return await new Promise((resolve) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter(Boolean)) {
        if (output.push(line) > 20) output.shift();
        if (line.includes('PANIC')) log(line);
        if (line.includes('ready to accept connections')) resolve(undefined);
      }
    });
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve(output.join('\n') || 'it ended without a word'));
  });
}

/** Fast shutdown, then harder signals when that takes long. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  await endProcess(child.pid);
}

async function endProcess(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + 10_000;
    while (isAlive(pid) && Date.now() < deadline) await sleep(10);
    if (!isAlive(pid)) return;
  }
}

/** Stops the orphaned PostgreSQL of a killed server. Requires the data directory's lock. */
async function stopOrphan({ directory, log }: PostmasterOptions): Promise<void> {
  const file = join(directory, 'postmaster.pid');
  const pid = orphanOf(file);
  if (pid === undefined || !isAlive(pid)) return;
  if (commandOf(pid).includes(directory)) {
    log(`Stopping the database that an ended server left behind (process ${pid}).`);
    await endProcess(pid);
  } else {
    // The process id was reused by another process; PostgreSQL would refuse to start because of it.
    rmSync(file, { force: true });
  }
}

function orphanOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return ps(pid);
  }
}

function ps(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
