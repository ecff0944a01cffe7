import { Decimal } from 'decimal.js';
import { completePrepTaskInput, prepTaskInput } from '#schema/inputs/prep.ts';
import { limits } from '#schema/limits.ts';
import { isFarMore, isNothing } from '#schema/made-quantity.ts';
import { amountOf, type Message, msg } from '#schema/messages.ts';
import { can } from '#schema/permissions.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { conflict, fieldError, forbidden, invalid } from '../../../platform/errors.ts';
import { businessDate } from '#schema/business-day.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { ExpiredStock } from '../../inventory/ledger/draw-refusals.writes.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { withdraw } from '../../notifications/notification.writes.ts';
import { requestKey } from './prep-handover.notifications.ts';
import { notifyOverride, notifyRefusal } from './expired-ingredients.notifications.ts';
import { changeTask, endHold, setStatus, undoUntil } from './prep-task.writes.ts';
import { refreezeForTask, thawForTask } from '../thaw/prep-thaw.writes.ts';
import { bookPrep, refreshBatchCost, clearPreparedAt, unbookPrep } from './prep-stock.writes.ts';
import { hasPhoto } from './prep-tasks.queries.ts';
import type { PrepTask } from './prep-task.entity.ts';
import type { PrepTaskView } from './prep-task.view.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';

/**
 * Completes running or held work with the quantity made: adds a lot to stock and draws the ingredients, in one transaction.
 * Throws CONFLICT when an ingredient has only expired stock, unless a manager enters a reason; the managers are notified of
 * both.
 */
export async function completePrepTask(
  ctx: Context,
  rawInput: InputOf<typeof completePrepTaskInput>,
): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.bump');
  const { occurredAt, ...input } = parse(completePrepTaskInput, rawInput);
  if (input.overrideReason && !can(viewer.grants, 'prep.plan')) {
    throw forbidden(msg('prep.expiredNeedsManager'));
  }
  const complete = (write: Transaction) =>
    changeTask(write, viewer, input, async (task, tx) => {
      if (task.status !== 'in_progress' && task.status !== 'on_hold') throw conflict(notRunning(task));
      refuseOddQuantity(task, input);
      if (task.needsNote && !(input.note || task.note)) throw fieldError('note', msg('prep.noteNeeded'));
      if (task.needsPhoto && !(await hasPhoto(tx.db, task))) throw invalid(msg('prep.photoNeeded'));
      endHold(tx, task);
      setStatus(tx, task, 'completed');
      task.completedAt = tx.occurredAt;
      task.completedById = tx.actorId;
      task.actualQuantity = input.actualQuantity;
      task.note = input.note || task.note;
      task.overrideReason = input.overrideReason || null;
      task.overrideById = input.overrideReason ? viewer.id : null;
      if (Number(input.actualQuantity) > 0) await book(tx, task, input.actualQuantity);
      await refreshBatchCost(tx, task);
      if (task.overrideReason) await notifyOverride(tx, task, viewer);
    });
  return ctx.write('prep_task.completed', input, complete, { occurredAt }).catch(async (error: unknown) => {
    if (error instanceof ExpiredStock) await notifyRefusal(ctx, input.id, error);
    throw error;
  });
}

/**
 * Undoes the last step within 10 s, for the person who did it or a manager. Reverses a completion's stock exactly. `occurredAt`:
 * when it was pressed, if it waited for a network.
 */
