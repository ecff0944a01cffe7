import { dateOf, moneyOf, msg } from '#schema/messages.ts';
import type { Kitchen, Transaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/notification.writes.ts';
import { wasteSums } from './waste.queries.ts';
import { managers } from '#schema/permissions.ts';

/** Notifies managers, once per business day, that its waste is above the organization's limit. */
export async function notifyWasteAlert(tx: Transaction, kitchen: Kitchen, date: string): Promise<void> {
  const { cost } = await wasteSums(tx.db, tx.organizationId, date).executeTakeFirstOrThrow();
  if (Number(cost) <= kitchen.wasteAlertAmount) return;
  await notify(tx, {
    type: 'waste_alert',
    topic: 'waste_alert',
    priority: 'high',
    title: msg('waste.aboveLimit'),
    message: msg('waste.thrownAway', {
      cost: moneyOf(cost, kitchen.currency),
      date: dateOf(date),
      limit: moneyOf(kitchen.wasteAlertAmount, kitchen.currency),
    }),
    audience: { roles: managers },
    dedupeKey: `waste_alert:${date}`,
  });
}
