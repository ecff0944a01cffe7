import type { InitialData } from '#schema/live.ts';
import { can } from '#schema/permissions.ts';
import type { Context } from './context.ts';
import { unreadCount } from './notifications/notifications.service.ts';
import { prepStatus } from './prep/prep.service.ts';

/** What a socket is told first: the badge, which a device does not have, and today's prep. */
export async function gatherInitialData(ctx: Context): Promise<Omit<InitialData, 'seq'>> {
  const [unread, { total, completed }] = await Promise.all([
    can(ctx.viewer?.grants, 'notifications.read') ? unreadCount(ctx) : 0,
    prepStatus(ctx),
  ]);
  return { unreadCount: unread, prepStatus: { total, completed } };
}