export async function undoPrepTask(ctx: Context, rawInput: InputOf<typeof prepTaskInput>): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.bump');
  const { occurredAt, ...input } = parse(prepTaskInput, rawInput);
  const undo = (write: Transaction) =>
    changeTask(write, viewer, input, async (task, tx) => {
      const { previousStatus, previousAt } = task;
      if (!previousStatus || !previousAt) throw conflict(msg('prep.nothingToUndo'));
      if (tx.occurredAt.getTime() - previousAt.getTime() >= limits.undoWindow)
        throw conflict(msg('prep.tooLateToUndo'));
      if (!undoUntil(task, viewer, tx.occurredAt)) throw forbidden(msg('prep.onlyDoerUndoes'));
      if (!undoUntil(task, viewer, tx.now)) await refuseOtherDay(tx, task);
      const wasCompleted = task.status === 'completed';
      if (wasCompleted) await clearCompletion(tx, task, 'Undone');
      if (wasCompleted) await clearPreparedAt(tx, task);
      if (previousStatus === 'pending') [task.startedAt, task.startedById] = [null, null];
      task.heldAt = previousStatus === 'on_hold' ? previousAt : null;
      task.skipReason = null;
      task.status = previousStatus;
      [task.previousStatus, task.previousAt, task.changedById] = [null, null, null];
      if (wasCompleted) await refreshBatchCost(tx, task);
      if (task.status === 'cancelled') await withdraw(tx, [requestKey(task)]);
    });
  return ctx.write('prep_task.undone', input, undo, { occurredAt });
}

/** An undo that was sent late takes back only what was stored on this business day. */
async function refuseOtherDay(tx: Transaction, { updatedAt }: PrepTask): Promise<void> {
  const clock = await findKitchen(tx);
  if (businessDate(clock, updatedAt) !== businessDate(clock, tx.now)) throw conflict(msg('prep.tooLateToUndo'));
}

/**
 * Reopens a task that ended today, after the undo window, and reverses its stock. A cook reopens what was skipped, and what
 * they completed themselves.
 */
export async function reopenPrepTask(ctx: Context, rawInput: InputOf<typeof prepTaskInput>): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.reopen');
  const input = parse(prepTaskInput, rawInput);
  return ctx.write('prep_task.reopened', input, (tx) =>
    changeTask(tx, viewer, input, async (task) => {
      if (task.status !== 'completed' && task.status !== 'skipped') {
        throw conflict(msg('prep.onlyFinishedReopened'));
      }
      const isOthers = task.status === 'completed' && task.completedById !== viewer.id;
      if (isOthers && !can(viewer.grants, 'prep.reopen-any')) throw forbidden(msg('prep.onlyDoerReopens'));
      const clock = await findKitchen(tx);
      if (businessDate(clock, task.completedAt ?? task.previousAt ?? task.updatedAt) !== businessDate(clock, tx.now)) {
        throw conflict(msg('prep.reopenedSameDay'));
      }
      const wasCompleted = task.status === 'completed';
      if (wasCompleted) await clearCompletion(tx, task, 'Reopened');
      task.status = task.startedAt ? 'in_progress' : 'pending';
      task.skipReason = null;
      [task.previousStatus, task.previousAt, task.changedById] = [null, null, null];
      if (wasCompleted) await refreshBatchCost(tx, task);
    }),
  );
}

/** Books what a completed task made, or thaws what it took out of the freezer. */
function book(tx: Transaction, task: PrepTask, quantity: string): Promise<void> {
  return task.thawItemId ? thawForTask(tx, task, task.thawItemId, quantity) : bookPrep(tx, task, quantity);
}

async function clearCompletion(tx: Transaction, task: PrepTask, reason: string): Promise<void> {
  await (task.thawItemId ? refreezeForTask(tx, task, task.thawItemId) : unbookPrep(tx, task, reason));
  [task.completedAt, task.completedById, task.actualQuantity] = [null, null, null];
  [task.overrideReason, task.overrideById] = [null, null];
}

function notRunning(task: PrepTask): Message {
  if (task.status === 'completed') return msg('prep.alreadyDone');
  return task.status === 'pending'
    ? msg('prep.startFirst')
    : msg('prep.taskWas', { status: msg(`prep.${task.status}`) });
}

function refuseOddQuantity(
  task: PrepTask,
  input: { actualQuantity: string; note?: string | null | undefined; confirm?: boolean | null | undefined },
): void {
  if (isNothing(input.actualQuantity) && !input.note) {
    throw invalid(msg('prep.sayInNote'), [{ path: 'note', message: msg('prep.sayWhyNothing') }]);
  }
  if (isFarMore(input.actualQuantity, task.targetQuantity) && !input.confirm) {
    const planned = amountOf(new Decimal(task.targetQuantity).toFixed(), task.unit);
    throw fieldError('confirm', msg('prep.farMore', { planned }));
  }
}
