import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { notifyLineChecks } from '../line-checks/line-check.notifications.ts';
import { newNotifications } from './new-notification.ts';
import type { NotificationView } from '../notifications/notification.view.ts';

/** Looks at today's line checks: due soon, late and missed ones. Answers what is newly told; nothing changed, nothing told. */
export async function runLineCheck(ctx: Context): Promise<NotificationView[]> {
  authorize(ctx, 'checks.run');
  return ctx.write('check.line_run', {}, async (tx) => newNotifications(await notifyLineChecks(tx)));
}
