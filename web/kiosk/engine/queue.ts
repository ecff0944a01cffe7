import { HOUR } from '#schema/milliseconds.ts';
import type { BoardTask } from '../board/model/board.ts';

export type Act = 'start' | 'hold' | 'resume' | 'done' | 'undo' | 'recall';

/** The state of a refused press. Do not rename it: devices have stored it. */
export const REJECTED = 'parked';

/** One press: saved on the device until the server has responded. */
export interface Bump {
  /** Sent as the Idempotency-Key: however often it is sent, it is applied once. */
  readonly key: string;
  readonly taskId: string;
  /** The task's name when it was pressed: it may leave the board before the press is sent. */
  readonly name?: string;
  readonly act: Act;
  /** The time of day at which it was pressed, in epoch milliseconds. */
  readonly at: number;
  /** How much was made; with `done` only. */
  readonly quantity?: string;
  readonly state: 'waiting' | 'sending' | typeof REJECTED;
  /** It was sent at least once, so the server may have applied it. */
  readonly tried: boolean;
  /** The server's message, if it was refused. */
  readonly sentence?: string;
  /** The message's key and params, for translation. */
  readonly content?: unknown;
  /** Refused because an ingredient is past its use-by. */
  readonly expired?: boolean;
}

/** By task: the last applied press, which can be undone until an instant of the monotonic clock. */
export type Undoable = Readonly<Record<string, { readonly act: Act; readonly until: number }>>;

/** Shorter than the server keeps idempotency keys (72 h): an older press could be applied twice, so it is not sent. */
const sendWithin = 70 * HOUR;

export const isTooOld = ({ at }: Bump): boolean => Date.now() - at > sendWithin;

export function added(
  bumps: readonly Bump[],
  bump: Pick<Bump, 'key' | 'taskId' | 'name' | 'act' | 'at' | 'quantity'>,
): readonly Bump[] {
  return [...bumps, { ...bump, state: 'waiting', tried: false }];
}

/** Presses that may be sent now: the first of each task, so that they arrive in order. */
export function sendable(bumps: readonly Bump[]): readonly Bump[] {
  const seen = new Set<string>();
  return bumps.filter(({ taskId, state }) => {
    const first = !seen.has(taskId);
    seen.add(taskId);
    return first && state === 'waiting';
  });
}

export function sending(bumps: readonly Bump[], key: string): readonly Bump[] {
  return changed(bumps, key, { state: 'sending', tried: true });
}

/** No response: it is retried with the same key. */
export function lost(bumps: readonly Bump[], key: string): readonly Bump[] {
  return changed(bumps, key, { state: 'waiting' });
}

export function answered(bumps: readonly Bump[], key: string): readonly Bump[] {
  return bumps.filter((bump) => bump.key !== key);
}

type Refusal = Pick<Bump, 'sentence' | 'content' | 'expired'>;

/** Refused: it stays on its tile with the server's message; later presses on the same task are dropped. */
export function rejected(bumps: readonly Bump[], key: string, refusal: Refusal): readonly Bump[] {
  const refused = bumps.find((bump) => bump.key === key);
  const left = bumps.filter((bump) => bump.key === key || bump.taskId !== refused?.taskId);
  return changed(left, key, { ...refusal, state: REJECTED });
}

/** Removes the refused press of a task. */
export function discarded(bumps: readonly Bump[], taskId: string): readonly Bump[] {
  return bumps.filter((bump) => bump.taskId !== taskId || bump.state !== REJECTED);
}

/** The last press on a task if it was never sent: undo removes it from the queue. */
export function retractable(bumps: readonly Bump[], taskId: string): Bump | undefined {
  const last = bumps.findLast((bump) => bump.taskId === taskId);
  return last?.state === 'waiting' && !last.tried ? last : undefined;
}

/** Whether the last press on a task, which is not answered yet, is Undo. */
export function isUndoing(bumps: readonly Bump[], taskId: string): boolean {
  const last = bumps.findLast((bump) => bump.taskId === taskId && bump.state !== REJECTED);
  return last?.act === 'undo';
}

export function rejectedOn(bumps: readonly Bump[], taskId: string): Bump | undefined {
  return bumps.find((bump) => bump.taskId === taskId && bump.state === REJECTED);
}

/** After a reload no press is in flight. */
export function reopened(bumps: readonly Bump[]): readonly Bump[] {
  return bumps.map((bump) => (bump.state === 'sending' ? { ...bump, state: 'waiting' } : bump));
}

/** Optimistic update: the task with its queued presses applied. */
export function optimistic(task: BoardTask, bumps: readonly Bump[]): BoardTask {
  const open = bumps.filter((bump) => bump.taskId === task.id && bump.state !== REJECTED);
  return open.reduce(after, task);
}

function after(task: BoardTask, { act, at, quantity }: Bump): BoardTask {
  const time = new Date(at).toISOString();
  switch (act) {
    case 'start':
      return { ...task, status: 'in_progress', startedAt: time };
    case 'hold':
      return { ...task, status: 'on_hold', heldAt: time };
    case 'resume':
      return { ...task, status: 'in_progress', heldAt: null, heldSeconds: task.heldSeconds + heldFor(task, at) };
    case 'done':
      return { ...task, status: 'completed', completedAt: time, actualQuantity: quantity ?? task.targetQuantity };
    case 'recall':
      return { ...task, status: 'in_progress', completedAt: null };
    case 'undo':
      return task;
  }
}

function heldFor({ heldAt }: BoardTask, until: number): number {
  return heldAt === null ? 0 : Math.max(0, Math.round((until - Date.parse(heldAt)) / 1_000));
}

function changed(bumps: readonly Bump[], key: string, changes: Partial<Bump>): readonly Bump[] {
  return bumps.map((bump) => (bump.key === key ? { ...bump, ...changes } : bump));
}
