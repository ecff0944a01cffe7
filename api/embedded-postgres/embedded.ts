import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { z } from 'zod';
import { isAlive, lockDataDirectory } from './data-lock.ts';
import { type Account, choosePlace, findAccount, findPrograms, makeOwnDirectory } from './embedded-place.ts';
import { type PostgresSettings, runPostmaster } from './postmaster.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** The port of this server, shown to a second server that is started on the same directory. */
  readonly port?: number;
  /** Settings of PostgreSQL in place of the product's own, by name. */
  readonly settings?: PostgresSettings;
}

export interface Embedded {
  /** The database `brigade`, as the ordinary role that owns it: row level security applies to it. */
  readonly url: string;
  /** The same server as superuser, for tests that create databases from a template. */
  readonly adminUrl: string;
  /** Secret of this installation, stored outside of the database; absent where PINs were hashed without one. */
  readonly pinPepper: string | undefined;
  /** Stops the database and releases the directory. */
  stop(): Promise<void>;
}

/** `pinPepper` is absent in older directories: their PINs were hashed without one. */
const keysShape = z.object({
  superuser: z.string(),
  brigade: z.string(),
  place: z.string(),
  pinPepper: z.string().optional(),
});
type Keys = z.infer<typeof keysShape>;

/**
 * Starts the bundled PostgreSQL on a data directory, created on the first start, on loopback only. Throws an error with one
 * plain sentence when the directory is in use by another server or the database cannot start.
 */
export async function startEmbedded({
  dataDir,
  log,
  port: publicPort,
  settings = {},
}: EmbeddedOptions): Promise<Embedded> {
  const home = resolve(dataDir);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const lock = lockDataDirectory(home, publicPort);
  try {
    const account = findAccount(log);
    const programs = findPrograms(account, log);
    const keys = readKeys(home) ?? writeKeys(home, choosePlace(home, account, log));
    const directory = resolve(home, keys.place, 'postgres');
    if (!existsSync(directory)) await makeCluster(programs, directory, keys, account);
    const port = await freePort();
    const postmaster = await runPostmaster({ programs, directory, port, account, settings, log });
    const adminUrl = `postgresql://postgres:${keys.superuser}@127.0.0.1:${port}/postgres`;
    await makeDatabase(adminUrl, keys.brigade);
    return {
      url: `postgresql://brigade:${keys.brigade}@127.0.0.1:${port}/brigade`,
      adminUrl,
      pinPepper: keys.pinPepper,
      async stop() {
        await postmaster.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * The URL of the database of a running Brigade server on this data directory, as the ordinary role; null when none runs.
 * @throws when the directory has no Brigade database
 */
export function runningEmbedded(dataDir: string): string | null {
  const home = resolve(dataDir);
  const keys = readKeys(home);
  if (!keys) throw new Error(`There is no Brigade database in ${home}. Set DATA_DIR or DATABASE_URL.`);
  const file = join(resolve(home, keys.place, 'postgres'), 'postmaster.pid');
  const [pid, , , port] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (!pid || !port || !isAlive(Number(pid))) return null;
  return `postgresql://brigade:${keys.brigade}@127.0.0.1:${Number(port)}/brigade`;
}

/** The generated secret for the PINs of an embedded database, if it has one. */
export function embeddedPepper(dataDir: string): string | undefined {
  return readKeys(resolve(dataDir))?.pinPepper;
}

function readKeys(home: string): Keys | undefined {
  const file = join(home, 'database.json');
  if (existsSync(file)) return keysShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (!existsSync(join(home, 'postgres'))) return undefined;
  throw new Error(`${home} holds a database, but ${file} with its passwords is missing. Restore both together.`);
}

function writeKeys(home: string, place: string): Keys {
  const secret = (): string => randomBytes(24).toString('hex');
  const keys = { superuser: secret(), brigade: secret(), place: place === home ? '.' : place, pinPepper: secret() };
  const file = join(home, 'database.json');
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}

/** Creates the cluster in a temporary directory and renames it when complete, so that a killed start leaves no partial one. */
async function makeCluster(programs: string, directory: string, keys: Keys, account: Account): Promise<void> {
  const half = `${directory}.new`;
  const passwordFile = `${directory}.password`;
  makeOwnDirectory(half, account);
  writeFileSync(passwordFile, keys.superuser, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const flags = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    await promisify(execFile)(join(programs, 'initdb'), [`--pgdata=${half}`, ...flags, ...locale], {
      ...account,
      cwd: '/',
      env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(half, directory);
}

/** Creates the ordinary role and its database, unless they exist. */
async function makeDatabase(adminUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const role = await client.query("select from pg_roles where rolname = 'brigade'");
    if (role.rowCount === 0)
      await client.query(`create role brigade login nosuperuser nobypassrls password '${password}'`);
    const database = await client.query("select from pg_database where datname = 'brigade'");
    if (database.rowCount === 0) await client.query('create database brigade owner brigade');
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.');
  return address.port;
}
