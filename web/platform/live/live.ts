import { limits } from '#schema/limits.ts';
import type { LiveMessage } from '#schema/live.ts';
import { isNews } from './live-message.ts';
import type { Ending, OpenFeed } from './live-transport.ts';

/** How the connection was lost, or could not be made. */
export interface Loss {
  readonly how: Ending;
  /** Since when, of `performance.now`: one that fell silent was lost right after its last word. */
  readonly at: number;
  /** Whether there was a connection before, since somebody listens. */
  readonly wasLive: boolean;
}

export interface LiveListener {
  /** Everything that is told, in order and once. `isMissed`: it happened while there was no connection. */
  readonly onMessage: (message: LiveMessage, isMissed: boolean) => void;
  /** Told for every connection that ends, and for every try that fails. */
  readonly onLost: (loss: Loss) => void;
}

/** The live connection of this page, outside of React. */
export interface Live {
  /** Hears from now on, on the one connection, which is there while somebody listens. Answers how to leave. */
  readonly listen: (listener: LiveListener) => () => void;
}

interface Options {
  readonly open: OpenFeed;
  /** Whether to go on trying once the server has said that the session is over. */
  readonly triesWhenSignedOut: boolean;
}

/** Nothing heard for a ping and ten seconds is a loss, whatever the socket believes; so is a try without an answer. */
const silenceMax = limits.pingInterval + limits.staleAfter;
const answerMax = 10_000;

/** Half a second, doubled up to ten, not in step with other screens. */
function delayAfter(failures: number): number {
  const first = 400 + Math.random() * 600;
  return Math.min(first * 2 ** failures, 8_000 + Math.random() * 2_000);
}

/**
 * Keeps one connection while somebody listens. It knows the number up to which everything was told and asks from there
 * whenever it connects: what was missed is told then, or that it is too much. It gives up a connection that fell silent,
 * and tries for ever, at once when the network is back or the page is looked at again.
 */
export function createLive(options: Options): Live {
  return new LiveConnection(options);
}

class LiveConnection implements Live {
  readonly #options: Options;
  readonly #listeners = new Set<LiveListener>();
  #seq: number | null = null;
  #wasLive = false;
  #failures = 0;
  #heardAt = 0;
  #end: (() => void) | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

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
    this.#expectWord(answerMax);
    let isCaughtUp = false;
    this.#end = this.#options.open(this.#seq, {
      onMessage: (message) => {
        this.#heard(message);
        const isMissed = !isCaughtUp && isNews(message);
        isCaughtUp ||= message.type === 'CAUGHT_UP' || message.type === 'GAP';
        for (const { onMessage } of this.#listeners) onMessage(message, isMissed);
      },
      onEnd: (how) => this.#lose(how, performance.now()),
    });
  }

  /** Ends the present connection without a word, and whatever was waited for. */
  #disconnect() {
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    this.#again = undefined;
    this.#end?.();
    this.#end = null;
  }

  #heard({ type, seq }: LiveMessage) {
    this.#seq = seq;
    this.#heardAt = performance.now();
    this.#expectWord(silenceMax);
    if (type !== 'CAUGHT_UP' && type !== 'GAP') return;
    this.#wasLive = true;
    this.#failures = 0;
  }

  #expectWord(within: number) {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#fallSilent(), within);
  }

  #fallSilent() {
    this.#lose('closed', this.#wasLive ? this.#heardAt : performance.now());
  }

  #lose(how: Ending, at: number) {
    this.#disconnect();
    if (how !== 'signedOut' || this.#options.triesWhenSignedOut) {
      this.#again = setTimeout(() => this.#connect(), delayAfter(this.#failures));
    }
    this.#failures += 1;
    for (const { onLost } of this.#listeners) onLost({ how, at, wasLive: this.#wasLive });
  }

  /** The network is back: what is there may be dead without knowing it. One that was ended for good stays so. */
  readonly #onOnline = () => {
    if (this.#end || this.#again !== undefined) this.#connect();
  };

  /** The timers of a device that slept come late. */
  readonly #onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    if (this.#again !== undefined) this.#connect();
    else if (this.#end && this.#wasLive && performance.now() - this.#heardAt > silenceMax) this.#fallSilent();
  };
}
