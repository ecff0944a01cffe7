import { Repeater } from 'graphql-yoga';
import { feedStart } from '#schema/inputs/change-feed.ts';
import { limits } from '#schema/limits.ts';
import type { LiveEventType } from '#schema/live.ts';
import { authorize } from '../context/access.ts';
import type { Context, Viewer } from '../context/context.ts';
import { concernsAccess, canSubscribe, liveMessageFor } from './audience.ts';
import { type InputOf, parse } from '../context/parse.ts';
import { EventInbox } from './event-inbox.ts';
import { lastEventSeq, lastEventSeqBefore, missedEvents } from './events.queries.ts';
import { SessionTimer } from './session-timer.ts';
import type { StoredEvent } from './stored-event.ts';

/** One message of `Subscription.liveEvents`. */
export interface LiveEventRow {
  readonly type: LiveEventType;
  readonly seq: number;
  readonly data: unknown;
  readonly createdAt: Date;
}

type FeedStart = InputOf<typeof feedStart>;

interface SubscribeOptions {
  readonly context: Context;
  readonly args: FeedStart;
}

type Push = (row: LiveEventRow) => Promise<unknown>;

/** Heartbeats between two checks of the session. */
const BEATS_PER_CHECK = 4;

/** The change feed of one subscriber: events after a number, of the last seconds, or from now on. Ends with their session. */
export function liveEventStream({ context: ctx, args }: SubscribeOptions): AsyncIterable<LiveEventRow> {
  const viewer = authorize(ctx, 'live.read');
  const start = parse(feedStart, args);
  return new Repeater<LiveEventRow>(async (push, stop) => {
    const feed = new Feed(ctx, viewer);
    // Ends the feed when the subscriber disconnects.
    void stop.then(() => feed.end());
    await feed.run(start, push);
    stop();
  });
}

/**
 * Subscribes first and then reads missed events, so that none is lost; event numbers prevent duplicates. A subscriber that
 * reads too slowly catches up from the table again, so that the buffer stays bounded.
 */
class Feed {
  private readonly inbox = new EventInbox(limits.catchUpMax);
  private readonly timer = new SessionTimer(() => this.inbox.checkSession());
  private lastSeq = 0;
  private beats = 0;

  constructor(
    private readonly ctx: Context,
    private viewer: Viewer,
  ) {}

  end(): void {
    this.inbox.close();
  }

  async run(from: FeedStart, push: Push): Promise<void> {
    const stop = await this.ctx.listen(
      (events) => this.inbox.add(events),
      () => this.end(),
    );
    const beating = setInterval(() => this.inbox.beat(), limits.pingInterval);
    beating.unref();
    this.timer.set(this.viewer.endsAt);
    try {
      if (await this.start(from, push)) await this.follow(push);
    } finally {
      clearInterval(beating);
      this.timer.stop();
      stop();
    }
  }

  /** False when the subscriber is no longer allowed. */
  private async start({ after, sinceSeconds }: FeedStart, push: Push): Promise<boolean> {
    const from = after ?? (sinceSeconds ? await this.seqBefore(sinceSeconds) : null);
    if (from === null) {
      this.lastSeq = await this.ctx.read(lastEventSeq);
      await push(this.mark('CAUGHT_UP'));
    } else {
      this.lastSeq = from;
      if (!(await this.catchUp(push, true))) return false;
    }
    await push(this.ping());
    return true;
  }

  private seqBefore(seconds: number): Promise<number> {
    const time = new Date(Date.now() - seconds * 1_000);
    return this.ctx.read((db) => lastEventSeqBefore(db, time));
  }

  private async follow(push: Push): Promise<void> {
    const { inbox } = this;
    while (await inbox.filled()) {
      const { events, overflowed, checkSession, beat } = inbox.take();
      this.beats += beat ? 1 : 0;
      const due = checkSession || (beat && this.beats % BEATS_PER_CHECK === 0);
      if (due && !(await this.isStillAllowed())) return;
      const isOpen = overflowed ? await this.catchUp(push, false) : await this.pushAll(events, push);
      if (!isOpen) return;
      if (beat) await push(this.ping());
    }
  }

  /** Sends the events after the last sent number, or GAP when there are too many. */
  private async catchUp(push: Push, marked: boolean): Promise<boolean> {
    const { organizationId } = this.viewer;
    const { seq, complete, events } = await this.ctx.read((db) => missedEvents(db, organizationId, this.lastSeq));
    if (!(await this.pushAll(events, push))) return false;
    this.lastSeq = seq;
    if (!complete) await push(this.mark('GAP'));
    else if (marked) await push(this.mark('CAUGHT_UP'));
    return true;
  }

  private async pushAll(events: readonly StoredEvent[], push: Push): Promise<boolean> {
    for (const event of events) {
      if (this.inbox.closed) return false;
      if (event.seq <= this.lastSeq) continue;
      // Their account changed: continue with their new permissions, or end.
      if (concernsAccess(this.viewer, event) && !(await this.isStillAllowed())) return false;
      this.lastSeq = event.seq;
      const message = liveMessageFor(this.viewer, event);
      if (message) await push(message);
    }
    return true;
  }

  private async isStillAllowed(): Promise<boolean> {
    const viewer = await this.ctx.again().catch(() => null);
    if (!viewer || !canSubscribe(viewer)) return false;
    this.viewer = viewer;
    this.timer.set(viewer.endsAt);
    return true;
  }

  private mark(type: 'CAUGHT_UP' | 'GAP'): LiveEventRow {
    return { type, seq: this.lastSeq, data: null, createdAt: new Date() };
  }

  private ping(): LiveEventRow {
    const createdAt = new Date();
    return {
      type: 'PING',
      seq: this.lastSeq,
      data: { time: createdAt.toISOString(), build: this.ctx.build },
      createdAt,
    };
  }
}
