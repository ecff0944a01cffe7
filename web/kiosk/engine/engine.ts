import { businessDate, type KitchenClock } from '#schema/business-day.ts';
import type { LiveMessage } from '#schema/live.ts';
import type { Live } from '../../platform/live/live.ts';
import { cut, received, restored, neverConnected } from './freshness.ts';
import { reopened } from './queue.ts';
import { format, savedBoard, savedBumps } from './saved-board.ts';
import { createBoardReader } from './board-reader.ts';
import { createBumping } from './bumping.ts';
import type { Clock } from '../../platform/live/clock.ts';
import { createPartReader } from './part-reader.ts';
import type { BoardServer } from './server.ts';
import type { BoardState } from './state.ts';
import { createStore, type Store } from '../../ui/store.ts';

const beat = 1_000;
const saveEvery = 5;
const saveAnyway = 60;
const turnEvery = 15;

interface Deps {
  readonly server: BoardServer;
  readonly clock: Clock;
  readonly live: Live;
  /** The server may have revoked this device: check it. */
  readonly onRefused: () => void;
  readonly tooOld: () => string;
}

/** The board's state machine, independent of React: live connection, board data, press queue, saved copy. */
export type Engine = ReturnType<typeof startEngine>;

function firstState(clock: Clock): BoardState {
  const saved = savedBoard.read();
  const now = performance.now();
  return {
    board: saved?.board ?? null,
    link: saved ? restored(now, saved.heardTime, clock.now()) : neverConnected(now),
    bumps: reopened(savedBumps.read() ?? []),
    unsaved: false,
    undoable: {},
    needsPin: false,
    ownBuild: null,
    servedBuild: null,
  };
}

export function startEngine({ server, clock, live, onRefused, tooOld }: Deps) {
  const store = createStore(firstState(clock));
  const parts = createPartReader(store, server);
  const bumping = createBumping({ store, server, clock, storage: savedBumps, onRefused, tooOld });
  const reader = createBoardReader({ store, server, clock, onStale: parts.age, onCaughtUp: bumping.pump });

  const receive = (message: LiveMessage) => {
    if (message.type === 'PING') clock.sync(message.data.time);
    const build = message.type === 'PING' ? message.data.build : null;
    reader.receive(message);
    store.set((state) => ({
      ...state,
      ownBuild: state.ownBuild ?? build,
      servedBuild: build ?? state.servedBuild,
      link: received(state.link, performance.now(), clock.now()),
    }));
  };
  const leave = live.listen({
    onMessage: receive,
    onLost({ reason, at }) {
      reader.lost();
      store.set((state) => ({ ...state, link: cut(state.link, at) }));
      if (reason !== 'closed') onRefused();
    },
  });
  const stopBeat = startBeat({ store, clock, onNewDay: reader.startOver });

  return {
    store,
    clock,
    press: bumping.press,
    again: bumping.again,
    undo: (taskId: string) => bumping.undo(taskId),
    discard: bumping.discard,
    pinEntered: bumping.pinEntered,
    recipe: server.recipe,
    stop() {
      stopBeat();
      leave();
      reader.stop();
      parts.stop();
      bumping.stop();
    },
  };
}

interface BeatDeps {
  readonly store: Store<BoardState>;
  readonly clock: Clock;
  readonly onNewDay: () => void;
}

/** Once a second: checks for a new business day, and saves the board on the device. */
function startBeat({ store, clock, onNewDay }: BeatDeps): () => void {
  let beats = 0;
  let saved = store.read().board;
  const timer = setInterval(() => {
    beats += 1;
    const { board, link } = store.read();
    if (!board) return;
    if (beats % turnEvery === 0 && link.caughtUp && turned(board, clock)) onNewDay();
    const due = board === saved ? saveAnyway : saveEvery;
    if (beats % due === 0 && link.cutAt === null && link.receivedTime !== null) {
      saved = board;
      savedBoard.write({ format, board, heardTime: link.receivedTime });
    }
  }, beat);
  return () => clearInterval(timer);
}

function turned(board: { readonly businessDate: string; readonly kitchen: KitchenClock }, clock: Clock): boolean {
  return businessDate(board.kitchen, new Date(clock.now())) !== board.businessDate;
}
