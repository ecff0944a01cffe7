import { limits } from '#schema/limits.ts';
import type { LiveMessage } from '#schema/live.ts';
import { isLiveChange } from './live-message.ts';
import type { Ending, FeedStart, OpenFeed } from './live-transport.ts';

/** How the connection was lost, or could not be made. */
export interface Loss {
  readonly reason: Ending;
  /** Since when, in `performance.now` time: for a silent connection, the time of its last message. */
  readonly at: number;
  /** Whether it was connected before, since the first listener subscribed. */
  readonly wasLive: boolean;
}

export interface LiveListener {
  /** Called for every message, in order and once. `isMissed`: it happened while there was no connection. */
  readonly onMessage: (message: LiveMessage, isMissed: boolean) => void;
  /** Called for every connection that ends, and for every attempt that fails. */
  readonly onLost: (loss: Loss) => void;
}

/** The live connection of this page, independent of React. */
export interface Live {
  /** Subscribes to the shared connection, which is open while there are listeners. Returns the unsubscribe function. */
  readonly listen: (listener: LiveListener) => () => void;
}

interface Options {
  readonly open: OpenFeed;
}

/** Silence for longer than one ping interval and ten seconds counts as a lost connection, even if the socket is still open. */
const silenceMax = limits.pingInterval + limits.staleAfter;
const firstMessageMax = 10_000;
/** Seconds before the first listener, when the screen began to load: a change is dated just before its commit. */
const headStart = 1;

/** About half a second, doubled up to about ten seconds; random, so that screens do not reconnect all at once. */
function delayAfter(failures: number): number {
  const first = 400 + Math.random() * 600;
  return Math.min(first * 2 ** failures, 8_000 + Math.random() * 2_000);
}

/**
 * Holds one connection while there are listeners. It begins a few seconds ago and resumes after the last received sequence
 * number, so that missed messages arrive after a reconnect (or a GAP, when there are too many). It closes a silent connection
 * and retries without limit: at once when the network is back or the page becomes visible.
 */
export function createLive(options: Options): Live {
  return new LiveConnection(options);
}

class LiveConnection implements Live {
  readonly #options: Options;
  readonly #listeners = new Set<LiveListener>();
  #seq: number | null = null;
  /** When the first listener subscribed: by the monotonic clock, and by the device's own, which continues while a phone sleeps. */
  #begunAt = 0;
  #begunTime = 0;
  #wasLive = false;
  #failures = 0;
  #receivedAt = 0;
  /** By the device's own clock, which continues while a phone sleeps. */
  #receivedTime = 0;
  #end: (() => void) | null = null;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  listen(listener: LiveListener): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#begin();
    return () => {
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.#stop();
    };
  }

  #begin() {
    this.#seq = null;
    this.#begunAt = performance.now();
    this.#begunTime = Date.now();
    this.#wasLive = false;
    this.#failures = 0;
    addEventListener('online', this.#onOnline);
    document.addEventListener('visibilitychange', this.#onVisible);
    this.#connect();
  }

  #stop() {
    removeEventListener('online', this.#onOnline);
    document.removeEventListener('visibilitychange', this.#onVisible);
    this.#disconnect();
  }

  #connect() {
    this.#disconnect();
    this.#expectMessage(firstMessageMax);
    let isCaughtUp = false;
    this.#end = this.#options.open(this.#start(), {
      onMessage: (message) => {
        this.#received(message);
        const isMissed = !isCaughtUp && isLiveChange(message);
        isCaughtUp ||= message.type === 'CAUGHT_UP' || message.type === 'GAP';
        for (const { onMessage } of this.#listeners) onMessage(message, isMissed);
      },
      onEnd: (reason) => this.#lose(reason, performance.now()),
    });
  }

  /**
   * The first connection also requests what changed while it was made, because the screen has loaded older data meanwhile.
   * After many minutes without one it requests everything, which the server answers with a gap.
   */
  #start(): FeedStart {
    if (this.#seq !== null) return { after: this.#seq };
    // The device's own clock may be set back.
    const elapsed = Math.max(performance.now() - this.#begunAt, Date.now() - this.#begunTime);
    const sinceSeconds = Math.ceil(elapsed / 1_000) + headStart;
    return sinceSeconds > limits.feedSinceMax ? { after: 0 } : { sinceSeconds };
  }

  /** Closes the current connection without notifying listeners, and clears the timers. */
  #disconnect() {
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#silenceTimer);
    this.#retryTimer = undefined;
    this.#end?.();
    this.#end = null;
  }

  #received({ type, seq }: LiveMessage) {
    this.#seq = seq;
    this.#receivedAt = performance.now();
    this.#receivedTime = Date.now();
    this.#expectMessage(silenceMax);
    if (type !== 'CAUGHT_UP' && type !== 'GAP') return;
    this.#wasLive = true;
    this.#failures = 0;
  }

  #expectMessage(within: number) {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => this.#fallSilent(), within);
  }

  #fallSilent() {
    this.#lose('closed', this.#wasLive ? this.#receivedAt : performance.now());
  }

  #lose(reason: Ending, at: number) {
    this.#disconnect();
    // Also when the session is over: its person may have signed in again in another tab. Otherwise the listeners unsubscribe.
    this.#retryTimer = setTimeout(() => this.#connect(), delayAfter(this.#failures));
    this.#failures += 1;
    for (const { onLost } of this.#listeners) onLost({ reason, at, wasLive: this.#wasLive });
  }

  /** The old connection may be broken without an error, so reconnect. */
  readonly #onOnline = () => {
    if (this.#end || this.#retryTimer !== undefined) this.#connect();
  };

  /** On a device that was asleep, timers fire late, and the monotonic clock may have stopped. */
  readonly #onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    const silence = Math.max(performance.now() - this.#receivedAt, Date.now() - this.#receivedTime);
    if (this.#retryTimer !== undefined) this.#connect();
    else if (this.#end && this.#wasLive && silence > silenceMax) this.#fallSilent();
  };
}
