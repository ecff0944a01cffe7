import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer as createNetServer } from 'node:net';
import { resolve } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { AppServices } from '../platform/app-services.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { connect } from '../platform/database/connect.ts';
import { type Embedded, startEmbedded } from '../embedded-postgres/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';
import { seedDemo } from '../demo/seed/seed-demo.ts';
import { entities, jobs, queues } from '../features.ts';
import { JobRunner } from '../platform/jobs/runner.ts';
import { postgresNotifier, type EventNotifier } from '../platform/live/event-notifier.ts';
import { createLog, type Log } from '../platform/logger.ts';
import { Metrics } from '../platform/metrics.ts';
import { createApp } from './create-app.ts';
import { createServer } from './server.ts';

export interface RunningServer {
  readonly app: AppServices;
  readonly address: string;
  stop(): Promise<void>;
}

type Stop = () => Promise<unknown>;

/** Configuration → database → serve. On failure it stops what it started and throws an error with one clear sentence. */
export async function bootstrap(config: Config = readConfig()): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const stops: Stop[] = [];
  const stop = async (): Promise<void> => {
    for (const undo of stops.splice(0).toReversed()) await undo();
  };
  try {
    await checkHost(config.host);
    const { url, pinPepper } = await openDatabase(config, log, stops);
    const { app, webhooks } = await assemble({ ...config, pinPepper: config.pinPepper ?? pinPepper }, log, url, stops);
    if (config.demo) await seedDemo(app);
    const server = await createServer(app, resolve('dist/web'));
    stops.push(() => server.close());
    await listen(server, config);
    const runner = new JobRunner(app, jobs, url, queues);
    stops.push(() => runner.stop());
    await runner.start();
    stops.push(() => webhooks.stop());
    webhooks.start();
    const address = config.publicUrl ?? `http://${config.host}:${portOf(server)}`;
    log.info(`Brigade is ready at ${address}`);
    return { app, address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openDatabase(config: Config, log: Log, stops: Stop[]): Promise<Pick<Embedded, 'url' | 'pinPepper'>> {
  if (config.databaseUrl) return { url: config.databaseUrl, pinPepper: undefined };
  const embedded = await startEmbedded({
    dataDir: resolve(config.dataDir),
    port: config.port,
    log: (line) => log.info(line),
  });
  stops.push(() => embedded.stop());
  return embedded;
}

async function assemble(config: Config, log: Log, url: string, stops: Stop[]): Promise<ReturnType<typeof createApp>> {
  const metrics = new Metrics();
  const orm = await reach(url, metrics);
  await migrate(orm).catch(async (error: unknown) => {
    await orm.close();
    throw error;
  });
  const { redis, notifier } = await openShared(config, url, log);
  stops.push(async () => redis?.disconnect());
  const created = createApp({ config, log, metrics, orm, redis, notifier, build: buildId() });
  stops.push(() => created.close());
  if (config.metricsToken) metrics.watchProcess();
  return created;
}

async function reach(url: string, metrics: Metrics): Promise<MikroORM> {
  try {
    return await connect(url, entities, (pool) => metrics.watchPool('writes', pool));
  } catch (error) {
    const { host } = new URL(url);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database at ${host} cannot be used: ${reason}`, { cause: error });
  }
}

/**
 * What processes share: notifications of new events, and with Redis the counters of the rate limits. An external database may serve several
 * processes; the embedded one serves this process only, which the command line notifies.
 */
async function openShared(
  { redisUrl, databaseUrl }: Config,
  url: string,
  log: Log,
): Promise<{ redis: Redis | null; notifier: EventNotifier }> {
  if (redisUrl) {
    const { redisCounter, redisNotifier } = await import('../platform/live/redis.ts');
    return { redis: redisCounter(redisUrl, log), notifier: redisNotifier(redisUrl, log) };
  }
  const notifier = postgresNotifier(url, log);
  return { redis: null, notifier: databaseUrl ? notifier : { ...notifier, notify: () => undefined } };
}

/** Checks that this machine has the address, by listening briefly at a free port, before anything else is created. */
async function checkHost(host: string): Promise<void> {
  const probe = createNetServer();
  try {
    await once(probe.listen(0, host), 'listening');
  } catch (error) {
    throw new Error(`These settings are wrong: HOST: ${host} is no address or name of this machine.`, { cause: error });
  }
  probe.close();
}

async function listen(server: FastifyInstance, config: Config): Promise<void> {
  try {
    await server.listen({ port: config.port, host: config.host });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(`Port ${config.port} is in use. Stop the other program or set PORT.`, { cause: error });
    }
    throw error;
  }
}

function portOf(server: FastifyInstance): number {
  const address = server.server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

function buildId(): string {
  return existsSync('dist/build-id') ? readFileSync('dist/build-id', 'utf8').trim() : 'development';
}
