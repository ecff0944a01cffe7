import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import { Item } from '../items/item.entity.ts';
import { StockLot } from '../lots/stock-lot.entity.ts';
import { StockOwed } from '../ledger/stock-owed.entity.ts';
import { isUsable } from '../lots/usable.policy.ts';

/** An item with its stock, locked until the transaction ends. */
export interface ItemStock {
  readonly item: Item;
  /** Lots that are not empty, earliest use-by first, then the oldest. */
  readonly lots: StockLot[];
  /** Draws beyond the record that are not settled yet, oldest first. */
  readonly owed: StockOwed[];
}

/** Locks items in a fixed order, so that two transactions on the same items cannot deadlock. */
export async function lockItems(tx: Transaction, itemIds: readonly string[]): Promise<void> {
  const ids = [...new Set(itemIds)].filter((id) => isUuid(id));
  if (ids.length === 0) return;
  await tx.em.flush();
  await sql`select id from item where organization_id = ${tx.organizationId} and id = any(${ids}::uuid[])
    order by id for no key update`.execute(tx.db);
}

/** Locks an item and reads its current stock: bookings of one item run one after the other. Throws NOT_FOUND. */
export async function lockStock(tx: Transaction, itemId: string): Promise<ItemStock> {
  await lockItems(tx, [itemId]);
  const item = isUuid(itemId) ? await tx.em.findOne(Item, { id: itemId }, { refresh: true }) : null;
  if (!item) throw notFound('item');
  const lots = await tx.em.find(
    StockLot,
    { itemId, quantity: { $gt: '0' } },
    {
      // Every transaction that changes a lot holds the item's lock, so the lots need none.
      orderBy: [{ useBy: 'asc nulls last' }, { id: 'asc' }],
      refresh: true,
    },
  );
  const owed = await tx.em.find(
    StockOwed,
    { itemId, quantity: { $gt: '0' } },
    { orderBy: { id: 'asc' }, refresh: true },
  );
  return { item, lots, owed };
}

/** The quantity in all lots, in the item's unit. */
export function onHandOf({ lots }: ItemStock): Decimal {
  return sum(lots);
}

/** The usable quantity at an instant. */
export function usableOf({ lots }: ItemStock, at: Date): Decimal {
  return sum(lots.filter((lot) => isUsable(lot, at)));
}

/** The quantity used beyond the recorded stock. */
export function owedOf({ owed }: ItemStock): Decimal {
  return sum(owed);
}

function sum(rows: readonly { readonly quantity: string }[]): Decimal {
  return rows.reduce((total, { quantity }) => total.plus(quantity), new Decimal(0));
}

/** An item's stock before a booking, to publish the change. */
export interface StockSnapshot {
  readonly onHand: Decimal;
  readonly usable: Decimal;
  readonly owed: Decimal;
}

export function snapshot(stock: ItemStock, at: Date): StockSnapshot {
  return { onHand: onHandOf(stock), usable: usableOf(stock, at), owed: owedOf(stock) };
}
