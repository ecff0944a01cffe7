import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { newsFor } from '../../platform/live/audience.ts';
import { lastEventSeq, missedEvents } from '../../platform/live/events.queries.ts';

/** What a program missed: the live messages after an event number, or that it is too much and everything is read anew. */
export interface CaughtUp {
  /** The number to go on from. */
  readonly seq: number;
  readonly complete: boolean;
  readonly messages: readonly unknown[];
}

/** The organization's latest event number. */
export async function liveSeq(ctx: Context): Promise<number> {
  authorize(ctx, 'live.read');
  return ctx.read(lastEventSeq);
}

/** The messages after this event number as the viewer may hear them, as on `/ws`. */
export async function liveEvents(ctx: Context, after: number): Promise<CaughtUp> {
  const viewer = authorize(ctx, 'live.read');
  const { seq, complete, events } = await ctx.read((db) => missedEvents(db, viewer.organizationId, after));
  const heard = events.flatMap((event) => newsFor(viewer, event) ?? []);
  return { seq, complete, messages: heard.map(({ type, data, seq: at }) => ({ type, data, seq: at })) };
}
