import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { notifyExpiring, notifyOutOfRange } from '../inventory/stock/stock-conditions.notifications.ts';
import { newNotifications } from './new-notifications.view.ts';
import type { NotificationView } from '../notifications/notification.view.ts';

/** Notifies about stock that is low, over or expiring. A second run without changes creates no notifications. */
export async function runStockCheck(ctx: Context): Promise<NotificationView[]> {
  authorize(ctx, 'checks.run');
  return ctx.write('checks.stock_run', null, async (tx) => {
    const notified = newNotifications([...(await notifyOutOfRange(tx)), ...(await notifyExpiring(tx))]);
    tx.record({ entity: 'Check', entityId: null, changes: { notifications: notified.length } });
    await tx.em.flush();
    return notified;
  });
}
