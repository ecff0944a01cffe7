import type { Database } from '../database/database.ts';
import type { Log } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { lastEventSeq, listEventsAfter } from './events.queries.ts';
import type { StoredEvent } from './stored-event.ts';
import { RESTORED, type EventNotifier } from './event-notifier.ts';

/** A subscriber to an organization's events. */
interface Listener {
  readonly onEvents: (events: readonly StoredEvent[]) => void;
  /** The event table was replaced by a restore: the subscriber must reconnect and reload everything. */
  readonly onEnd: () => void;
}

/** Events per read. */
const BATCH = 500;
/** With several processes, polls at this interval in milliseconds, in case a notification was lost. */
const SWEEP = 5_000;

/**
 * The bus of live events. The event table is the source of truth; a notification, from this process or another, only triggers
 * a read. Each organization with listeners has one reader that continues from the last event number.
 */
export class Bus {
  private readonly readers = new Map<string, EventLogReader>();
  private readonly watchers = new Set<(organizationId: string) => void>();
  private readonly sweep: NodeJS.Timeout | null = null;

  constructor(
    private readonly source: () => Database,
    private readonly notifier: EventNotifier | null,
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {
    if (notifier) {
      notifier.onNotify((message) => {
        if (message === RESTORED) for (const organizationId of this.readers.keys()) this.end(organizationId);
        else this.poll(message);
      });
      this.sweep = setInterval(() => this.readers.forEach((reader) => reader.poll()), SWEEP);
      this.sweep.unref();
    }
  }

  /** Announces that an organization has new events. */
  notify(organizationId: string): void {
    this.poll(organizationId);
    this.notifier?.notify(organizationId);
  }

  /**
   * Subscribes to an organization's events from now on, in order, until `onEnd` is called: a backup was restored. Resolves to
   * the unsubscribe function once subscribed.
   */
  async listen(organizationId: string, onEvents: Listener['onEvents'], onEnd: Listener['onEnd']): Promise<() => void> {
    const listener = { onEvents, onEnd };
    let reader = this.readers.get(organizationId);
    if (!reader) {
      reader = new EventLogReader(organizationId, this.source, this.log, this.metrics, () => this.end(organizationId));
      this.readers.set(organizationId, reader);
    }
    const { listeners } = reader;
    const current = reader;
    const unsubscribe = () => {
      listeners.delete(listener);
      // Another reader may have replaced it.
      if (listeners.size === 0 && this.readers.get(organizationId) === current) this.readers.delete(organizationId);
    };
    listeners.add(listener);
    try {
      await reader.ready;
    } catch (error) {
      unsubscribe();
      throw error;
    }
    return unsubscribe;
  }

  /**
   * Calls `watcher` for every organization with new events, of any process; at most once, best effort. Returns the unsubscribe
   * function.
   */
  onNewEvents(watcher: (organizationId: string) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  async close(): Promise<void> {
    if (this.sweep) clearInterval(this.sweep);
    this.readers.clear();
    this.watchers.clear();
    await this.notifier?.close();
  }

  private poll(organizationId: string): void {
    this.readers.get(organizationId)?.poll();
    for (const watcher of this.watchers) watcher(organizationId);
  }

  /** Ends the reader; the next listener starts a new one. */
  private end(organizationId: string): void {
    const reader = this.readers.get(organizationId);
    this.readers.delete(organizationId);
    reader?.end();
  }
}

class EventLogReader {
  readonly listeners = new Set<Listener>();
  readonly ready: Promise<void>;
  private lastSeq = 0;
  private reading = false;
  private again = false;
  private ended = false;

  constructor(
    private readonly organizationId: string,
    private readonly source: () => Database,
    private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly onReplaced: () => void,
  ) {
    this.ready = this.begin();
  }

  poll(): void {
    this.again = true;
    if (!this.reading) void this.drain();
  }

  end(): void {
    this.ended = true;
    for (const { onEnd } of this.listeners) this.call(onEnd);
  }

  private async begin(): Promise<void> {
    this.lastSeq = await this.source().read(this.organizationId, lastEventSeq);
  }

  private async drain(): Promise<void> {
    this.reading = true;
    try {
      await this.ready;
      while (this.again && !this.ended) {
        this.again = false;
        const events = await this.readNext();
        if (this.ended) return;
        // A restore whose notification was not received.
        if (!events) return this.onReplaced();
        const last = events.at(-1);
        if (!last) continue;
        this.lastSeq = last.seq;
        this.again ||= events.length === BATCH;
        for (const { onEvents } of this.listeners) this.call(() => onEvents(events));
        this.metrics.observeEventLag((Date.now() - last.createdAt.getTime()) / 1_000);
      }
    } catch (error) {
      this.log.warn({ err: error }, 'live events could not be read; the next notification tries again');
    } finally {
      this.reading = false;
    }
  }

  /** The events after the last read one; null when that one no longer exists, because a backup was restored. */
  private async readNext(): Promise<readonly StoredEvent[] | null> {
    const { organizationId, lastSeq } = this;
    const events = await this.source().read(organizationId, (db) =>
      listEventsAfter(db, organizationId, lastSeq - 1, BATCH + 1),
    );
    if (lastSeq === 0) return events.slice(0, BATCH);
    return events[0]?.seq === lastSeq ? events.slice(1) : null;
  }

  /** Calls a listener; its failure does not affect the others. */
  private call(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.log.warn({ err: error }, 'a listener failed');
    }
  }
}
