import type { Store } from '../database/store.ts';
import type { Log } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { lastEventSeq, listEventsAfter } from './events.queries.ts';
import type { StoredEvent } from './stored-event.ts';
import { RESTORED, type EventNotifier } from './event-notifier.ts';

/** One who listens to an organization. */
interface Listener {
  readonly hear: (events: readonly StoredEvent[]) => void;
  /** The events are others than those that were heard: whoever listens comes again and reads everything anew. */
  readonly end: () => void;
}

/** Reads of the event table at a time; a burst is read in several. */
const BATCH = 500;
/** With other processes about, a lost wake-up is made good within this many milliseconds. */
const SWEEP = 5_000;

/**
 * The one bus of live news. The event table is the truth; a wake-up, from this process or another, only says when to
 * look. Each organization with listeners has one reader that reads on from the last event number it saw.
 */
export class Bus {
  private readonly readers = new Map<string, EventLogReader>();
  private readonly watchers = new Set<(organizationId: string) => void>();
  private readonly sweep: NodeJS.Timeout | null = null;

  constructor(
    private readonly source: () => Store,
    private readonly notifier: EventNotifier | null,
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {
    if (notifier) {
      notifier.onWake((message) => {
        if (message === RESTORED) for (const organizationId of this.readers.keys()) this.end(organizationId);
        else this.look(message);
      });
      this.sweep = setInterval(() => this.readers.forEach((reader) => reader.look()), SWEEP);
      this.sweep.unref();
    }
  }

  /** Says that an organization has new events. */
  wake(organizationId: string): void {
    this.look(organizationId);
    this.notifier?.wake(organizationId);
  }

  /**
   * Hears an organization's events from now on, in order, until `end` is called: a backup was restored. Returns how to stop, and
   * resolves once it listens.
   */
  async listen(organizationId: string, hear: Listener['hear'], end: Listener['end']): Promise<() => void> {
    const listener = { hear, end };
    let reader = this.readers.get(organizationId);
    if (!reader) {
      reader = new EventLogReader(organizationId, this.source, this.log, this.metrics, () => this.end(organizationId));
      this.readers.set(organizationId, reader);
    }
    const { listeners } = reader;
    const heard = reader;
    const leave = () => {
      listeners.delete(listener);
      // Another one may stand in its place by now.
      if (listeners.size === 0 && this.readers.get(organizationId) === heard) this.readers.delete(organizationId);
    };
    listeners.add(listener);
    try {
      await reader.ready;
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  /** Names every organization that gets events, here or in another process; at most once and best effort. Returns how to stop. */
  onWake(watcher: (organizationId: string) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  async close(): Promise<void> {
    if (this.sweep) clearInterval(this.sweep);
    this.readers.clear();
    this.watchers.clear();
    await this.notifier?.close();
  }

  private look(organizationId: string): void {
    this.readers.get(organizationId)?.look();
    for (const watcher of this.watchers) watcher(organizationId);
  }

  /** Whoever listens next begins anew. */
  private end(organizationId: string): void {
    const reader = this.readers.get(organizationId);
    this.readers.delete(organizationId);
    reader?.end();
  }
}

class EventLogReader {
  readonly listeners = new Set<Listener>();
  readonly ready: Promise<void>;
  private seen = 0;
  private reading = false;
  private again = false;
  private ended = false;

  constructor(
    private readonly organizationId: string,
    private readonly source: () => Store,
    private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly onReplaced: () => void,
  ) {
    this.ready = this.begin();
  }

  look(): void {
    this.again = true;
    if (!this.reading) void this.drain();
  }

  end(): void {
    this.ended = true;
    for (const { end } of this.listeners) this.tell(end);
  }

  private async begin(): Promise<void> {
    this.seen = await this.source().read(this.organizationId, lastEventSeq);
  }

  private async drain(): Promise<void> {
    this.reading = true;
    try {
      await this.ready;
      while (this.again && !this.ended) {
        this.again = false;
        const events = await this.readOn();
        if (this.ended) return;
        // Nobody said so, or it was not heard.
        if (!events) return this.onReplaced();
        const last = events.at(-1);
        if (!last) continue;
        this.seen = last.seq;
        this.again ||= events.length === BATCH;
        for (const { hear } of this.listeners) this.tell(() => hear(events));
        this.metrics.observeEventLag((Date.now() - last.createdAt.getTime()) / 1_000);
      }
    } catch (error) {
      this.log.warn({ err: error }, 'live news could not be read; the next wake-up tries again');
    } finally {
      this.reading = false;
    }
  }

  /** The events after the last that was seen; null when that one is not there any more, because a backup was restored. */
  private async readOn(): Promise<readonly StoredEvent[] | null> {
    const { organizationId, seen } = this;
    const events = await this.source().read(organizationId, (db) =>
      listEventsAfter(db, organizationId, seen - 1, BATCH + 1),
    );
    if (seen === 0) return events.slice(0, BATCH);
    return events[0]?.seq === seen ? events.slice(1) : null;
  }

  /** One that fails takes no news from the others. */
  private tell(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.log.warn({ err: error }, 'a listener could not take its news');
    }
  }
}
