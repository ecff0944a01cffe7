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
  return stockOf(await lockStocks(tx, [itemId]), itemId);
}

/** The same for several items at once, by their ids; an unknown id has no entry. */
export async function lockStocks(tx: Transaction, itemIds: readonly string[]): Promise<Map<string, ItemStock>> {
  await lockItems(tx, itemIds);
  const ids = [...new Set(itemIds)].filter((id) => isUuid(id));
  const items = await tx.em.find(Item, { id: { $in: ids } }, { refresh: true });
  const notEmpty = { itemId: { $in: ids }, quantity: { $gt: '0' } };
  const lots = await tx.em.find(StockLot, notEmpty, {
    // Every transaction that changes a lot holds the item's lock, so the lots need none.
    orderBy: [{ useBy: 'asc nulls last' }, { id: 'asc' }],
    refresh: true,
  });
  const owed = await tx.em.find(StockOwed, notEmpty, { orderBy: { id: 'asc' }, refresh: true });
  const lotsOf = Map.groupBy(lots, (lot) => lot.itemId);
  const owedBy = Map.groupBy(owed, (row) => row.itemId);
  return new Map(
    items.map((item) => [item.id, { item, lots: lotsOf.get(item.id) ?? [], owed: owedBy.get(item.id) ?? [] }]),
  );
}

/** One of the locked items. Throws NOT_FOUND. */
export function stockOf(stocks: ReadonlyMap<string, ItemStock>, itemId: string): ItemStock {
  const stock = stocks.get(itemId);
  if (!stock) throw notFound('item');
  return stock;
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
