import { Decimal } from 'decimal.js';
import { completePrepTaskInput, prepTaskInput } from '#schema/inputs/prep.ts';
import { limits } from '#schema/limits.ts';
import { amountOf, type Message, msg } from '#schema/messages.ts';
import { can } from '#schema/permissions.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { conflict, forbidden, invalid } from '../../platform/errors.ts';
import { businessDate } from '../organizations/business-day.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { ExpiredStock } from '../inventory/draw-refusals.ts';
import { parse } from '../../platform/context/parse.ts';
import { notifyOverride, notifyRefusal } from './expired-ingredients.ts';
import { changeTask, endHold, setStatus, undoUntil } from './prep-change.ts';
import { bookPrep, refreshBatchCost, restartClock, unbookPrep } from './prep-stock.ts';
import type { PrepTask } from './prep-task.entity.ts';
import type { PrepTaskView } from './prep-task.view.ts';

/**
 * Finishes running or held work with the quantity really made: the stock gains a lot of it and loses its ingredients, in
 * the same transaction. Refused when an ingredient is there only as expired stock, unless a manager gives the reason; the
 * managers are notified of both.
 */
export async function completePrepTask(ctx: Context, input: unknown): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.bump');
  const asked = parse(completePrepTaskInput, input);
  if (asked.overrideReason && !can(viewer.grants, 'prep.plan')) {
    throw forbidden(msg('prep.expiredNeedsManager'));
  }
  const completed = ctx.write('prep_task.completed', asked, (work) =>
    changeTask(work, viewer, asked, async (task) => {
      if (task.status !== 'in_progress' && task.status !== 'on_hold') throw conflict(notRunning(task));
      refuseOddQuantity(task, asked);
      endHold(work, task);
      setStatus(work, task, 'completed');
      task.completedAt = work.now;
      task.completedById = work.actorId;
      task.actualQuantity = asked.actualQuantity;
      task.note = asked.note || task.note;
      task.overrideReason = asked.overrideReason || null;
      task.overrideById = asked.overrideReason ? viewer.id : null;
      if (Number(asked.actualQuantity) > 0) await bookPrep(work, task, asked.actualQuantity);
      await refreshBatchCost(work, task);
      if (task.overrideReason) await notifyOverride(work, task, viewer);
    }),
  );
  return completed.catch(async (error: unknown) => {
    if (error instanceof ExpiredStock) await notifyRefusal(ctx, asked.id, error);
    throw error;
  });
}

/** Takes the last step back within 10 s: by who took it, or a manager. A completion's stock is reversed exactly. */
export async function undoPrepTask(ctx: Context, input: unknown): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.bump');
  const asked = parse(prepTaskInput, input);
  return ctx.write('prep_task.undone', asked, (work) =>
    changeTask(work, viewer, asked, async (task) => {
      const { previousStatus, previousAt } = task;
      if (!previousStatus || !previousAt) throw conflict(msg('prep.nothingToUndo'));
      if (work.now.getTime() - previousAt.getTime() >= limits.undoWindow) throw conflict(msg('prep.tooLateToUndo'));
      if (!undoUntil(task, viewer, work.now)) throw forbidden(msg('prep.onlyDoerUndoes'));
      const wasCompleted = task.status === 'completed';
      if (wasCompleted) await clearCompletion(() => unbookPrep(work, task, 'Undone'), task);
      if (wasCompleted) await restartClock(work, task);
      if (previousStatus === 'pending') [task.startedAt, task.startedById] = [null, null];
      task.heldAt = previousStatus === 'on_hold' ? previousAt : null;
      task.skipReason = null;
      task.status = previousStatus;
      [task.previousStatus, task.previousAt, task.changedById] = [null, null, null];
      if (wasCompleted) await refreshBatchCost(work, task);
    }),
  );
}

/** Takes a task of today back to running after the undo window, with its stock. For managers. */
export async function reopenPrepTask(ctx: Context, input: unknown): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.reopen');
  const asked = parse(prepTaskInput, input);
  return ctx.write('prep_task.reopened', asked, (work) =>
    changeTask(work, viewer, asked, async (task) => {
      if (task.status !== 'completed' && task.status !== 'skipped') {
        throw conflict(msg('prep.onlyFinishedReopened'));
      }
      const clock = await work.em.findOneOrFail(Organization, { id: work.organizationId });
      if (
        businessDate(clock, task.completedAt ?? task.previousAt ?? task.updatedAt) !== businessDate(clock, work.now)
      ) {
        throw conflict(msg('prep.reopenedSameDay'));
      }
      const wasCompleted = task.status === 'completed';
      if (wasCompleted) await clearCompletion(() => unbookPrep(work, task, 'Reopened'), task);
      task.status = task.startedAt ? 'in_progress' : 'pending';
      task.skipReason = null;
      [task.previousStatus, task.previousAt, task.changedById] = [null, null, null];
      if (wasCompleted) await refreshBatchCost(work, task);
    }),
  );
}

async function clearCompletion(unbook: () => Promise<void>, task: PrepTask): Promise<void> {
  await unbook();
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
  asked: { actualQuantity: string; note?: string | null | undefined; confirm?: boolean | null | undefined },
): void {
  const made = new Decimal(asked.actualQuantity);
  if (made.isZero() && !asked.note) {
    throw invalid(msg('prep.sayInNote'), [{ path: 'note', message: msg('prep.sayWhyNothing') }]);
  }
  const much = new Decimal(task.targetQuantity).times(limits.actualQuantityConfirmPercent).dividedBy(100);
  if (made.gt(much) && !asked.confirm) {
    const planned = amountOf(new Decimal(task.targetQuantity).toFixed(), task.unit);
    const message = msg('prep.farMore', { planned });
    throw invalid(message, [{ path: 'confirm', message }]);
  }
}
