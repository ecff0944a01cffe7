import { Decimal } from 'decimal.js';
import { amountOf, msg } from '#schema/messages.ts';
import type { Work } from '../../platform/database/work.ts';
import type { Notification } from '../notifications/notification.entity.ts';
import { notify } from '../notifications/notify.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { notifyLowStock } from './stock-notifications.ts';
import { type ExpiringLot, itemsOutOfRange, lotsExpiringBefore, type StockCondition } from './stock.queries.ts';

const HOUR = 3_600_000;

/** Tells of every item below par or above its maximum; null for what was told already. */
export async function tellOutOfRange(work: Work): Promise<(Notification | null)[]> {
  const told: (Notification | null)[] = [];
  for (const item of await itemsOutOfRange(work.db, work.organizationId)) {
    const low = new Decimal(item.usable).lt(item.parLevel);
    told.push(low ? await notifyLowStock(work, item, item.usable) : await tellOverstock(work, item));
  }
  return told;
}

/** Tells of every lot that is past its use-by or will be within the organisation's hours; null for what was told already. */
export async function tellExpiring(work: Work): Promise<(Notification | null)[]> {
  const { expiringHours } = await work.em.findOneOrFail(Organization, { id: work.organizationId });
  const before = new Date(work.now.getTime() + expiringHours * HOUR);
  const told: (Notification | null)[] = [];
  for (const lot of await lotsExpiringBefore(work.db, work.organizationId, before)) told.push(await tellLot(work, lot));
  return told;
}

function tellOverstock(work: Work, item: StockCondition): Promise<Notification | null> {
  return notify(work, {
    type: 'overstock',
    priority: 'low',
    title: msg('stock.overstocked', { name: item.name }),
    message: msg('stock.aboveMaximum', {
      amount: amountOf(exact(item.usable), item.unit),
      maximum: amountOf(exact(item.maxLevel ?? '0'), item.unit),
    }),
    about: { type: 'item', id: item.id },
    audience: { roles: ['manager', 'admin'] },
    dedupeKey: `overstock:${item.id}:${exact(item.usable)}`,
  });
}

function tellLot(work: Work, lot: ExpiringLot): Promise<Notification | null> {
  const past = lot.useBy <= work.now;
  const hours = Math.max(1, Math.round((lot.useBy.getTime() - work.now.getTime()) / HOUR));
  const amount = amountOf(exact(lot.quantity), lot.unit);
  return notify(work, {
    type: 'expiring',
    priority: 'high',
    title: past ? msg('stock.pastUseBy', { name: lot.itemName }) : msg('stock.useSoon', { name: lot.itemName }),
    message: past
      ? msg('stock.mayNotBeServed', { amount, code: lot.lotCode })
      : msg('stock.useWithin', { amount, code: lot.lotCode, hours }),
    about: { type: 'item', id: lot.itemId },
    dedupeKey: `expiring:${lot.id}:${past ? 'past' : 'soon'}`,
  });
}

function exact(quantity: string): string {
  return new Decimal(quantity).toFixed();
}
