import type { BoardPart } from '../board/model/board.ts';
import type { BoardServer } from './server.ts';
import type { BoardState } from './state.ts';
import type { Store } from '../../ui/store.ts';

const apart = 2_000;

/** Reads parts of the board again that messages made old: each at most once in two seconds, however many messages come. */
export function createPartReader(store: Store<BoardState>, server: Pick<BoardServer, 'part'>) {
  const old = new Set<BoardPart>();
  const applied = new Map<BoardPart, number>();
  let reads = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rest = 0;
  let stopped = false;

  async function read(part: BoardPart) {
    const read = (reads += 1);
    try {
      const renew = await server.part(part);
      // A slow answer tells what was true before that of a later read.
      if (read < (applied.get(part) ?? 0)) return;
      applied.set(part, read);
      store.set((state) => (state.board ? { ...state, board: renew(state.board) } : state));
    } catch {
      // Without an answer it stays old, and is asked for again.
      age(part);
    }
  }

  function run() {
    timer = undefined;
    rest = performance.now() + apart;
    // Cut off there is nobody to ask; catching up comes first.
    if (!store.read().link.caughtUp) {
      timer = setTimeout(run, apart);
      return;
    }
    const parts = [...old];
    old.clear();
    for (const part of parts) void read(part);
  }

  function age(part: BoardPart) {
    old.add(part);
    if (!stopped) timer ??= setTimeout(run, Math.max(0, rest - performance.now()));
  }

  return {
    age,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
