import type { LiveMessage, LiveUpdate } from '#schema/live.ts';
import { stalePart, apply, type BoardPart } from '../board/model/board.ts';
import { caughtUp, cut, received, wasRead } from './freshness.ts';
import type { Clock } from '../../platform/live/clock.ts';
import type { BoardServer } from './server.ts';
import type { BoardState } from './state.ts';
import type { Store } from '../../ui/store.ts';

const again = 2_000;

interface Deps {
  readonly store: Store<BoardState>;
  readonly server: Pick<BoardServer, 'board'>;
  readonly clock: Clock;
  readonly onStale: (part: BoardPart) => void;
  /** The board is up to date. */
  readonly onCaughtUp: () => void;
}

/**
 * Keeps the board complete: loads it once the live connection is open, applies live messages, and reloads it after a gap.
 * Messages received while the board is loading are applied to it afterwards.
 */
export function createBoardReader({ store, server, clock, onStale, onCaughtUp }: Deps) {
  const pending: LiveUpdate[] = [];
  let isConnected = false;
  let isComplete = false;
  let reads = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function applyMessage(message: LiveUpdate) {
    const { board } = store.read();
    if (!board) return;
    const next = apply(board, message);
    store.set((state) => (state.board === next ? state : { ...state, board: next }));
    const part = stalePart(next, message);
    if (part) onStale(part);
  }

  async function read() {
    const mine = (reads += 1);
    clearTimeout(timer);
    // The response includes everything received before the request.
    pending.length = 0;
    isComplete = false;
    try {
      const board = await server.board();
      if (mine !== reads || isStopped) return;
      store.set((state) => ({ ...state, board, link: wasRead(state.link, performance.now(), clock.now()) }));
      for (const message of pending.splice(0)) applyMessage(message);
      isComplete = true;
      markLive();
    } catch {
      if (mine !== reads || isStopped) return;
      // It is unknown what is missing: the board is not live until it could be loaded.
      store.set((state) => ({ ...state, link: cut(state.link, performance.now()) }));
      timer = setTimeout(() => void read(), again);
    }
  }

  /** Connected and complete: the board is live. */
  function markLive() {
    if (!isConnected || !isComplete) return;
    store.set((state) => ({ ...state, link: received(caughtUp(state.link), performance.now(), clock.now()) }));
    onCaughtUp();
  }

  return {
    receive(message: LiveMessage) {
      if (message.type === 'PING') return;
      if (message.type === 'CAUGHT_UP' || message.type === 'GAP') {
        isConnected = true;
        if (message.type === 'CAUGHT_UP' && isComplete) markLive();
        else void read();
        return;
      }
      if (!isComplete) pending.push(message);
      applyMessage(message);
    },
    /** The connection was lost: messages are missed from now on. */
    lost() {
      isConnected = false;
    },
    /** Reloads the whole board: a new business day. */
    startOver: () => void read(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
