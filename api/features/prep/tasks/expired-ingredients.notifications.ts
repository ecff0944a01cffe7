import { msg } from '#schema/messages.ts';
import type { Context, Viewer } from '../../../platform/context/context.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import type { ExpiredStock } from '../../inventory/ledger/draw-refusals.writes.ts';
import { notify } from '../../notifications/notification.writes.ts';
import { PrepTask } from './prep-task.entity.ts';
import { managers } from '#schema/permissions.ts';

/** Notifies the managers that a completion was refused because of expired stock: once per task and lots. */
export async function notifyRefusal(ctx: Context, taskId: string, refusal: ExpiredStock): Promise<void> {
  // The refused write is rolled back with its Idempotency-Key, which can be used again for the next attempt.
  const write = { idempotent: false };
  await ctx.write(
    'prep_task.refused',
    null,
    async (tx) => {
      const task = await find(tx, PrepTask, 'task', taskId);
      await notify(tx, {
        type: 'expiring',
        topic: 'stock_expired',
        priority: 'high',
        title: msg('prep.cannotBeFinished', { task: task.name }),
        message: refusal.content,
        about: { type: 'prep_task', id: task.id },
        audience: { roles: managers },
        dedupeKey: `prep_expired:${task.id}:${refusal.lotIds.join()}`,
      });
    },
    write,
  );
}

/** Notifies the managers that expired ingredients were allowed, by whom and why. */
export async function notifyOverride(tx: Transaction, task: PrepTask, viewer: Viewer): Promise<void> {
  await notify(tx, {
    type: 'other',
    topic: 'stock_expired',
    priority: 'high',
    title: msg('prep.expiredIngredients', { task: task.name }),
    message: msg('prep.expiredAllowed', { name: viewer.name, reason: task.overrideReason ?? '' }),
    about: { type: 'prep_task', id: task.id },
    audience: { roles: managers },
    dedupeKey: `prep_override:${task.id}:${tx.now.getTime()}`,
  });
}
