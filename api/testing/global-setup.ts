import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormOptions } from '../platform/database/connect.ts';
import { type Embedded, startEmbedded } from '../embedded-postgres/embedded.ts';
import globalTeardown from './global-teardown.ts';
import { type TestDatabase, keep } from './test-database.ts';

/**
 * Before all server tests: one PostgreSQL with one migrated template database. A test file creates its own database by
 * `CREATE DATABASE x TEMPLATE <TEST_TEMPLATE>` through `TEST_ADMIN_URL`, and works in it as the ordinary role of `TEST_ROLE_URL`.
 * With `TEST_DATABASE_URL` (a role that may create roles and databases) that server is used instead of the embedded one.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildServer();
  const adminUrl = process.env['TEST_DATABASE_URL'];
  const server = adminUrl ? await useExternal(adminUrl) : await useEmbedded();
  const template = `brigade_template_${process.pid}`;
  keep({ ...server, template });
  try {
    await inDatabase(server.adminUrl, `create database ${template} owner ${new URL(server.roleUrl).username}`);
    await migrate(withDatabase(server.roleUrl, template));
  } catch (error) {
    await globalTeardown();
    throw error;
  }
  process.env['TEST_ADMIN_URL'] = server.adminUrl;
  process.env['TEST_ROLE_URL'] = server.roleUrl;
  process.env['TEST_TEMPLATE'] = template;
  return globalTeardown;
}

/** Builds once for tests that start the product as a process: compiling at each start takes seconds. */
function buildServer(): void {
  const root = join(import.meta.dirname, '..', '..');
  execFileSync(process.execPath, [join(root, 'tools', 'build.mjs'), 'api'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function migrate(url: string): Promise<void> {
  const orm = await MikroORM.init({ ...ormOptions(url, []), discovery: { warnWhenNoEntities: false } });
  try {
    await orm.migrator.up();
  } finally {
    await orm.close(true);
  }
}

/**
 * Its data need not survive a crash, so nothing waits for the disk; the many small databases need no vacuum, and logging in costs
 * one round of hashing in place of 4,096.
 */
const disposable = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
  scram_iterations: 1,
};

async function useEmbedded(): Promise<Omit<TestDatabase, 'template'>> {
  const directory = await mkdtemp(join(tmpdir(), 'brigade-test-'));
  const embedded: Embedded = await startEmbedded({ dataDir: directory, settings: disposable, log: () => undefined });
  return { adminUrl: embedded.adminUrl, roleUrl: embedded.url, directory, stop: () => embedded.stop() };
}

async function useExternal(adminUrl: string): Promise<Omit<TestDatabase, 'template'>> {
  const name = `brigade_test_${process.pid}`;
  await inDatabase(adminUrl, `create role ${name} login nosuperuser nobypassrls password '${name}'`);
  const role = new URL(adminUrl);
  role.username = name;
  role.password = name;
  return { adminUrl, roleUrl: role.href, directory: undefined, stop: () => inDatabase(adminUrl, `drop role ${name}`) };
}

async function inDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
