import { limits } from '#schema/limits.ts';

/**
 * Connection state of the display. Instants are of the monotonic clock (`performance.now`); only `receivedTime` is a time
 * of day, to be shown.
 */
export interface Link {
  readonly receivedAt: number | null;
  readonly receivedTime: number | null;
  /** Instant of the disconnect; null while connected. */
  readonly cutAt: number | null;
  /** Whether missed messages were received since the last disconnect: only then does a message count as fresh data. */
  readonly caughtUp: boolean;
}

/** `closed`: shows the data's age. `old`: dimmed, presses are queued. `lost`: not live, use paper. */
export type Freshness = 'live' | 'closed' | 'old' | 'lost';

export const freshnessSteps = { closed: limits.reconnectNotice, old: 60_000, lost: 900_000 } as const;

/** No message for a ping interval and ten seconds counts as a disconnect, even if the socket is open. */
export const silenceMax = limits.pingInterval + limits.staleAfter;

/** Before the first message: disconnected from the start, so that a display that never connects shows it. */
export function neverConnected(now: number): Link {
  return { receivedAt: null, receivedTime: null, cutAt: now, caughtUp: false };
}

/** A board saved on the device: disconnected since it was saved, and long enough to show it at once. */
export function restored(now: number, receivedTime: number, timeNow: number): Link {
  const receivedAt = now - Math.max(0, timeNow - receivedTime);
  return { receivedAt, receivedTime, cutAt: Math.min(receivedAt, now - freshnessSteps.closed), caughtUp: false };
}

/** A message was received. It counts only after catching up: an open socket alone does not make the board fresh. */
export function received(link: Link, now: number, time: number): Link {
  return link.caughtUp ? { ...link, receivedAt: now, receivedTime: time, cutAt: null } : link;
}

/** The board was loaded: its age is known, but not yet whether live messages arrive. */
export function wasRead(link: Link, now: number, time: number): Link {
  return { ...link, receivedAt: now, receivedTime: time };
}

export function cut(link: Link, now: number): Link {
  return { ...link, cutAt: link.cutAt ?? now, caughtUp: false };
}

/** After silence the disconnect counts from the last message. */
export function fellSilent(link: Link, now: number): Link {
  return cut(link, link.receivedAt ?? now);
}

export function caughtUp(link: Link): Link {
  return { ...link, caughtUp: true };
}

/** Whether the server sends nothing although the connection was not closed. */
export function isSilent({ receivedAt, cutAt }: Link, now: number): boolean {
  return cutAt === null && receivedAt !== null && now - receivedAt > silenceMax;
}

/** Milliseconds since the last message; null before the first. */
export function ageOf({ receivedAt }: Link, now: number): number | null {
  return receivedAt === null ? null : Math.max(0, now - receivedAt);
}

/** Freshness by the time since the disconnect: nothing was missed while connected. */
export function freshnessOf(link: Link, now: number): Freshness {
  const { cutAt } = isSilent(link, now) ? fellSilent(link, now) : link;
  const cutFor = cutAt === null ? 0 : now - cutAt;
  if (cutFor < freshnessSteps.closed) return 'live';
  if (cutFor < freshnessSteps.old) return 'closed';
  return cutFor < freshnessSteps.lost ? 'old' : 'lost';
}
