import { limits } from '#schema/limits.ts';
import { dateOf, msg } from '#schema/messages.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/notification.writes.ts';
import { addDays, businessDate } from '#schema/business-day.ts';
import type { Organization } from '../organizations/organization.entity.ts';
import { findOrganization } from '../organizations/organizations.queries.ts';

type Nudge = Pick<Organization, 'inventoryNudgeDay' | 'timeZone' | 'dayRollover' | 'monthlyInventoryNudgesEnabled'>;

/** The date of the count to announce at this instant, in the kitchen's time zone; null on every other day. */
export function countToAnnounce(organization: Nudge, now: Date): string | null {
  if (!organization.monthlyInventoryNudgesEnabled) return null;
  const count = addDays(businessDate(organization, now), limits.nudgeNoticeDays);
  return Number(count.slice(-2)) === organization.inventoryNudgeDay ? count : null;
}

/** Notifies everyone of the monthly inventory count, two days ahead. */
export async function nudgeInventoryCount(tx: Transaction): Promise<void> {
  const date = countToAnnounce(await findOrganization(tx.db), tx.now);
  if (!date) return;
  await notify(tx, {
    type: 'suggestion',
    topic: 'monthly_count',
    priority: 'medium',
    title: msg('settings.monthlyCount'),
    message: msg('settings.monthlyCountIn', { days: limits.nudgeNoticeDays, day: dateOf(date) }),
    dedupeKey: `inventory-nudge:${date}`,
  });
}
