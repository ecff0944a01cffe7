import { type Persisted } from '../../ui/storage/persisted.ts';
import { Problem } from '../../platform/graphql/problem.ts';
import type { Clock } from '../../platform/live/clock.ts';
import { withTask } from '../board/model/board.ts';
import {
  added,
  answered,
  type Act,
  type Bump,
  discarded,
  isTooOld,
  isUndoing,
  lost,
  rejected,
  rejectedOn,
  retractable,
  sendable,
  sending,
} from './queue.ts';
import type { Acted, BoardServer } from './server.ts';
import type { BoardState } from './state.ts';
import type { Store } from '../../ui/store.ts';

const again = 2_000;
/** A press that waited longer is sent with its own time. Milliseconds. */
const timedAfter = 5_000;

interface Deps {
  readonly store: Store<BoardState>;
  readonly server: BoardServer;
  /** The server's time. */
  readonly clock: Pick<Clock, 'now'>;
  readonly storage: Persisted<readonly Bump[]>;
  /** The server refused this device's credential. */
  readonly onRefused: () => void;
  /** The message for a press that is too old to be sent. */
  readonly tooOld: () => string;
}

/** Sends queued presses with retries: in order per task, applied once by idempotency key, never while offline. */
export function createBumping(deps: Deps) {
  const { store, storage } = deps;

  /** Saves the queue before the screen updates; `unsaved` shows a warning when storage fails. */
  const change: Change = (next) => {
    const bumps = next(store.read().bumps);
    const isStored = storage.write(bumps);
    store.set((state) => ({ ...state, bumps, unsaved: !isStored && bumps.length > 0 }));
  };
  const { pump, stop } = createSender(deps, change);
  const press = (taskId: string, act: Act, quantity?: string, at = Date.now()) => {
    const task = store.read().board?.tasks[taskId];
    // Stored with the press, so that what is sent later is what was pressed.
    const made = act === 'done' ? (quantity ?? task?.targetQuantity) : undefined;
    const bump = {
      key: crypto.randomUUID(),
      taskId,
      act,
      at,
      ...(task ? { name: task.name } : {}),
      ...(made === undefined ? {} : { quantity: made }),
    };
    change((bumps) => added(discarded(bumps, taskId), bump));
    pump();
  };
  return {
    pump,
    stop,
    /** Queues a press and sends it. */
    press: (taskId: string, act: Act, quantity?: string) => press(taskId, act, quantity),
    /** Queues the refused press of a task again, with its original time unless that is too long ago. */
    again(taskId: string) {
      const refused = rejectedOn(store.read().bumps, taskId);
      if (refused) press(taskId, refused.act, refused.quantity, isTooOld(refused) ? Date.now() : refused.at);
    },
    /** Undoes the last press on a task: removes it from the queue if it was not sent, otherwise by a request. */
    undo(taskId: string) {
      const { bumps: queued } = store.read();
      // The Undo button stays until the response: a second tap must neither be sent nor cancel the first.
      if (isUndoing(queued, taskId)) return;
      const waiting = retractable(queued, taskId);
      if (waiting) change((bumps) => answered(bumps, waiting.key));
      else press(taskId, 'undo');
    },
    discard: (taskId: string) => change((bumps) => discarded(bumps, taskId)),
    /** A PIN was entered: sends the presses that waited for it. */
    pinEntered() {
      store.set((state) => ({ ...state, needsPin: false }));
      pump();
    },
  };
}

type Change = (next: (bumps: readonly Bump[]) => readonly Bump[]) => void;

/** Sends presses from the queue, one per task at a time, and handles their responses. */
function createSender({ store, server, clock, onRefused, tooOld }: Deps, change: Change) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pump() {
    clearTimeout(timer);
    const { link, needsPin, bumps } = store.read();
    if (!link.caughtUp || needsPin) return;
    for (const bump of sendable(bumps)) void send(bump);
  }

  async function send(bump: Bump) {
    if (isTooOld(bump)) return change((bumps) => rejected(bumps, bump.key, { sentence: tooOld() }));
    change((bumps) => sending(bumps, bump.key));
    try {
      const age = Date.now() - bump.at;
      const occurredAt = age < timedAfter ? undefined : new Date(clock.now() - age).toISOString();
      acknowledge(bump, await server.act(bump, occurredAt));
      pump();
    } catch (error) {
      handleFailure(bump, error);
    }
  }

  function acknowledge(bump: Bump, { task, undoFor }: Acted) {
    store.set((state) => {
      const now = performance.now();
      const open = Object.entries(state.undoable).filter(([id, { until }]) => id !== bump.taskId && until > now);
      const press = undoFor > 0 ? [[bump.taskId, { act: bump.act, until: now + undoFor }] as const] : [];
      const undoable = Object.fromEntries([...open, ...press]);
      return { ...state, undoable, board: state.board && withTask(state.board, task) };
    });
    change((bumps) => answered(bumps, bump.key));
  }

  function handleFailure(bump: Bump, error: unknown) {
    const verdict = classifyFailure(error, store.read().board?.kitchen.asksForPin === true);
    if (verdict === 'rejected') {
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

/** What to do with a failed press. No response or a server error: retry. A PIN is required: ask for it. Else: rejected. */
function classifyFailure(error: unknown, asksForPin: boolean): 'again' | 'pin' | 'refused' | 'rejected' {
  if (!(error instanceof Problem) || error.status === 0 || error.status >= 500) return 'again';
  if (error.code === 'UNAUTHENTICATED' || error.status === 401) return 'refused';
  if (error.code === 'FORBIDDEN' && asksForPin) return 'pin';
  return error.code === 'INTERNAL' || error.code === 'RATE_LIMITED' ? 'again' : 'rejected';
}
