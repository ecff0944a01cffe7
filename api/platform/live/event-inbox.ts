import type { StoredEvent } from './stored-event.ts';

/** What has come in for a subscriber since they last looked. */
interface Taken {
  readonly events: readonly StoredEvent[];
  /** There was no room for all of them: none are here. */
  readonly overflowed: boolean;
  /** Their session is to be looked at. */
  readonly look: boolean;
  /** A heartbeat is due. */
  readonly beat: boolean;
}

/** Keeps what one subscriber has not read yet, up to a number of events, and wakes them. */
export class EventInbox {
  private events: StoredEvent[] = [];
  private overflowed = false;
  private looks = false;
  private beats = false;
  private wake: () => void = () => undefined;
  closed = false;

  constructor(private readonly room: number) {}

  add(events: readonly StoredEvent[]): void {
    this.overflowed ||= this.events.length + events.length > this.room;
    if (this.overflowed) this.events = [];
    else this.events.push(...events);
    this.wake();
  }

  look(): void {
    this.looks = true;
    this.wake();
  }

  beat(): void {
    this.beats = true;
    this.wake();
  }

  close(): void {
    this.closed = true;
    this.wake();
  }

  /** Waits until there is something to take; false once it is closed. */
  async filled(): Promise<boolean> {
    while (!this.closed && this.events.length === 0 && !this.overflowed && !this.looks && !this.beats) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return !this.closed;
  }

  take(): Taken {
    const { events, overflowed, looks: look, beats: beat } = this;
    this.events = [];
    this.overflowed = false;
    this.looks = false;
    this.beats = false;
    return { events, overflowed, look, beat };
  }
}
