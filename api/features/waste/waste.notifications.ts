import { msg } from '#schema/messages.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/notify.ts';
import type { Organization } from '../organizations/organization.entity.ts';
import { costOfDay } from './waste.queries.ts';

/** Tells managers, once a business day, that its waste has come to more than the organization wants. */
export async function notifyWasteAlert(tx: Transaction, organization: Organization, date: string): Promise<void> {
  const cost = await costOfDay(tx.db, tx.organizationId, date);
  if (Number(cost) <= organization.wasteAlertAmount) return;
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: organization.currency });
  const { maximumFractionDigits: places = 2 } = money.resolvedOptions();
  const amount = (minor: number): string => money.format(minor / 10 ** places);
  await notify(tx, {
    type: 'waste_alert',
    priority: 'high',
    title: msg('waste.aboveLimit'),
    message: msg('waste.thrownAway', {
      cost: amount(Number(cost)),
      date,
      limit: amount(organization.wasteAlertAmount),
    }),
    audience: { roles: ['manager', 'admin'] },
    dedupeKey: `waste_alert:${date}`,
  });
}
