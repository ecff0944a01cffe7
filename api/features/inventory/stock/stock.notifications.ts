import type { Decimal } from 'decimal.js';
import type { LiveInventoryItem } from '#schema/live.ts';
import { amountOf, msg } from '#schema/messages.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Notification } from '../../notifications/notification.entity.ts';
import { notify } from '../../notifications/notification.writes.ts';
import { businessDate } from '#schema/business-day.ts';
import type { Item } from '../items/item.entity.ts';
import { type ItemStock, snapshot, type StockSnapshot } from './item-stock.writes.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';
import { managers } from '#schema/permissions.ts';

type Named = Pick<Item, 'id' | 'name' | 'unit' | 'parLevel'>;

/** Records and publishes the change of an item's stock, and notifies when usable stock has fallen below par. */
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

/** Notifies that an item is below par: once per item and business day. Null for a duplicate. */
export async function notifyLowStock(tx: Transaction, item: Named, usable: string): Promise<Notification | null> {
  const organization = await findKitchen(tx);
  return notify(tx, {
    type: 'low_stock',
    topic: 'low_stock',
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

/** Notifies the managers of owed stock: once per item and business day. */
export async function notifyOwed(tx: Transaction, item: Item, missing: Decimal): Promise<void> {
  const organization = await findKitchen(tx);
  await notify(tx, {
    type: 'other',
    topic: 'stock_difference',
    priority: 'medium',
    title: msg('stock.owed', { name: item.name }),
    message: msg('stock.moreUsed', { amount: amountOf(missing.toFixed(), item.unit) }),
    about: { type: 'item', id: item.id },
    audience: { roles: managers },
    dedupeKey: `stock_owed:${item.id}:${businessDate(organization, tx.now)}`,
  });
}

/** The data of a live message about an item's stock; `usable` is the usable quantity, in its unit. */
export function liveItem(item: Item, usable: number, crossedPar: boolean): LiveInventoryItem {
  const { id, version, name, unit } = item;
  return { id, version, name, currentStock: usable, parLevel: Number(item.parLevel), unit, crossedPar, edited: false };
}

/** The data of a live message about a change of the item itself. */
export function editedItem(item: Item, usable: number): LiveInventoryItem {
  return { ...liveItem(item, usable, false), edited: true };
}
