import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { liveMessageFor } from '../../platform/live/audience.ts';
import { lastEventSeq, missedEvents } from '../../platform/live/events.queries.ts';

/** The live messages after an event number; `complete` is false when too much was missed and the client must reload everything. */
export interface MissedMessages {
  /** The event number to continue from. */
  readonly seq: number;
  readonly complete: boolean;
  readonly messages: readonly unknown[];
}

/** The organization's latest event number. */
export async function liveSeq(ctx: Context): Promise<number> {
  authorize(ctx, 'live.read');
  return ctx.read(lastEventSeq);
}

/** The messages after this event number that the viewer may receive, as on `/ws`. */
export async function liveEvents(ctx: Context, after: number): Promise<MissedMessages> {
  const viewer = authorize(ctx, 'live.read');
  const { seq, complete, events } = await ctx.read((db) => missedEvents(db, viewer.organizationId, after));
  const messages = events.flatMap((event) => liveMessageFor(viewer, event) ?? []);
  return { seq, complete, messages: messages.map(({ type, data, seq: at }) => ({ type, data, seq: at })) };
}
