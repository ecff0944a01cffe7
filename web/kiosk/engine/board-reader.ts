import type { LiveMessage, LiveNews } from '#schema/live.ts';
import { agedBy, apply, type BoardPart } from '../board/model/board.ts';
import { caughtUp, cut, heard, wasRead } from './freshness.ts';
import type { Clock } from './clock.ts';
import type { BoardServer } from './server.ts';
import type { BoardState } from './state.ts';
import type { Store } from '../../ui/store.ts';

const again = 2_000;

interface Deps {
  readonly store: Store<BoardState>;
  readonly server: Pick<BoardServer, 'board'>;
  readonly clock: Clock;
  readonly onAged: (part: BoardPart) => void;
  /** Everything up to now is on the board. */
  readonly onCaughtUp: () => void;
}

/**
 * Keeps the board complete: reads it once the live connection stands, applies what that tells, and reads it again when too
 * much was missed. What is told while the board is on its way is applied to it when it comes.
 */
export function createBoardReader({ store, server, clock, onAged, onCaughtUp }: Deps) {
  const meanwhile: LiveNews[] = [];
  let isConnected = false;
  let isComplete = false;
  let reads = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(message: LiveNews) {
    const { board } = store.read();
    if (!board) return;
    const next = apply(board, message);
    store.set((state) => (state.board === next ? state : { ...state, board: next }));
    const part = agedBy(next, message);
    if (part) onAged(part);
  }

  async function read() {
    const mine = (reads += 1);
    clearTimeout(timer);
    // What was told before this reading is in its answer.
    meanwhile.length = 0;
    isComplete = false;
    try {
      const board = await server.board();
      if (mine !== reads || isStopped) return;
      store.set((state) => ({ ...state, board, link: wasRead(state.link, performance.now(), clock.now()) }));
      for (const message of meanwhile.splice(0)) take(message);
      isComplete = true;
      settle();
    } catch {
      if (mine !== reads || isStopped) return;
      // Nobody can say what is missing: the board is not live until it is known.
      store.set((state) => ({ ...state, link: cut(state.link, performance.now()) }));
      timer = setTimeout(() => void read(), again);
    }
  }

  /** Connected, with nothing missing on the board: it is live. */
  function settle() {
    if (!isConnected || !isComplete) return;
    store.set((state) => ({ ...state, link: heard(caughtUp(state.link), performance.now(), clock.now()) }));
    onCaughtUp();
  }

  return {
    receive(message: LiveMessage) {
      if (message.type === 'PING') return;
      if (message.type === 'CAUGHT_UP' || message.type === 'GAP') {
        isConnected = true;
        if (message.type === 'CAUGHT_UP' && isComplete) settle();
        else void read();
        return;
      }
      if (!isComplete) meanwhile.push(message);
      take(message);
    },
    /** What is told from now on was missed first. */
    lost() {
      isConnected = false;
    },
    /** Reads all of it again: a new business day. */
    startOver: () => void read(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
