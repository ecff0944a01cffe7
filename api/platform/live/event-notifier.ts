import { Redis } from 'ioredis';
import { Client } from 'pg';
import type { Log } from '../logger.ts';

/** Wakes the other server processes. At most once, best effort: the event table is the source of truth. */
export interface EventNotifier {
  notify(organizationId: string): void;
  /** Receives the id of an organization with new events, or `RESTORED`. */
  onWake(listener: (message: string) => void): void;
  close(): Promise<void>;
}

export const CHANNEL = 'brigade_wake';
/** Sent instead of an id: a backup was restored, so the events of every organization were replaced. */
export const RESTORED = 'restored';
const RECONNECT = 1_000;

/** Through Redis, when `REDIS_URL` is set. */
export function redisNotifier(url: string, log: Log): EventNotifier {
  const publisher = new Redis(url);
  const subscriber = new Redis(url);
  for (const client of [publisher, subscriber]) {
    client.on('error', (error) => log.warn({ err: error }, 'Redis cannot be reached; live events may be late'));
  }
  void subscriber.subscribe(CHANNEL).catch((error: unknown) => log.warn({ err: error }, 'Redis subscription failed'));
  return {
    notify: (organizationId) => void publisher.publish(CHANNEL, organizationId).catch(() => undefined),
    onWake: (listener) => subscriber.on('message', (_channel, message) => listener(message)),
    close: async () => {
      publisher.disconnect();
      subscriber.disconnect();
      await Promise.resolve();
    },
  };
}

/** Through PostgreSQL's LISTEN/NOTIFY, for several processes on one `DATABASE_URL` without Redis. */
export function postgresNotifier(url: string, log: Log): EventNotifier {
  const listeners = new Set<(message: string) => void>();
  let client: Client | null = null;
  let closed = false;

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, application_name: 'brigade-live' });
    next.on('error', () => undefined);
    next.on('end', () => {
      client = null;
      if (!closed) setTimeout(() => void open(), RECONNECT).unref();
    });
    next.on('notification', ({ payload }) => listeners.forEach((listener) => listener(payload ?? '')));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };
  const open = (): Promise<void> =>
    connect().catch((error: unknown) => log.warn({ err: error }, 'live wake-ups through PostgreSQL are interrupted'));
  void open();

  const waiting = new Set<string>();
  let sending = false;
  /** One statement at a time; wake-ups in the meantime are batched into the next. */
  const send = async (): Promise<void> => {
    sending = true;
    while (waiting.size > 0) {
      const organizationIds = [...waiting];
      waiting.clear();
      const notify = client?.query('select pg_notify($1, id) from unnest($2::text[]) id', [CHANNEL, organizationIds]);
      await notify?.catch(() => undefined);
    }
    sending = false;
  };

  return {
    notify: (organizationId) => {
      waiting.add(organizationId);
      if (!sending) void send();
    },
    onWake: (listener) => listeners.add(listener),
    close: async () => {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}
