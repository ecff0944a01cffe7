import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { notifyLineChecks } from '../line-checks/runs/line-check.notifications.ts';
import { newNotifications } from './new-notifications.view.ts';
import type { NotificationView } from '../notifications/notification.view.ts';

/**
 * Notifies about today's line checks that are due soon, late or missed. Returns the new notifications; a second run without
 * changes returns none.
 */
export async function runLineCheck(ctx: Context): Promise<NotificationView[]> {
  authorize(ctx, 'checks.run');
  return ctx.write('check.line_run', {}, async (tx) => newNotifications(await notifyLineChecks(tx)));
}
