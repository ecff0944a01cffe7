import type { StoredEvent } from './stored-event.ts';

/** What arrived for a subscriber since the last `take`. */
interface InboxContent {
  readonly events: readonly StoredEvent[];
  /** There were too many events: none are included. */
  readonly overflowed: boolean;
  /** Their session must be checked. */
  readonly checkSession: boolean;
  /** A heartbeat is due. */
  readonly beat: boolean;
}

/** Bounded buffer of one subscriber's unread events. */
export class EventInbox {
  private events: StoredEvent[] = [];
  private overflowed = false;
  private sessionCheckDue = false;
  private beatDue = false;
  private wake: () => void = () => undefined;
  closed = false;

  constructor(private readonly capacity: number) {}

  add(events: readonly StoredEvent[]): void {
    this.overflowed ||= this.events.length + events.length > this.capacity;
    if (this.overflowed) this.events = [];
    else this.events.push(...events);
    this.wake();
  }

  checkSession(): void {
    this.sessionCheckDue = true;
    this.wake();
  }

  beat(): void {
    this.beatDue = true;
    this.wake();
  }

  close(): void {
    this.closed = true;
    this.wake();
  }

  /** Waits until there is something to take; false once it is closed. */
  async filled(): Promise<boolean> {
    while (!this.closed && this.events.length === 0 && !this.overflowed && !this.sessionCheckDue && !this.beatDue) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return !this.closed;
  }

  take(): InboxContent {
    const { events, overflowed, sessionCheckDue: checkSession, beatDue: beat } = this;
    this.events = [];
    this.overflowed = false;
    this.sessionCheckDue = false;
    this.beatDue = false;
    return { events, overflowed, checkSession, beat };
  }
}
