import type { BoardPart } from '../board/model/board.ts';
import type { BoardServer } from './server.ts';
import type { BoardState } from './state.ts';
import type { Store } from '../../ui/store.ts';

const minGap = 2_000;

/** Refetches stale parts of the board, each at most every two seconds, however many messages arrive. */
export function createPartReader(store: Store<BoardState>, server: Pick<BoardServer, 'part'>) {
  const stale = new Set<BoardPart>();
  const applied = new Map<BoardPart, number>();
  let reads = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restUntil = 0;
  let stopped = false;

  async function read(part: BoardPart) {
    const read = (reads += 1);
    try {
      const renew = await server.part(part);
      // A slow response is older than that of a later request.
      if (read < (applied.get(part) ?? 0)) return;
      applied.set(part, read);
      store.set((state) => (state.board ? { ...state, board: renew(state.board) } : state));
    } catch {
      // It stays stale and is refetched.
      markStale(part);
    }
  }

  function run() {
    timer = undefined;
    restUntil = performance.now() + minGap;
    // Offline, wait until the connection has caught up.
    if (!store.read().link.caughtUp) {
      timer = setTimeout(run, minGap);
      return;
    }
    const parts = [...stale];
    stale.clear();
    for (const part of parts) void read(part);
  }

  function markStale(part: BoardPart) {
    stale.add(part);
    if (!stopped) timer ??= setTimeout(run, Math.max(0, restUntil - performance.now()));
  }

  return {
    age: markStale,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
