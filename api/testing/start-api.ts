import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { AppServices } from '../platform/app-services.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { connect } from '../platform/database/connect.ts';
import { seedDemo } from '../demo/seed/seed-demo.ts';
import { entities } from '../features.ts';
import type { EventNotifier } from '../platform/live/event-notifier.ts';
import { createLog } from '../platform/logger.ts';
import { Metrics } from '../platform/metrics.ts';
import { createApp } from '../app/create-app.ts';
import { createServer } from '../app/server.ts';

export interface TestApi {
  readonly app: AppServices;
  /** Its address, without a trailing slash. */
  readonly url: string;
  /** Its own database, as the ordinary role. */
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** A real server on its own copy of the migrated database, for one test file. */
export async function startApi(settings: Partial<Config> = {}): Promise<TestApi> {
  return serve(await cloneTemplate(), settings);
}

/** A real server on its own copy of a database with the demo kitchen. */
export async function startDemoApi(settings: Partial<Config> = {}): Promise<TestApi> {
  return serve(await demoDatabase(), settings);
}

/** A real server on an existing database: filled by the test, or of another replica. */
export function startApiOn(
  databaseUrl: string,
  settings: Partial<Config> = {},
  notifier: EventNotifier | null = null,
): Promise<TestApi> {
  return serve(databaseUrl, settings, notifier);
}

async function serve(
  databaseUrl: string,
  settings: Partial<Config>,
  notifier: EventNotifier | null = null,
): Promise<TestApi> {
  const { app, close } = await openApp(databaseUrl, settings, notifier);
  const server = await createServer(app, 'dist/web');
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    url: address,
    databaseUrl,
    stop: async () => {
      await server.close();
      await close();
    },
  };
}

async function openApp(databaseUrl: string, settings: Partial<Config>, notifier: EventNotifier | null = null) {
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO: 'true' }), ...settings };
  const log = createLog(config.logLevel);
  const metrics = new Metrics();
  const orm = await connect(databaseUrl, entities);
  return createApp({ config, log, metrics, orm, notifier, build: 'test' });
}

/** A new copy of the migrated database: its address, as the ordinary role. */
export function cloneTemplate(): Promise<string> {
  return createDatabase(required('TEST_TEMPLATE'));
}

/** A new copy of a database with the demo kitchen, which is created once per run. */
export async function demoDatabase(): Promise<string> {
  return createDatabase(await demoTemplate());
}

/** A new database without a table, for the tests of migrations. */
export function emptyDatabase(): Promise<string> {
  return createDatabase('template0');
}

async function createDatabase(template: string, name = `t_${randomUUID().replaceAll('-', '')}`): Promise<string> {
  const url = new URL(required('TEST_ROLE_URL'));
  await asAdmin((client) => client.query(`create database ${name} template ${template} owner ${url.username}`));
  url.pathname = `/${name}`;
  return url.href;
}

/** Timeout in milliseconds of hooks and tests that create the demo kitchen, with four weeks of data. */
export const DEMO_TIMEOUT = 300_000;

/** Advisory lock, so that concurrent test files create one demo. Any fixed number. */
const DEMO_LOCK = 4_917_205;

/** The name of the database with the demo kitchen, created by the first test file of the run that needs it. */
async function demoTemplate(): Promise<string> {
  const name = `${required('TEST_TEMPLATE')}_demo`;
  const unfinished = `${name}_new`;
  await asAdmin(async (client) => {
    await client.query('select pg_advisory_lock($1)', [DEMO_LOCK]);
    const made = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (made.rowCount) return;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    const { app, close } = await openApp(await createDatabase(required('TEST_TEMPLATE'), unfinished), {});
    await seedDemo(app);
    await close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

async function asAdmin(run: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: required('TEST_ADMIN_URL') });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through npm test or npm run test:api.`);
  return value;
}
