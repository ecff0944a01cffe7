import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { limits } from '#schema/limits.ts';
import { type InitialData, REQUEST_INITIAL_DATA, SIGNED_OUT_CLOSE_CODE } from '#schema/live.ts';
import type { AppServices } from '../app-services.ts';
import { AppError } from '../errors.ts';
import { Budget } from '../http/budget.ts';
import type { Viewer } from '../context/context.ts';
import { concernsAccess, canSubscribe, liveMessageFor } from './audience.ts';
import { lastEventSeq } from './events.queries.ts';
import { closeSockets, RESTARTING } from './close-sockets.ts';
import { Heartbeat } from './heartbeat.ts';
import { SessionTimer } from './session-timer.ts';
import type { StoredEvent } from './stored-event.ts';

const MAX_MESSAGE_BYTES = 4_096;
const MAX_MESSAGES_PER_MINUTE = 60;
/** Close code: sends or requests too much. */
const TOO_OFTEN = 1008;
/** Pings between two checks of every socket's session. */
const PINGS_PER_CHECK = 4;

/** What one feature adds to the first message. */
export type InitialPart = Partial<Omit<InitialData, 'seq'>>;

/** The features' initial data: unread notifications and prep status. */
export type InitialDataSource = (viewer: Viewer) => Promise<InitialPart>;

/** Who opened a socket. */
export interface SocketOpener {
  readonly viewer: Viewer;
  /** Identifies the viewer again; null when nobody who may subscribe. */
  readonly again: () => Promise<Viewer | null>;
  readonly address: string;
}

/** The `/ws` entry point: `{type, data}` messages of the viewer's organization, a ping every 15 s. */
export class LiveSockets {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  private readonly sockets = new Set<LiveSocket>();
  private readonly heartbeat = new Heartbeat();
  private readonly pings: NodeJS.Timeout;
  private pinged = 0;

  constructor(
    private readonly app: AppServices,
    private readonly initialData: InitialDataSource,
  ) {
    this.pings = setInterval(() => this.ping(), limits.pingInterval);
    this.pings.unref();
  }

  get size(): number {
    return this.server.clients.size;
  }

  /** Takes over an upgrade whose viewer and origin have been checked. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, opener: SocketOpener): void {
    this.server.handleUpgrade(request, socket, head, (client) => {
      const live = new LiveSocket(this.app, client, opener, this.initialData);
      this.sockets.add(live);
      client.once('close', () => this.sockets.delete(live));
      this.heartbeat.watch(client);
      live.open();
    });
  }

  /** Closes every socket; clients reconnect to the next process. */
  close(): void {
    clearInterval(this.pings);
    closeSockets(this.server);
    this.server.close();
  }

  private ping(): void {
    const message = JSON.stringify({ type: 'PING', data: { time: new Date().toISOString(), build: this.app.build } });
    for (const client of this.server.clients) client.send(message);
    this.heartbeat.beat(this.server.clients);
    // Sessions that expired, or were deleted with a reset demo, end their sockets, too.
    this.pinged += 1;
    if (this.pinged % PINGS_PER_CHECK === 0) for (const socket of this.sockets) void socket.recheckSession();
  }
}

class LiveSocket {
  private viewer: Viewer;
  private stop: (() => void) | null = null;
  private listening: Promise<void> = Promise.resolve();
  private readonly timer = new SessionTimer(() => void this.recheckSession());
  private received = 0;
  private windowStart = Date.now();

  constructor(
    private readonly app: AppServices,
    private readonly client: WebSocket,
    private readonly opener: SocketOpener,
    private readonly initialData: InitialDataSource,
  ) {
    this.viewer = opener.viewer;
  }

  open(): void {
    const { client } = this;
    client.on('close', () => {
      this.stop?.();
      this.timer.stop();
    });
    this.timer.set(this.viewer.endsAt);
    client.on('error', () => client.terminate());
    client.on('message', (data: Buffer) => this.receive(data.toString()));
    this.listening = this.listen();
  }

  private async listen(): Promise<void> {
    const { client } = this;
    try {
      this.stop = await this.app.bus.listen(
        this.viewer.organizationId,
        (events) => this.sendEvents(events),
        () => client.close(RESTARTING),
      );
      if (client.readyState !== client.OPEN) return this.stop();
      // The session may have ended while no event could be received yet.
      await this.recheckSession();
    } catch (error) {
      this.app.log.warn({ err: error }, 'a live socket could not start listening');
      client.close(RESTARTING);
    }
  }

  private sendEvents(events: readonly StoredEvent[]): void {
    for (const event of events) {
      if (concernsAccess(this.viewer, event)) void this.recheckSession();
      const message = liveMessageFor(this.viewer, event);
      if (message) this.send(message.type, message.data, message.seq);
    }
  }

  /**
   * Rechecks the session: closes when the person may no longer subscribe, or for a reconnect when that cannot be checked;
   * else continues with their current permissions.
   */
  async recheckSession(): Promise<void> {
    const viewer = await this.opener.again().catch(() => undefined);
    if (viewer === undefined) return this.client.close(RESTARTING);
    if (!viewer || !canSubscribe(viewer)) return this.client.close(SIGNED_OUT_CLOSE_CODE);
    this.viewer = viewer;
    this.timer.set(viewer.endsAt);
  }

  private receive(text: string): void {
    if (Date.now() - this.windowStart > 60_000) {
      this.windowStart = Date.now();
      this.received = 0;
    }
    this.received += 1;
    if (this.received > MAX_MESSAGES_PER_MINUTE) return this.client.close(TOO_OFTEN);
    if (messageType(text) === REQUEST_INITIAL_DATA) void this.sendInitialData();
  }

  /** Sends the current state, only once subscribed, so that no later event is missed. */
  private async sendInitialData(): Promise<void> {
    await this.listening;
    try {
      const { limiter } = this.app;
      const budget = Budget.of(limiter, this.viewer, this.opener.address, 'rest');
      await budget.spend(budget.callPoints);
      const seq = await this.app.database.read(this.viewer.organizationId, lastEventSeq);
      this.send('INITIAL_DATA', { ...(await this.initialData(this.viewer)), seq }, seq);
    } catch (error) {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') return this.client.close(TOO_OFTEN);
      this.app.log.warn({ err: error }, 'initial data could not be gathered');
    }
  }

  private send(type: string, data: unknown, seq: number): void {
    if (this.client.readyState === this.client.OPEN) this.client.send(JSON.stringify({ type, data, seq }));
  }
}

/** The type of a client's message; undefined for invalid messages, which are ignored. */
function messageType(text: string): unknown {
  try {
    const message: unknown = JSON.parse(text);
    return message !== null && typeof message === 'object' && 'type' in message ? message.type : undefined;
  } catch {
    return undefined;
  }
}
