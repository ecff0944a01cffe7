import { Decimal } from 'decimal.js';
import { amountOf, msg } from '#schema/messages.ts';
import { HOUR } from '#schema/milliseconds.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Notification } from '../../notifications/notification.entity.ts';
import { notify, withdraw } from '../../notifications/notification.writes.ts';
import { notifyLowStock } from './stock.notifications.ts';
import {
  type ExpiringLot,
  expiringKey,
  itemsOutOfRange,
  lotsExpiringBefore,
  type StockCondition,
  listOutdatedWarnings,
} from './stock.queries.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';
import { managers } from '#schema/permissions.ts';
import { plainDecimal } from '../../../platform/plain-decimal.ts';

/** Notifies about every item below par or above its maximum; null for duplicates. */
export async function notifyOutOfRange(tx: Transaction): Promise<(Notification | null)[]> {
  const notified: (Notification | null)[] = [];
  for (const item of await itemsOutOfRange(tx.db, tx.organizationId)) {
    const low = new Decimal(item.usable).lt(item.parLevel);
    notified.push(low ? await notifyLowStock(tx, item, item.usable) : await notifyOverstock(tx, item));
  }
  return notified;
}

/**
 * Notifies about every lot past its use-by, or within the organization's warning hours of it; null for duplicates. Warnings that
 * are out of date, because the lot was used up, frozen or put into quarantine, are removed.
 */
export async function notifyExpiring(tx: Transaction): Promise<(Notification | null)[]> {
  await withdraw(tx, await listOutdatedWarnings(tx.db, tx.organizationId));
  const { expiringHours } = await findKitchen(tx);
  const before = new Date(tx.now.getTime() + expiringHours * HOUR);
  const notified: (Notification | null)[] = [];
  for (const lot of await lotsExpiringBefore(tx.db, tx.organizationId, before))
    notified.push(await notifyExpiringLot(tx, lot));
  return notified;
}

function notifyOverstock(tx: Transaction, item: StockCondition): Promise<Notification | null> {
  return notify(tx, {
    type: 'overstock',
    topic: 'overstock',
    priority: 'low',
    title: msg('stock.overstocked', { name: item.name }),
    message: msg('stock.aboveMaximum', {
      amount: amountOf(plainDecimal(item.usable), item.unit),
      maximum: amountOf(plainDecimal(item.maxLevel ?? '0'), item.unit),
    }),
    about: { type: 'item', id: item.id },
    audience: { roles: managers },
    dedupeKey: `overstock:${item.id}:${plainDecimal(item.usable)}`,
  });
}

function notifyExpiringLot(tx: Transaction, lot: ExpiringLot): Promise<Notification | null> {
  const past = lot.useBy <= tx.now;
  const hours = Math.max(1, Math.round((lot.useBy.getTime() - tx.now.getTime()) / HOUR));
  const amount = amountOf(plainDecimal(lot.quantity), lot.unit);
  return notify(tx, {
    type: 'expiring',
    topic: past ? 'stock_expired' : 'stock_expiring',
    priority: 'high',
    title: past ? msg('stock.pastUseBy', { name: lot.itemName }) : msg('stock.useSoon', { name: lot.itemName }),
    message: past
      ? msg('stock.mayNotBeServed', { amount, code: lot.lotCode })
      : msg('stock.useWithin', { amount, code: lot.lotCode, hours }),
    about: { type: 'item', id: lot.itemId },
    dedupeKey: expiringKey(lot, past ? 'past' : 'soon'),
  });
}
