import { jest } from '@jest/globals';
import type { LiveMessage } from '#schema/live.ts';
import type { LiveListener, Loss } from '../../platform/live/live.ts';
import type { Board } from '../board/model/board.ts';
import { createClock } from '../engine/clock.ts';
import { startEngine } from '../engine/engine.ts';
import type { Acted, BoardServer } from '../engine/server.ts';
import type { Bump } from '../engine/queue.ts';
import { ping, task } from './board.ts';

interface World {
  board: Board;
  /** What a part that is read again makes of the board. */
  renew: (board: Board) => Board;
  /** Instead of an answer. */
  failure: Error | null;
}

/** An engine between a server and a live connection that the test plays. */
export function startFakeBoard(board: Board) {
  const world: World = { board, renew: (before) => before, failure: null };
  const acts: Bump[] = [];
  const counts = { board: 0, parts: new Array<string>() };
  const asked = <T>(answer: () => T) => (world.failure ? Promise.reject(world.failure) : Promise.resolve(answer()));
  const server: BoardServer = {
    board: () => asked(() => ((counts.board += 1), world.board)),
    part: (part) => asked(() => (counts.parts.push(part), world.renew)),
    act: (bump, before) => {
      acts.push(bump);
      return asked((): Acted => {
        const status = bump.act === 'start' ? 'in_progress' : 'completed';
        return { task: task({ ...before, status, version: before.version + 1 }), undoFor: 10_000 };
      });
    },
  };
  let listener: LiveListener | null = null;
  const onRefused = jest.fn();
  const live = {
    listen(given: LiveListener) {
      listener = given;
      return () => {
        listener = null;
      };
    },
  };
  const engine = startEngine({ server, clock: createClock(), live, onRefused, tooOld: () => 'Too old to send.' });
  const hear = (message: LiveMessage) => listener?.onMessage(message, false);
  return {
    engine,
    world,
    acts,
    counts,
    onRefused,
    state: engine.store.read,
    hear,
    /** Connected, and told that nothing is missing, or that too much is. */
    open: (type: 'CAUGHT_UP' | 'GAP' = 'CAUGHT_UP') => hear({ type, data: null, seq: 10 }),
    lose: ({ how = 'closed', at = performance.now() }: Partial<Loss> = {}) =>
      listener?.onLost({ how, at, wasLive: true }),
    /** Connected, caught up and live. */
    async goLive() {
      hear({ type: 'CAUGHT_UP', data: null, seq: 10 });
      await jest.advanceTimersByTimeAsync(0);
      hear(ping());
    },
  };
}
