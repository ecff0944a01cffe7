import type { InitialData } from '#schema/live.ts';
import { can } from '#schema/permissions.ts';
import type { Context } from '../platform/context/context.ts';
import { unreadCount } from '../features/notifications/notifications.service.ts';
import { prepStatus } from '../features/prep/prep.service.ts';

const noPrep = { total: 0, completed: 0 };

/** What a socket is told first: the badge, which a device does not have, and today's prep. What its viewer may not see counts 0. */
export async function gatherInitialData(ctx: Context): Promise<Omit<InitialData, 'seq'>> {
  const [unread, { total, completed }] = await Promise.all([
    can(ctx.viewer?.grants, 'notifications.read') ? unreadCount(ctx) : 0,
    can(ctx.viewer?.grants, 'prep.board') ? prepStatus(ctx) : noPrep,
  ]);
  return { unreadCount: unread, prepStatus: { total, completed } };
}
