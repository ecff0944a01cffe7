import { limits } from '#schema/limits.ts';
import { networkOf } from '../http/client-address.ts';
import type { Viewer } from '../context/context.ts';
import { AppError } from '../errors.ts';

/** What is open at a time: sockets, and subscriptions over whatever transport. */
type Kind = 'sockets' | 'streams';

const most: Record<Kind, { readonly bySession: number; readonly byOrganization: number }> = {
  sockets: { bySession: limits.socketsPerSession, byOrganization: limits.socketsPerOrganization },
  streams: { bySession: limits.streamsPerSession, byOrganization: limits.streamsPerOrganization },
};
/** Sockets at a time whose first message, with an API token, is still awaited. */
const HANDSHAKES = 500;
const HANDSHAKES_BY_NETWORK = 50;
/** When a refused one may come again, in seconds. */
const COME_AGAIN = 30;

/** Of this process, whoever holds them: sockets and event streams together. */
const LIVE = 'live';

/** Counts the open connections of this process, so that nobody takes all of its time with them. */
export class OpenConnections {
  private readonly counts = new Map<string, number>();

  /** `most`: sockets and event streams that may be open at once, of all people together. */
  constructor(readonly most: number) {}

  /** How many sockets and event streams are open. */
  get live(): number {
    return this.count(LIVE);
  }

  /** Throws UNAVAILABLE when this process has no place for one more socket or event stream. */
  checkRoom(): void {
    if (this.live < this.most) return;
    const sentence = 'This server has no room for another live connection at the moment. Try again later.';
    throw new AppError('UNAVAILABLE', sentence, { retryAfter: COME_AGAIN });
  }

  /** Takes a place for an event stream over HTTP. Answers how to give it back. Throws UNAVAILABLE when there is none. */
  openEventStream(): () => void {
    this.checkRoom();
    return this.hold([LIVE]);
  }

  /** Takes a place for a socket. Answers how to give it back. Throws RATE_LIMITED or UNAVAILABLE when there is none. */
  openSocket(viewer: Viewer): () => void {
    this.checkRoom();
    return this.take('sockets', viewer, 'Too many connections are open at once. Close one of them first.', [LIVE]);
  }

  /** Takes a place for a socket that has not said who it is. Throws RATE_LIMITED or UNAVAILABLE when there is none. */
  openHandshake(address: string): () => void {
    this.checkRoom();
    const keys = ['handshakes', `handshakes ${networkOf(address)}`];
    const [all, byNetwork] = keys.map((key) => this.count(key));
    if ((all ?? 0) >= HANDSHAKES || (byNetwork ?? 0) >= HANDSHAKES_BY_NETWORK) {
      throw new AppError('RATE_LIMITED', 'Too many connections are being opened at once.', { retryAfter: COME_AGAIN });
    }
    return this.hold([...keys, LIVE]);
  }

  /** Takes a place for a subscription. Answers how to give it back. Throws RATE_LIMITED when there is none. */
  openStream(viewer: Viewer): () => void {
    return this.take('streams', viewer, 'Too many subscriptions are open at once. End one of them first.');
  }

  private take(kind: Kind, viewer: Viewer, sentence: string, beside: readonly string[] = []): () => void {
    const session = `${kind} ${viewer.sessionId ?? viewer.token?.id ?? viewer.device?.id ?? viewer.id}`;
    const organization = `${kind} ${viewer.organizationId}`;
    const { bySession, byOrganization } = most[kind];
    if (this.count(session) >= bySession || this.count(organization) >= byOrganization) {
      throw new AppError('RATE_LIMITED', sentence, { retryAfter: COME_AGAIN });
    }
    return this.hold([session, organization, ...beside]);
  }

  private hold(keys: readonly string[]): () => void {
    for (const key of keys) this.counts.set(key, this.count(key) + 1);
    let taken = true;
    return () => {
      if (taken) for (const key of keys) this.giveBack(key);
      taken = false;
    };
  }

  private count(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  private giveBack(key: string): void {
    const left = this.count(key) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}
