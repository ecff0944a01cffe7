import { limits } from '#schema/limits.ts';
import { authorize } from '../access.ts';
import type { Context } from '../context.ts';
import { mayHear } from '../live/audience.ts';
import { lastEventSeq, listEventsAfter } from '../live/events.queries.ts';

/** What a screen missed: the live messages after an event number, or that it is too much and everything is read anew. */
export interface CaughtUp {
  /** The organisation's latest event number. */
  readonly seq: number;
  readonly complete: boolean;
  readonly messages: readonly unknown[];
}

/** The organisation's latest event number. */
export async function liveSeq(ctx: Context): Promise<number> {
  authorize(ctx, 'live.read');
  return ctx.read(lastEventSeq);
}

/** The messages after this event number as the viewer may hear them, as on `/ws`. */
export async function liveEvents(ctx: Context, after: number): Promise<CaughtUp> {
  const viewer = authorize(ctx, 'live.read');
  return ctx.read(async (db) => {
    const events = await listEventsAfter(db, viewer.organizationId, after, limits.catchUpMax + 1);
    const [first] = events;
    const seq =
      events.length > limits.catchUpMax ? await lastEventSeq(db) : (events.at(-1)?.seq ?? (await lastEventSeq(db)));
    // Too many, some already deleted, or a number from before the kitchen was made anew.
    const complete = events.length <= limits.catchUpMax && (first ? first.seq === after + 1 : after === seq);
    if (!complete) return { seq, complete, messages: [] };
    const heard = events.filter((event) => mayHear(viewer, event));
    return {
      seq,
      complete,
      messages: heard.map(({ liveType, liveData, seq: at }) => ({ type: liveType, data: liveData, seq: at })),
    };
  });
}
