import { dateOf, msg } from '#schema/messages.ts';
import type { Kitchen, Transaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/notification.writes.ts';
import { wasteSums } from './waste.queries.ts';
import { managers } from '#schema/permissions.ts';

/** Notifies managers, once per business day, that its waste is above the organization's limit. */
export async function notifyWasteAlert(tx: Transaction, kitchen: Kitchen, date: string): Promise<void> {
  const { cost } = await wasteSums(tx.db, tx.organizationId, date).executeTakeFirstOrThrow();
  if (Number(cost) <= kitchen.wasteAlertAmount) return;
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: kitchen.currency });
  const { maximumFractionDigits: places = 2 } = money.resolvedOptions();
  const amount = (minor: number): string => money.format(minor / 10 ** places);
  await notify(tx, {
    type: 'waste_alert',
    topic: 'waste_alert',
    priority: 'high',
    title: msg('waste.aboveLimit'),
    message: msg('waste.thrownAway', {
      cost: amount(Number(cost)),
      date: dateOf(date),
      limit: amount(kitchen.wasteAlertAmount),
    }),
    audience: { roles: managers },
    dedupeKey: `waste_alert:${date}`,
  });
}
