import { resolve } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Redis } from 'ioredis';
import { sql } from 'kysely';
import type { Config } from '../platform/config.ts';
import { connect } from '../platform/database/connect.ts';
import { runningEmbedded, startEmbedded } from '../embedded-postgres/embedded.ts';
import { migrate, type SchemaUse } from '../platform/database/migrate.ts';
import { Database } from '../platform/database/database.ts';
import { entities } from '../features.ts';
import { ACCESS_CHANGED, CHANNEL, RESTORED } from '../platform/live/event-notifier.ts';

/** The database of a command. */
export interface OpenDatabase {
  readonly database: Database;
  /** Its address, as the role of the product. */
  readonly url: string;
  /** Notifies running servers that all data was replaced. */
  notifyRestored(): Promise<void>;
  /** Notifies running servers of changes and closes the connections. */
  close(): Promise<void>;
}

interface Options {
  readonly config: Config;
  /** Where progress is written. */
  readonly log: (line: string) => void;
  /** Whether an embedded database may be created; else a directory without one is refused. */
  readonly mayCreate: boolean;
  /** With which schema of the database it works. */
  readonly schema: SchemaUse;
  /** Whether an external database is refused. */
  readonly embeddedOnly?: boolean;
}

/**
 * Opens the configured database: an external one, the embedded one of a running server, or the embedded one, started while
 * the command runs. Throws an error with one plain sentence when there is none or it cannot be reached.
 */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  const { url, stop } = await findDatabase(options);
  const messages = new Set<string>();
  try {
    const orm = await reach(url, options.schema);
    const database = new Database(orm, {
      stored: (organizationId) => messages.add(organizationId),
      accessChanged: (organizationId) => messages.add(`${ACCESS_CHANGED}${organizationId}`),
    });
    return {
      database,
      url,
      notifyRestored: () => notifyServers(options.config, database, [RESTORED]),
      close: async () => {
        await notifyServers(options.config, database, [...messages]);
        await database.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Reachable {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const nothing = async (): Promise<void> => undefined;

/** The address of the database, and what stops it if it was started for the command. */
async function findDatabase({ config, log, mayCreate, embeddedOnly = false }: Options): Promise<Reachable> {
  if (config.databaseUrl) {
    if (embeddedOnly) throw new Error('This is for the embedded database. For DATABASE_URL see docs/operations.md.');
    return { url: config.databaseUrl, stop: nothing };
  }
  const running = runningOf(config.dataDir, mayCreate);
  if (running) return { url: running, stop: nothing };
  const { url, stop } = await startEmbedded({ dataDir: resolve(config.dataDir), log });
  return { url, stop };
}

function runningOf(dataDir: string, mayCreate: boolean): string | null {
  try {
    return runningEmbedded(dataDir);
  } catch (error) {
    if (mayCreate) return null;
    throw error;
  }
}

async function reach(url: string, schema: SchemaUse): Promise<MikroORM> {
  try {
    const orm = await connect(url, entities);
    await migrate(orm, schema);
    return orm;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database at ${new URL(url).host} cannot be used: ${reason}`, { cause: error });
  }
}

/** Best effort: servers that are not notified poll within seconds. */
async function notifyServers({ redisUrl }: Config, database: Database, messages: readonly string[]): Promise<void> {
  if (messages.length === 0) return;
  if (redisUrl) {
    const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1, retryStrategy: () => null });
    redis.on('error', () => undefined);
    for (const message of messages) await redis.publish(CHANNEL, message).catch(() => undefined);
    redis.disconnect();
  } else {
    for (const message of messages) await sql`select pg_notify(${CHANNEL}, ${message})`.execute(database.unscoped());
  }
}
