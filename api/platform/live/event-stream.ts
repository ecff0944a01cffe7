import { Repeater } from 'graphql-yoga';
import { limits } from '#schema/limits.ts';
import type { LiveEventType } from '#schema/live.ts';
import { authorize } from '../context/access.ts';
import type { Context, Viewer } from '../context/context.ts';
import { concernsAccess, canSubscribe, newsFor } from './audience.ts';
import { EventInbox } from './event-inbox.ts';
import { lastEventSeq, missedEvents } from './events.queries.ts';
import { SessionTimer } from './session-timer.ts';
import type { StoredEvent } from './stored-event.ts';

/** One message of `Subscription.liveEvents`. */
export interface LiveEventRow {
  readonly type: LiveEventType;
  readonly seq: number;
  readonly data: unknown;
  readonly createdAt: Date;
}

interface Asked {
  readonly context: Context;
  readonly args: { readonly after?: number | null };
}

type Tell = (row: LiveEventRow) => Promise<unknown>;

/** How many heartbeats pass between two looks at the session. */
const BEATS_PER_LOOK = 4;

/** The change feed of one subscriber: what happened after a number, without a number from now on. It ends with their sign-in. */
export function liveEventStream({ context: ctx, args: { after } }: Asked): AsyncIterable<LiveEventRow> {
  const viewer = authorize(ctx, 'live.read');
  return new Repeater<LiveEventRow>(async (push, stop) => {
    const feed = new Feed(ctx, viewer);
    // Whoever went away is not waited for.
    void stop.then(() => feed.end());
    await feed.run(after ?? null, push);
    stop();
  });
}

/**
 * Listens first and reads what was missed then, so that nothing falls between; numbers say what was told already. One who
 * reads too slowly catches up from the table again: no more than a gap's worth is kept for anybody.
 */
class Feed {
  private readonly inbox = new EventInbox(limits.catchUpMax);
  private readonly timer = new SessionTimer(() => this.inbox.look());
  private told = 0;
  private beats = 0;

  constructor(
    private readonly ctx: Context,
    private viewer: Viewer,
  ) {}

  end(): void {
    this.inbox.close();
  }

  async run(after: number | null, tell: Tell): Promise<void> {
    const stop = await this.ctx.listen(
      (events) => this.inbox.add(events),
      () => this.end(),
    );
    const beating = setInterval(() => this.inbox.beat(), limits.pingInterval);
    beating.unref();
    this.timer.set(this.viewer.endsAt);
    try {
      if (await this.begin(after, tell)) await this.goOn(tell);
    } finally {
      clearInterval(beating);
      this.timer.stop();
      stop();
    }
  }

  /** False when the subscriber may not hear on. */
  private async begin(after: number | null, tell: Tell): Promise<boolean> {
    if (after === null) {
      this.told = await this.ctx.read(lastEventSeq);
      await tell(this.mark('CAUGHT_UP'));
    } else {
      this.told = after;
      if (!(await this.catchUp(tell, true))) return false;
    }
    await tell(this.ping());
    return true;
  }

  private async goOn(tell: Tell): Promise<void> {
    const { inbox } = this;
    while (await inbox.filled()) {
      const { events, overflowed, look, beat } = inbox.take();
      this.beats += beat ? 1 : 0;
      const due = look || (beat && this.beats % BEATS_PER_LOOK === 0);
      if (due && !(await this.stillMay())) return;
      const heard = overflowed ? await this.catchUp(tell, false) : await this.tellAll(events, tell);
      if (!heard) return;
      if (beat) await tell(this.ping());
    }
  }

  /** Tells what happened after the last number that was told, or that it is too much. */
  private async catchUp(tell: Tell, marked: boolean): Promise<boolean> {
    const { organizationId } = this.viewer;
    const { seq, complete, events } = await this.ctx.read((db) => missedEvents(db, organizationId, this.told));
    if (!(await this.tellAll(events, tell))) return false;
    this.told = seq;
    if (!complete) await tell(this.mark('GAP'));
    else if (marked) await tell(this.mark('CAUGHT_UP'));
    return true;
  }

  private async tellAll(events: readonly StoredEvent[], tell: Tell): Promise<boolean> {
    for (const event of events) {
      if (this.inbox.closed) return false;
      if (event.seq <= this.told) continue;
      // Their account changed: they hear on as who they are now, or not at all.
      if (concernsAccess(this.viewer, event) && !(await this.stillMay())) return false;
      this.told = event.seq;
      const news = newsFor(this.viewer, event);
      if (news) await tell(news);
    }
    return true;
  }

  private async stillMay(): Promise<boolean> {
    const viewer = await this.ctx.again().catch(() => null);
    if (!viewer || !canSubscribe(viewer)) return false;
    this.viewer = viewer;
    this.timer.set(viewer.endsAt);
    return true;
  }

  private mark(type: 'CAUGHT_UP' | 'GAP'): LiveEventRow {
    return { type, seq: this.told, data: null, createdAt: new Date() };
  }

  private ping(): LiveEventRow {
    const createdAt = new Date();
    return {
      type: 'PING',
      seq: this.told,
      data: { time: createdAt.toISOString(), build: this.ctx.build },
      createdAt,
    };
  }
}
