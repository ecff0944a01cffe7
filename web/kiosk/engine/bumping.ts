import { Problem } from '../../platform/graphql/problem.ts';
import { withTask } from '../board/model/board.ts';
import {
  added,
  answered,
  type Act,
  type Bump,
  discarded,
  lost,
  rejected,
  retractable,
  sendable,
  sending,
  sendWithin,
} from './queue.ts';
import type { Kept } from './kept.ts';
import type { Acted, BoardServer } from './server.ts';
import type { BoardState } from './state.ts';
import type { Store } from '../../ui/store.ts';

const again = 2_000;

interface Deps {
  readonly store: Store<BoardState>;
  readonly server: BoardServer;
  readonly kept: Kept<readonly Bump[]>;
  /** The server no longer knows this device. */
  readonly onRefused: () => void;
  /** The sentence of a press that is too old to be sent. */
  readonly tooOld: () => string;
}

/** Sends presses, each until it is answered: in order per task, never twice, never while cut off. */
export function createBumping(deps: Deps) {
  const { store, kept } = deps;

  /** On disk before it is on screen; the display says so when the disk does not take it. */
  const change: Change = (next) => {
    const bumps = next(store.read().bumps);
    const isKept = kept.write(bumps);
    store.set((state) => ({ ...state, bumps, unkept: !isKept && bumps.length > 0 }));
  };
  const { pump, stop } = createSender(deps, change);
  const press = (taskId: string, act: Act, quantity?: string) => {
    const made = quantity === undefined ? {} : { quantity };
    const bump = { key: crypto.randomUUID(), taskId, act, at: Date.now(), ...made };
    change((bumps) => added(discarded(bumps, taskId), bump));
    pump();
  };
  return {
    pump,
    stop,
    /** A hand pressed something. */
    press,
    /** Takes the last press on a task back: out of the queue while it is still here, by the server afterwards. */
    undo(taskId: string) {
      const waiting = retractable(store.read().bumps, taskId);
      if (waiting) change((bumps) => answered(bumps, waiting.key));
      else press(taskId, 'undo');
    },
    discard: (taskId: string) => change((bumps) => discarded(bumps, taskId)),
    /** Somebody has said who they are: what waited for it goes out. */
    pinGiven() {
      store.set((state) => ({ ...state, needsPin: false }));
      pump();
    },
  };
}

type Change = (next: (bumps: readonly Bump[]) => readonly Bump[]) => void;

/** Takes presses out of the queue, one of each task at a time, and deals with their answers. */
function createSender({ store, server, onRefused, tooOld }: Deps, change: Change) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pump() {
    clearTimeout(timer);
    const { link, needsPin, bumps } = store.read();
    if (!link.caughtUp || needsPin) return;
    for (const bump of sendable(bumps)) void send(bump);
  }

  async function send(bump: Bump) {
    const task = store.read().board?.tasks[bump.taskId];
    if (Date.now() - bump.at > sendWithin) return change((bumps) => rejected(bumps, bump.key, { sentence: tooOld() }));
    // Its day is over, or it was moved to another one.
    if (!task) return change((bumps) => answered(bumps, bump.key));
    change((bumps) => sending(bumps, bump.key));
    try {
      settle(bump, await server.act(bump, task));
      pump();
    } catch (error) {
      refuse(bump, error);
    }
  }

  function settle(bump: Bump, { task, undoFor }: Acted) {
    store.set((state) => {
      const now = performance.now();
      const open = Object.entries(state.undoable).filter(([id, { until }]) => id !== bump.taskId && until > now);
      const press = undoFor > 0 ? [[bump.taskId, { act: bump.act, until: now + undoFor }] as const] : [];
      const undoable = Object.fromEntries([...open, ...press]);
      return { ...state, undoable, board: state.board && withTask(state.board, task) };
    });
    change((bumps) => answered(bumps, bump.key));
  }

  function refuse(bump: Bump, error: unknown) {
    const verdict = verdictOf(error, store.read().board?.kitchen.asksForPin === true);
    if (verdict === 'parked') {
      const sentence = error instanceof Error ? error.message : '';
      const problem = error instanceof Problem ? error : null;
      const expired = problem?.fields.includes('overrideReason') ?? false;
      change((bumps) => rejected(bumps, bump.key, { sentence, content: problem?.content, expired }));
      return pump();
    }
    change((bumps) => lost(bumps, bump.key));
    if (verdict === 'pin') return store.set((state) => ({ ...state, needsPin: true }));
    if (verdict === 'refused') onRefused();
    clearTimeout(timer);
    timer = setTimeout(pump, again);
  }

  return { pump, stop: () => clearTimeout(timer) };
}

/** What becomes of a press that failed. No answer, or the server's own trouble: again. A name is wanted: a PIN. Else it is refused. */
function verdictOf(error: unknown, asksForPin: boolean): 'again' | 'pin' | 'refused' | 'parked' {
  if (!(error instanceof Problem) || error.status === 0 || error.status >= 500) return 'again';
  if (error.code === 'UNAUTHENTICATED' || error.status === 401) return 'refused';
  if (error.code === 'FORBIDDEN' && asksForPin) return 'pin';
  return error.code === 'INTERNAL' || error.code === 'RATE_LIMITED' ? 'again' : 'parked';
}
