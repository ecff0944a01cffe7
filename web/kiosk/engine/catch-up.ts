import type { LiveMessage } from '#schema/live.ts';
import { agedBy, apply, type BoardPart } from '../board/board.ts';
import { caughtUp, cut, wasRead } from '../freshness.ts';
import type { Clock } from './clock.ts';
import type { BoardServer } from './server.ts';
import type { BoardState } from './state.ts';
import type { Store } from './store.ts';

const again = 2_000;

interface Deps {
  readonly store: Store<BoardState>;
  readonly server: BoardServer;
  readonly clock: Clock;
  readonly onAged: (part: BoardPart) => void;
  /** Everything up to now is on the board. */
  readonly onCaughtUp: () => void;
}

/**
 * Keeps the board complete: it knows up to which event number everything has been seen, and asks for what is missing
 * when a number is jumped or the connection was lost. Numbers jump often, because not every event concerns a display,
 * so it asks at most once in two seconds.
 */
export function createCatchUp(deps: Deps) {
  const { store, onCaughtUp } = deps;
  const reader = createReader(deps);
  let running = false;
  let wanted = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run() {
    wanted = true;
    if (running) return;
    running = true;
    clearTimeout(timer);
    timer = undefined;
    try {
      while (wanted && !stopped) {
        wanted = false;
        await reader.readMissed();
      }
      if (stopped) return;
      store.set((state) => ({ ...state, link: caughtUp(state.link) }));
      onCaughtUp();
    } catch {
      // Nobody can say what is missing: the board is not live until it is known.
      store.set((state) => ({ ...state, link: cut(state.link, performance.now()) }));
      later();
    } finally {
      running = false;
    }
  }

  function later() {
    if (!stopped) timer ??= setTimeout(() => void run(), again);
  }

  return {
    run,
    /** Applies a live message and notes a jump in the numbers. */
    receive(message: LiveMessage) {
      if (reader.receive(message) === 'gap') later();
    },
    /** Reads all of it again: a new business day, or a display that was set up anew. */
    startOver() {
      reader.forget();
      void run();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Applies messages and answers, and counts up to which event number nothing is missing. */
function createReader({ store, server, clock, onAged }: Deps) {
  let seen: number | null = null;

  function take(message: LiveMessage) {
    const { board } = store.read();
    if (!board) return;
    const next = apply(board, message);
    store.set((state) => (state.board === next ? state : { ...state, board: next }));
    const part = agedBy(next, message);
    if (part) onAged(part);
  }

  async function readBoard(): Promise<number> {
    const before = await server.lastSeq();
    const board = await server.board();
    store.set((state) => ({ ...state, board, link: wasRead(state.link, performance.now(), clock.now()) }));
    return before;
  }

  return {
    async readMissed() {
      let from = seen ?? (await readBoard());
      // What happened while the board was on its way is in the gap after it.
      for (let reads = 0; reads < 3; reads += 1) {
        const missed = await server.missed(from);
        if (missed.complete) {
          for (const message of missed.messages) take(message);
          seen = Math.max(from, missed.seq);
          return;
        }
        from = await readBoard();
      }
      throw new Error('The board fell behind three times in a row.');
    },
    receive(message: LiveMessage): 'gap' | 'complete' {
      take(message);
      if (!('seq' in message) || seen === null || message.seq <= seen) return 'complete';
      if (message.seq > seen + 1) return 'gap';
      seen = message.seq;
      return 'complete';
    },
    forget() {
      seen = null;
    },
  };
}
