import { jest } from '@jest/globals';
import type { LiveMessage } from '#schema/live.ts';
import type { Board } from '../board/board.ts';
import { createClock } from '../engine/clock.ts';
import { startEngine } from '../engine/engine.ts';
import type { Acted, BoardServer } from '../engine/server.ts';
import type { SocketEvents } from '../engine/socket.ts';
import type { Bump } from '../queue.ts';
import { ping, task } from './board.ts';

interface World {
  board: Board;
  seq: number;
  missed: readonly LiveMessage[];
  complete: boolean;
  /** What a part that is read again makes of the board. */
  renew: (board: Board) => Board;
  /** Instead of an answer. */
  failure: Error | null;
}

/** An engine between a server and a socket that the test plays. */
export function startFakeBoard(board: Board) {
  const world: World = { board, seq: 10, missed: [], complete: true, renew: (before) => before, failure: null };
  const acts: Bump[] = [];
  const counts = { board: 0, missed: 0, parts: new Array<string>(), reconnects: 0 };
  const asked = <T>(answer: () => T) => (world.failure ? Promise.reject(world.failure) : Promise.resolve(answer()));
  const server: BoardServer = {
    lastSeq: () => asked(() => world.seq),
    board: () => asked(() => ((counts.board += 1), world.board)),
    part: (part) => asked(() => (counts.parts.push(part), world.renew)),
    missed: () =>
      asked(() => ((counts.missed += 1), { seq: world.seq, complete: world.complete, messages: world.missed })),
    act: (bump, before) => {
      acts.push(bump);
      return asked((): Acted => {
        const status = bump.act === 'start' ? 'in_progress' : 'completed';
        return { task: task({ ...before, status, version: before.version + 1 }), undoFor: 10_000 };
      });
    },
  };
  let events: SocketEvents | null = null;
  const requested = jest.fn();
  const onRefused = jest.fn();
  const engine = startEngine({
    server,
    clock: createClock(),
    connect: (given) => {
      events = given;
      return { requestData: requested, reconnect: () => (counts.reconnects += 1), close: () => undefined };
    },
    onRefused,
    tooOld: () => 'Too old to send.',
  });
  return {
    engine,
    world,
    acts,
    counts,
    requested,
    onRefused,
    state: engine.store.read,
    open: () => events?.onOpen(),
    close: () => events?.onClose(),
    hear: (message: LiveMessage) => events?.onMessage(message),
    /** Connected, caught up and live. */
    async goLive() {
      events?.onOpen();
      await jest.advanceTimersByTimeAsync(0);
      events?.onMessage(ping());
    },
  };
}
