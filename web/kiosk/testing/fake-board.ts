import { vi } from 'vitest';
import type { LiveMessage } from '#schema/live.ts';
import type { LiveListener, Loss } from '../../platform/live/live.ts';
import type { Board } from '../board/model/board.ts';
import { createClock } from '../../platform/live/clock.ts';
import { startEngine } from '../engine/engine.ts';
import type { Acted, BoardServer } from '../engine/server.ts';
import type { Bump } from '../engine/queue.ts';
import { ping, task } from './board.ts';

interface World {
  board: Board;
  /** Applied to the board when a part is refetched. */
  renew: (board: Board) => Board;
  /** When set, requests reject with it. */
  failure: Error | null;
}

/** An engine with a fake server and a fake live connection. */
export function startFakeBoard(board: Board) {
  const world: World = { board, renew: (before) => before, failure: null };
  const acts: Bump[] = [];
  const counts = { board: 0, parts: new Array<string>() };
  const respond = <T>(answer: () => T) => (world.failure ? Promise.reject(world.failure) : Promise.resolve(answer()));
  const server: BoardServer = {
    board: () => respond(() => ((counts.board += 1), world.board)),
    recipe: () => respond(() => null),
    part: (part) => respond(() => (counts.parts.push(part), world.renew)),
    act: (bump) => {
      acts.push(bump);
      return respond((): Acted => {
        const before = engine.store.read().board?.tasks[bump.taskId];
        const status = bump.act === 'start' ? 'in_progress' : 'completed';
        const version = (before?.version ?? 1) + 1;
        return { task: task({ ...before, id: bump.taskId, status, version }), undoFor: 10_000 };
      });
    },
  };
  let listener: LiveListener | null = null;
  const onRefused = vi.fn();
  const live = {
    listen(registered: LiveListener) {
      listener = registered;
      return () => {
        listener = null;
      };
    },
  };
  const engine = startEngine({ server, clock: createClock(), live, onRefused, tooOld: () => 'Too old to send.' });
  const receive = (message: LiveMessage) => listener?.onMessage(message, false);
  return {
    engine,
    world,
    acts,
    counts,
    onRefused,
    state: engine.store.read,
    receive,
    /** Connected, with CAUGHT_UP or GAP. */
    open: (type: 'CAUGHT_UP' | 'GAP' = 'CAUGHT_UP') => receive({ type, data: null, seq: 10 }),
    lose: ({ reason = 'closed', at = performance.now() }: Partial<Loss> = {}) =>
      listener?.onLost({ reason, at, wasLive: true }),
    /** Connected, caught up and live. */
    async goLive() {
      receive({ type: 'CAUGHT_UP', data: null, seq: 10 });
      await vi.advanceTimersByTimeAsync(0);
      receive(ping());
    },
  };
}
