import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { App } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { Store } from '../database/store.ts';
import { Pins } from '../devices/pins.ts';
import { entities } from '../features.ts';
import { Limiter } from '../limiter.ts';
import { Bus } from '../live/bus.ts';
import { createLog } from '../logging.ts';
import { createServer } from '../server.ts';

export interface TestApi {
  readonly app: App;
  /** Where it listens, without a trailing slash. */
  readonly url: string;
  /** Its own database, as the ordinary role. */
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** A real server on its own copy of the migrated database, for one test file. */
export async function startApi(settings: Partial<Config> = {}): Promise<TestApi> {
  const databaseUrl = await cloneTemplate();
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO: 'true' }), ...settings };
  const log = createLog(config.logLevel);
  const orm = await connect(databaseUrl, entities);
  const bus: Bus = new Bus(() => store, null, log);
  const store: Store = new Store(orm, (organizationId) => bus.wake(organizationId));
  const app: App = { config, log, store, bus, limiter: new Limiter(null), pins: new Pins(undefined), build: 'test' };
  const server = await createServer(app, 'dist/web');
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    url: address,
    databaseUrl,
    stop: async () => {
      await server.close();
      await bus.close();
      await store.close();
    },
  };
}

/** A new copy of the migrated database: its address, as the ordinary role. */
export function cloneTemplate(): Promise<string> {
  return createDatabase(`template ${required('TEST_TEMPLATE')}`);
}

/** A new database without any table: its address, as the ordinary role. */
export function emptyDatabase(): Promise<string> {
  return createDatabase('');
}

async function createDatabase(options: string): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(required('TEST_ROLE_URL'));
  const client = new pg.Client({ connectionString: required('TEST_ADMIN_URL') });
  await client.connect();
  try {
    await client.query(`create database ${name} ${options} owner ${url.username}`);
  } finally {
    await client.end();
  }
  url.pathname = `/${name}`;
  return url.href;
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through npm test or jest's own configuration.`);
  return value;
}
