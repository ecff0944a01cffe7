import { recordLineCheckActionInput } from '#schema/inputs/line-checks.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { can } from '#schema/permissions.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context, Viewer } from '../../../platform/context/context.ts';
import { notBefore } from '../../../platform/database/occurred-at.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { LineCheckAction } from './line-check-action.entity.ts';
import { LineCheckAnswer } from './line-check-answer.entity.ts';
import { readingText } from './line-check-answers.service.ts';
import { notifyFailures } from './line-check-failures.notifications.ts';
import { LineCheckTemplateItem } from '../templates/line-check-template-item.entity.ts';
import { statusAt } from '../runs/line-check.policy.ts';
import { LineCheck } from '../runs/line-check.entity.ts';
import { findRunnable, readSheet, wasQueuedInTime } from '../line-checks.service.ts';
import type { LineCheckSheet } from '../runs/line-check-sheet.view.ts';

/**
 * Adds a corrective action to a reading out of range, which itself does not change. Possible until the run is submitted;
 * for a missed run managers can still add one.
 */
export async function recordLineCheckAction(
  ctx: Context,
  input: InputOf<typeof recordLineCheckActionInput>,
): Promise<LineCheckSheet> {
  const viewer = authorize(ctx, 'line-checks.work');
  const { answerId, action, occurredAt } = parse(recordLineCheckActionInput, input);
  const save = async (tx: Transaction) => {
    const reading = await find(tx, LineCheckAnswer, 'reading', answerId);
    const run = await findForAction(tx, viewer, reading.lineCheckId);
    const item = await tx.em.findOneOrFail(LineCheckTemplateItem, { id: reading.templateItemId });
    if (reading.result !== 'fail') {
      throw invalid(msg('check.onlyOutOfRange', { name: item.name }));
    }
    if ((await tx.em.count(LineCheckAction, { answerId })) >= limits.lineCheckActionsMax) {
      throw conflict(msg('check.tooManyActions', { count: limits.lineCheckActionsMax }));
    }
    const actedAt = notBefore(tx, reading.answeredAt).occurredAt;
    add(tx, LineCheckAction, { answerId, action, byUserId: viewer.id, actedAt });
    tx.record({
      entity: 'LineCheck',
      entityId: run.id,
      changes: { check: run.name, item: item.name, answer: readingText(reading), correctiveAction: [null, action] },
      live: { type: 'LINE_CHECK_UPDATED', data: { id: run.id, version: run.version } },
    });
    await tx.em.flush();
    const sheet = await readSheet(tx.db, viewer, run.id, answerId);
    await notifyFailures(
      tx,
      run,
      sheet.entries.filter((entry) => entry.item.id === item.id),
    );
    return sheet;
  };
  return ctx.write('line_check.action_recorded', { answerId, action }, save, { occurredAt });
}

/** The reading's run, locked. Managers may add actions to any run that is not submitted; others to runs they may work on. */
async function findForAction(tx: Transaction, viewer: Viewer, id: string): Promise<LineCheck> {
  const run = await find(tx, LineCheck, 'line check', id, { lock: true });
  const status = statusAt(run, tx.now);
  if (can(viewer.grants, 'line-checks.plan') && status !== 'submitted') return run;
  if (status === 'missed' && !wasQueuedInTime(tx, run)) {
    throw conflict(msg('check.closedForManager'));
  }
  return findRunnable(tx, viewer, id);
}
