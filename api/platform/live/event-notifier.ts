import { Client } from 'pg';
import type { Log } from '../logger.ts';

/** Notifies the other server processes of new events. At most once, best effort: the event table is the source of truth. */
export interface EventNotifier {
  /** Sends the id of an organization with new events, or `ACCESS_CHANGED` with an id. */
  notify(message: string): void;
  /** Receives what `notify` sends, `RESTORED` or `CONNECTED`. */
  onNotify(listener: (message: string) => void): void;
  /** Whether it receives notifications now. */
  isConnected(): boolean;
  close(): Promise<void>;
}

export const CHANNEL = 'brigade_wake';
/** Sent instead of an id: a backup was restored, so the events of every organization were replaced. */
export const RESTORED = 'restored';
/** Before an organization's id: somebody's session, role or permissions, or the organization's settings, changed. */
export const ACCESS_CHANGED = 'access:';
/** Received after a reconnect: notifications may have been missed. */
export const CONNECTED = 'connected';
const RECONNECT = 1_000;

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
    listeners.forEach((listener) => listener(CONNECTED));
    sendWaiting();
  };
  const open = (): Promise<void> =>
    connect().catch((error: unknown) =>
      log.warn({ err: error }, 'live notifications through PostgreSQL are interrupted'),
    );
  const waiting = new Set<string>();
  let sending = false;
  /** One statement at a time; notifications in the meantime are batched into the next, or wait for the connection. */
  const send = async (): Promise<void> => {
    sending = true;
    let sent = true;
    while (sent && client && waiting.size > 0) {
      const messages = [...waiting];
      waiting.clear();
      const notify = client.query('select pg_notify($1, id) from unnest($2::text[]) id', [CHANNEL, messages]);
      sent = await notify.then(
        () => true,
        () => false,
      );
      if (!sent) messages.forEach((message) => waiting.add(message));
    }
    sending = false;
    // Retry later: a closed connection rejects before its `end` event is emitted, and an immediate retry would block that event.
    if (!sent) setTimeout(sendWaiting, RECONNECT).unref();
  };
  const sendWaiting = (): void => {
    if (!sending) void send();
  };
  void open();

  return {
    notify: (message) => {
      waiting.add(message);
      sendWaiting();
    },
    onNotify: (listener) => listeners.add(listener),
    isConnected: () => client !== null,
    close: async () => {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}
