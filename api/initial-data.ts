import type { InitialData } from '#schema/live.ts';
import type { Context } from './context.ts';
import { unreadCount } from './notifications/notifications.service.ts';
import { prepStatus } from './prep/prep.service.ts';

/** What a socket is told first: the badge and today's prep. */
export async function gatherInitialData(ctx: Context): Promise<Omit<InitialData, 'seq'>> {
  const [unread, { total, completed }] = await Promise.all([unreadCount(ctx), prepStatus(ctx)]);
  return { unreadCount: unread, prepStatus: { total, completed } };
}
