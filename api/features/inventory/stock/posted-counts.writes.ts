import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import type { Item } from '../items/item.entity.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { ofCountedStock } from './counted-stock.queries.ts';
import { addMovement, type Cause, changeLot } from '../ledger/lot-change.writes.ts';
import { owe, reduceOwedBy } from '../ledger/owed-stock.writes.ts';
import type { StockMovement } from '../ledger/stock-movement.entity.ts';
import { StockLot } from '../lots/stock-lot.entity.ts';
import type { ItemStock } from './item-stock.writes.ts';

/** A line of a posted count. */
interface PostedLine {
  readonly id: string;
  /** The lines of the item in the same count: their rows do not change the expected stock. */
  readonly ownLineIds: readonly string[];
  readonly countedAt: Date;
  readonly acceptedReason: string | null;
}

/** Posted lines by the id of a movement. */
export type Counted = ReadonlyMap<string, PostedLine>;

/** Rows of the ledger that have just been added, by the locked stock of their item. */
type Booked = ReadonlyMap<ItemStock, readonly StockMovement[]>;

/**
 * Keeps on hand as a posted count found it. Rows may be recorded after the count for a time before it: sales that are entered the
 * next morning, work of a phone that was offline, an undo. They must not change what is on hand, so the opposite is booked for the
 * first count after them, and its expected stock changes by as much. The count `countSessionId` is being reversed and left out.
 */
export async function preserveCountedStock(
  tx: Transaction,
  booked: Booked,
  countSessionId: string | null = null,
): Promise<void> {
  const late = [...booked.values()].flat().filter((row) => isLate(tx, row));
  const lines = await countedSince(tx, late, countSessionId);
  if (lines.size === 0) return;
  for (const [stock, rows] of booked) {
    for (const [line, counted] of Map.groupBy(rows, ({ id }) => lines.get(id))) {
      if (line) await offset(tx, stock, line, counted);
    }
  }
}

function isLate(tx: Transaction, { occurredAt, quantity }: StockMovement): boolean {
  return occurredAt < tx.now && Number(quantity) !== 0;
}

/**
 * For each movement, the first line of a posted count that counted its stock afterwards. The caller holds the items' locks, so that
 * no count of them is being posted.
 */
export async function countedSince(
  tx: Transaction,
  movements: readonly StockMovement[],
  exceptId: string | null,
): Promise<Counted> {
  if (movements.length === 0) return new Map();
  await tx.em.flush();
  const ids = movements.map(({ id }) => id);
  const { rows } = await sql<PostedLine & { readonly movementId: string }>`select movement.id as movement_id, first.*
    from stock_movement movement
    join item on item.organization_id = movement.organization_id and item.id = movement.item_id
    cross join lateral (
      select line.id, line.counted_at, line.accepted_reason, array(
        select own.id from count_line own where own.organization_id = line.organization_id
          and own.count_session_id = line.count_session_id and own.item_id = line.item_id) as own_line_ids
      from count_line line
      join count_session session on session.organization_id = line.organization_id and session.id = line.count_session_id
      where line.organization_id = movement.organization_id and line.item_id = movement.item_id
        and line.counted_at >= movement.occurred_at and line.quantity is not null
        and session.status = 'posted' and session.id is distinct from ${exceptId} and ${ofCountedStock}
      order by line.counted_at, line.id limit 1) first
    where movement.organization_id = ${tx.organizationId} and movement.id = any(${ids}::uuid[])`.execute(tx.db);
  const lines = new Map(rows.map((line) => [line.id, line]));
  return new Map(rows.map((line) => [line.movementId, lines.get(line.id) ?? line]));
}

/** Books the opposite of rows in their lots. Stock that they owed is settled; stock that they settled is owed again. */
async function offset(
  tx: Transaction,
  stock: ItemStock,
  line: PostedLine,
  rows: readonly StockMovement[],
): Promise<void> {
  const cause = causeOf(line);
  for (const [lotId, ofLot] of Map.groupBy(rows, (row) => row.lotId)) {
    const quantity = sumOf(ofLot).negated();
    if (quantity.isZero()) continue;
    if (lotId === null && quantity.gt(0)) reduceOwedBy(tx, stock, quantity, cause);
    else if (lotId === null) owe(tx, stock, { quantity: quantity.negated(), unitCost: unitCostOf(ofLot) }, cause);
    else await offsetInLot(tx, stock, await find(tx, StockLot, 'lot', lotId), ofLot, cause);
  }
  await expectMore(
    tx,
    line,
    sumOf(rows.filter(({ sourceId }) => sourceId === null || !line.ownLineIds.includes(sourceId))),
  );
}

function causeOf({ id, acceptedReason, countedAt }: PostedLine): Cause {
  return {
    type: 'count_adjust',
    sourceType: 'count_line',
    sourceId: id,
    reason: acceptedReason,
    occurredAt: countedAt,
  };
}

async function expectMore(tx: Transaction, line: PostedLine, change: Decimal): Promise<void> {
  await tx.em.flush();
  // `saved_at`: `expected` includes everything recorded up to now, so that another review does not add it again.
  await sql`update count_line set expected = expected + ${change.toFixed()}::numeric, saved_at = ${new Date()},
    updated_at = ${tx.now}, version = version + 1 where organization_id = ${tx.organizationId} and id = ${line.id}`.execute(
    tx.db,
  );
}

/**
 * Reverses a row of a lot that was counted since. The reversal and its opposite are booked together and leave the lot as it is:
 * what was counted may be less than what the row brought.
 */
export async function reverseCounted(
  tx: Transaction,
  item: Item,
  { lot, line, movement, cause }: { lot: StockLot; line: PostedLine; movement: StockMovement; cause: Cause },
): Promise<void> {
  // A price that was entered later has a row of its own.
  const value = movement.value ?? (lot.value === null ? null : '0');
  const was = { quantity: new Decimal(movement.quantity), value: value === null ? null : new Decimal(value) };
  addMovement(tx, item, lot, { quantity: was.quantity.negated(), value: was.value?.negated() ?? null }, cause);
  addMovement(tx, item, lot, was, causeOf(line));
  await expectMore(tx, line, was.quantity.negated());
}

async function offsetInLot(
  tx: Transaction,
  stock: ItemStock,
  lot: StockLot,
  rows: readonly StockMovement[],
  cause: Cause,
): Promise<void> {
  const quantity = sumOf(rows).negated();
  const value = valueOf(rows)?.negated() ?? null;
  changeLot(tx, stock.item, lot, { quantity, value }, cause);
  if (!stock.lots.includes(lot)) stock.lots.push(lot);
}

/** Null when the cost of one row is unknown. */
function valueOf(rows: readonly StockMovement[]): Decimal | null {
  if (rows.some(({ value }) => value === null)) return null;
  return rows.reduce((sum, { value }) => sum.plus(value ?? 0), new Decimal(0));
}

function unitCostOf(rows: readonly StockMovement[]): string | null {
  return valueOf(rows)?.dividedBy(sumOf(rows)).toFixed() ?? null;
}

function sumOf(rows: readonly StockMovement[]): Decimal {
  return rows.reduce((sum, { quantity }) => sum.plus(quantity), new Decimal(0));
}
