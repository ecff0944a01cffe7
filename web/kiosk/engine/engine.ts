import type { LiveMessage } from '#schema/live.ts';
import type { Live } from '../../platform/live/live.ts';
import { kitchenDate } from '../../ui/format/kitchen-day.ts';
import { cut, heard, restored, unheard } from './freshness.ts';
import { reopened } from './queue.ts';
import { format, savedBoard, savedBumps } from './saved-board.ts';
import { createBoardReader } from './board-reader.ts';
import { createBumping } from './bumping.ts';
import type { Clock } from './clock.ts';
import { createPartReader } from './parts.ts';
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
  /** The server may no longer know this device: ask it. */
  readonly onRefused: () => void;
  readonly tooOld: () => string;
}

/** The board's whole life outside of the picture: it listens, applies, queues, saves, and never gives up. */
export type Engine = ReturnType<typeof startEngine>;

function firstState(clock: Clock): BoardState {
  const saved = savedBoard.read();
  const now = performance.now();
  return {
    board: saved?.board ?? null,
    link: saved ? restored(now, saved.heardTime, clock.now()) : unheard(now),
    bumps: reopened(savedBumps.read() ?? []),
    unkept: false,
    undoable: {},
    needsPin: false,
    ownBuild: null,
    servedBuild: null,
  };
}

export function startEngine({ server, clock, live, onRefused, tooOld }: Deps) {
  const store = createStore(firstState(clock));
  const parts = createPartReader(store, server);
  const bumping = createBumping({ store, server, kept: savedBumps, onRefused, tooOld });
  const reader = createBoardReader({ store, server, clock, onAged: parts.age, onCaughtUp: bumping.pump });

  const receive = (message: LiveMessage) => {
    if (message.type === 'PING') clock.sync(message.data.time);
    const build = message.type === 'PING' ? message.data.build : null;
    reader.receive(message);
    store.set((state) => ({
      ...state,
      ownBuild: state.ownBuild ?? build,
      servedBuild: build ?? state.servedBuild,
      link: heard(state.link, performance.now(), clock.now()),
    }));
  };
  const leave = live.listen({
    onMessage: receive,
    onLost({ how, at }) {
      reader.lost();
      store.set((state) => ({ ...state, link: cut(state.link, at) }));
      if (how !== 'closed') onRefused();
    },
  });
  const stopBeat = startBeat({ store, clock, onNewDay: reader.startOver });

  return {
    store,
    clock,
    press: bumping.press,
    undo: (taskId: string) => bumping.undo(taskId),
    discard: bumping.discard,
    pinGiven: bumping.pinGiven,
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

/** Once a second: the business day turns, the board is kept on the device. */
function startBeat({ store, clock, onNewDay }: BeatDeps): () => void {
  let beats = 0;
  let saved = store.read().board;
  const timer = setInterval(() => {
    beats += 1;
    const { board, link } = store.read();
    if (!board) return;
    if (beats % turnEvery === 0 && link.caughtUp && turned(board, clock)) onNewDay();
    const due = board === saved ? saveAnyway : saveEvery;
    if (beats % due === 0 && link.cutAt === null && link.heardTime !== null) {
      saved = board;
      savedBoard.write({ format, board, heardTime: link.heardTime });
    }
  }, beat);
  return () => clearInterval(timer);
}

function turned(
  { businessDate, kitchen }: { businessDate: string; kitchen: Parameters<typeof kitchenDate>[0] },
  clock: Clock,
) {
  return kitchenDate(kitchen, new Date(clock.now())) !== businessDate;
}
