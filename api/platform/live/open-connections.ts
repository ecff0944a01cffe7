import { limits } from '#schema/limits.ts';
import { type Message, msg } from '#schema/messages.ts';
import { networkOf } from '../http/client-address.ts';
import type { Viewer } from '../context/context.ts';
import { AppError } from '../errors.ts';

/** Sockets, and subscriptions over any transport. */
type Kind = 'sockets' | 'streams';

const most: Record<Kind, { readonly bySession: number; readonly byOrganization: number }> = {
  sockets: { bySession: limits.socketsPerSession, byOrganization: limits.socketsPerOrganization },
  streams: { bySession: limits.streamsPerSession, byOrganization: limits.streamsPerOrganization },
};
/** Maximum of sockets that have not sent their first message with an API token. */
const HANDSHAKES = 500;
const HANDSHAKES_BY_NETWORK = 50;
/** Retry-After of refused connections, in seconds. */
const RETRY_AFTER = 30;

/** The count of all sockets and event streams of this process. */
const LIVE = 'live';

/** Counts and limits the open connections of this process. */
export class OpenConnections {
  private readonly counts = new Map<string, number>();

  /** `most`: maximum of open sockets and event streams in total. */
  constructor(readonly most: number) {}

  /** How many sockets and event streams are open. */
  get live(): number {
    return this.count(LIVE);
  }

  /** Throws UNAVAILABLE when this process is at its limit of sockets and event streams. */
  checkCapacity(): void {
    if (this.live < this.most) return;
    throw new AppError('UNAVAILABLE', msg('common.noRoom'), { retryAfter: RETRY_AFTER });
  }

  /** Reserves an event stream over HTTP. Returns the release function. Throws UNAVAILABLE at the limit. */
  openEventStream(): () => void {
    this.checkCapacity();
    return this.reserve([LIVE]);
  }

  /** Reserves a socket. Returns the release function. Throws RATE_LIMITED or UNAVAILABLE at the limit. */
  openSocket(viewer: Viewer): () => void {
    this.checkCapacity();
    return this.reserveFor('sockets', viewer, msg('common.tooManyConnections'), [LIVE]);
  }

  /** Reserves a socket without a viewer yet. Returns the release function. Throws RATE_LIMITED or UNAVAILABLE at the limit. */
  openHandshake(address: string): () => void {
    this.checkCapacity();
    const keys = ['handshakes', `handshakes ${networkOf(address)}`];
    const [all, byNetwork] = keys.map((key) => this.count(key));
    if ((all ?? 0) >= HANDSHAKES || (byNetwork ?? 0) >= HANDSHAKES_BY_NETWORK) {
      throw new AppError('RATE_LIMITED', msg('common.tooManyOpening'), { retryAfter: RETRY_AFTER });
    }
    return this.reserve([...keys, LIVE]);
  }

  /** Reserves a subscription. Returns the release function. Throws RATE_LIMITED at the limit. */
  openStream(viewer: Viewer): () => void {
    return this.reserveFor('streams', viewer, msg('common.tooManySubscriptions'));
  }

  private reserveFor(kind: Kind, viewer: Viewer, content: Message, beside: readonly string[] = []): () => void {
    const session = `${kind} ${viewer.sessionId ?? viewer.token?.id ?? viewer.device?.id ?? viewer.id}`;
    const organization = `${kind} ${viewer.organizationId}`;
    const { bySession, byOrganization } = most[kind];
    if (this.count(session) >= bySession || this.count(organization) >= byOrganization) {
      throw new AppError('RATE_LIMITED', content, { retryAfter: RETRY_AFTER });
    }
    return this.reserve([session, organization, ...beside]);
  }

  private reserve(keys: readonly string[]): () => void {
    for (const key of keys) this.counts.set(key, this.count(key) + 1);
    let isReserved = true;
    return () => {
      if (isReserved) for (const key of keys) this.release(key);
      isReserved = false;
    };
  }

  private count(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  private release(key: string): void {
    const left = this.count(key) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}
