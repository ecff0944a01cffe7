import type { Decimal } from 'decimal.js';
import type { LiveInventoryItem } from '#schema/live.ts';
import { amountOf, msg } from '#schema/messages.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Notification } from '../notifications/notification.entity.ts';
import { notify } from '../notifications/notify.ts';
import { businessDate } from '../organizations/business-day.ts';
import { Organization } from '../organizations/organization.entity.ts';
import type { Item } from './item.entity.ts';
import { type ItemStock, snapshot, type StockSnapshot } from './item-stock.ts';

type Named = Pick<Item, 'id' | 'name' | 'unit' | 'parLevel'>;

/** Records what a booking changed of an item's stock, publishes it, and notifies when usable stock has fallen below par. */
export async function publishStock(tx: Transaction, stock: ItemStock, before: StockSnapshot): Promise<void> {
  const { item } = stock;
  const { onHand, usable, owed } = snapshot(stock, tx.now);
  const crossedPar = before.usable.gte(item.parLevel) && usable.lt(item.parLevel);
  tx.record({
    action: 'inventory.moved',
    entity: 'Item',
    entityId: item.id,
    changes: {
      onHand: [before.onHand.toFixed(), onHand.toFixed()],
      ...(before.owed.eq(owed) ? {} : { owed: [before.owed.toFixed(), owed.toFixed()] }),
    },
    live: { type: 'INVENTORY_UPDATED', data: liveItem(item, usable.toNumber(), crossedPar) },
  });
  if (crossedPar) await notifyLowStock(tx, item, usable.toFixed());
}

/** Notifies that an item is below par: once per item and business day. Null when that was done already. */
export async function notifyLowStock(tx: Transaction, item: Named, usable: string): Promise<Notification | null> {
  const organization = await tx.em.findOneOrFail(Organization, { id: tx.organizationId });
  return notify(tx, {
    type: 'low_stock',
    priority: 'medium',
    title: msg('stock.belowPar', { name: item.name }),
    message: msg('stock.parIs', {
      amount: amountOf(Number(usable), item.unit),
      par: amountOf(Number(item.parLevel), item.unit),
    }),
    about: { type: 'item', id: item.id },
    dedupeKey: `low_stock:${item.id}:${businessDate(organization, tx.now)}`,
  });
}

/** Notifies the managers that more was used than was on record: once per item and business day. */
export async function notifyOwed(tx: Transaction, item: Item, missing: Decimal): Promise<void> {
  const organization = await tx.em.findOneOrFail(Organization, { id: tx.organizationId });
  await notify(tx, {
    type: 'other',
    priority: 'medium',
    title: msg('stock.owed', { name: item.name }),
    message: msg('stock.moreUsed', { amount: amountOf(missing.toFixed(), item.unit) }),
    about: { type: 'item', id: item.id },
    audience: { roles: ['manager', 'admin'] },
    dedupeKey: `stock_owed:${item.id}:${businessDate(organization, tx.now)}`,
  });
}

/** The item as live messages of its stock carry it; `usable` is what may be used of it, in its unit. */
export function liveItem(item: Item, usable: number, crossedPar: boolean): LiveInventoryItem {
  const { id, version, name, unit } = item;
  return { id, version, name, currentStock: usable, parLevel: Number(item.parLevel), unit, crossedPar, edited: false };
}

/** The item as live messages carry it after a change of the item itself. */
export function editedItem(item: Item, usable: number): LiveInventoryItem {
  return { ...liveItem(item, usable, false), edited: true };
}
