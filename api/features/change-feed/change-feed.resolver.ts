import { Arg, Ctx, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { liveEventStream, type LiveEventRow } from '../../platform/live/event-stream.ts';
import { LiveEvent, LiveEvents } from './change-feed.types.ts';
import { type MissedMessages, liveEvents, liveSeq } from './live-events.service.ts';

@Resolver()
export class ChangeFeedResolver {
  @Query(() => Int, { description: 'The number of the latest event.' })
  liveSeq(@Ctx() ctx: Context): Promise<number> {
    return liveSeq(ctx);
  }

  @Query(() => LiveEvents, { description: 'The live messages after an event number; at most 1000.' })
  liveEvents(@Ctx() ctx: Context, @Arg('after', () => Int) after: number): Promise<MissedMessages> {
    return liveEvents(ctx, after);
  }

  @Subscription(() => LiveEvent, {
    name: 'liveEvents',
    subscribe: liveEventStream,
    description:
      'The change feed: the messages after `after`, or without it those of the last `sinceSeconds` (at most 300), in order and once each, then CAUGHT_UP (or only GAP, when too much was missed), then live messages. A PING on connection and every 15 seconds.',
  })
  follow(
    @Root() event: LiveEventRow,
    @Arg('after', () => Int, { nullable: true }) _after: number | null,
    @Arg('sinceSeconds', () => Int, { nullable: true }) _sinceSeconds: number | null,
  ): LiveEventRow {
    return event;
  }
}
