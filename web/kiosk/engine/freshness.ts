import { limits } from '#schema/limits.ts';

/**
 * How the display hears its server. Instants are of a monotonic clock (`performance.now`), which no one can set back;
 * only `heardTime` is a time of day, for people to read.
 */
export interface Link {
  readonly heardAt: number | null;
  readonly heardTime: number | null;
  /** Since when it is known to be cut off; null while it is not. */
  readonly cutAt: number | null;
  /** Whether what was missed has been read since the last cut: only then does a frame count as fresh data. */
  readonly caughtUp: boolean;
}

/** `closed`: says so with the data's age. `old`: dimmed, acts wait. `dead`: not live, use paper. */
export type Freshness = 'live' | 'closed' | 'old' | 'dead';

export const freshnessSteps = { closed: limits.reconnectNotice, old: 60_000, dead: 900_000 } as const;

/** Nothing heard for a ping and ten seconds is a cut, whatever the socket believes. */
export const silenceMax = limits.pingInterval + limits.staleAfter;

/** Before the first word: cut off from the start, so that a display that never connects says so. */
export function unheard(now: number): Link {
  return { heardAt: null, heardTime: null, cutAt: now, caughtUp: false };
}

/** A board kept on the device: cut off since it was true, and for long enough to say so at once. */
export function restored(now: number, heardTime: number, timeNow: number): Link {
  const heardAt = now - Math.max(0, timeNow - heardTime);
  return { heardAt, heardTime, cutAt: Math.min(heardAt, now - freshnessSteps.closed), caughtUp: false };
}

/** A frame came. It counts only after catching up: a socket that opened proves nothing about the board. */
export function heard(link: Link, now: number, time: number): Link {
  return link.caughtUp ? { ...link, heardAt: now, heardTime: time, cutAt: null } : link;
}

/** The board itself was read: the age of what is shown is known, though not yet whether news of it will come. */
export function wasRead(link: Link, now: number, time: number): Link {
  return { ...link, heardAt: now, heardTime: time };
}

export function cut(link: Link, now: number): Link {
  return { ...link, cutAt: link.cutAt ?? now, caughtUp: false };
}

/** Silence is a cut that was found late: it happened right after the last word. */
export function fellSilent(link: Link, now: number): Link {
  return cut(link, link.heardAt ?? now);
}

export function caughtUp(link: Link): Link {
  return { ...link, caughtUp: true };
}

/** Whether the server has fallen silent without closing. */
export function isSilent({ heardAt, cutAt }: Link, now: number): boolean {
  return cutAt === null && heardAt !== null && now - heardAt > silenceMax;
}

/** How long ago the server was last heard, in milliseconds; null when it never was. */
export function ageOf({ heardAt }: Link, now: number): number | null {
  return heardAt === null ? null : Math.max(0, now - heardAt);
}

/** By how long it has been cut off: while it was connected nothing was missed. */
export function freshnessOf(link: Link, now: number): Freshness {
  const { cutAt } = isSilent(link, now) ? fellSilent(link, now) : link;
  const cutFor = cutAt === null ? 0 : now - cutAt;
  if (cutFor < freshnessSteps.closed) return 'live';
  if (cutFor < freshnessSteps.old) return 'closed';
  return cutFor < freshnessSteps.dead ? 'old' : 'dead';
}
