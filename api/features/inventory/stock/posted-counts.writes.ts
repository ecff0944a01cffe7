import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import type { Item } from '../items/item.entity.ts';
import { type Cause, changeLot } from '../ledger/lot-change.writes.ts';
import { owe, reduceOwedBy } from '../ledger/owed-stock.writes.ts';
import type { StockMovement } from '../ledger/stock-movement.entity.ts';
import { StockLot } from '../lots/stock-lot.entity.ts';
import type { ItemStock } from './item-stock.writes.ts';

/** A line of a posted count: one lot, an item in a place or, in a closing count, an item everywhere. */
interface PostedLine {
  readonly id: string;
  /** The lines of the item in the same count: their rows are no change of what it expected. */
  readonly ownLineIds: readonly string[];
  readonly itemId: string;
  readonly kind: string;
  readonly storageLocationId: string | null;
  readonly lotId: string | null;
  readonly settlesOwed: boolean;
  readonly countedAt: Date;
  readonly acceptedReason: string | null;
}

/** Rows of the ledger that have just been added, by the locked stock of their item. */
type Booked = ReadonlyMap<ItemStock, readonly StockMovement[]>;

/**
 * Keeps what a posted count found. A row that is recorded after the count for a time before it (sales that are entered the next
 * morning, work of a phone that was offline, an undo) does not change what is on hand: the first count of its stock books the
 * opposite, and expected that much more or less. The line of `countSessionId`, which is being reversed, keeps nothing.
 */
export async function keepCounted(
  tx: Transaction,
  booked: Booked,
  countSessionId: string | null = null,
): Promise<void> {
  const late = new Map([...booked].map(([stock, rows]) => [stock, rows.filter((row) => isLate(tx, row))]));
  const times = [...late.values()].flat().map(({ occurredAt }) => occurredAt.getTime());
  if (times.length === 0) return;
  const itemIds = [...late].flatMap(([{ item }, rows]) => (rows.length > 0 ? item.id : []));
  const lines = await postedLines(tx, itemIds, new Date(Math.min(...times)), countSessionId);
  for (const [stock, rows] of late) {
    const byLine = Map.groupBy(rows, (row) => lines.find((line) => hasCounted(line, stock.item, row)));
    for (const [line, counted] of byLine) if (line) await offset(tx, stock, line, counted);
  }
}

function isLate(tx: Transaction, { occurredAt, quantity }: StockMovement): boolean {
  return occurredAt < tx.now && Number(quantity) !== 0;
}

/** The lines of posted counts since a time, the first first. The items are locked, so that no count of them is being posted. */
async function postedLines(
  tx: Transaction,
  itemIds: readonly string[],
  since: Date,
  exceptId: string | null,
): Promise<PostedLine[]> {
  const { rows } = await sql<PostedLine>`select line.id, line.item_id,
      array_agg(line.id) over (partition by line.count_session_id, line.item_id) as own_line_ids, session.kind, line.storage_location_id, line.lot_id,
      line.settles_owed, line.counted_at, line.accepted_reason
    from count_line line
    join count_session session on session.organization_id = line.organization_id and session.id = line.count_session_id
    where line.organization_id = ${tx.organizationId} and line.item_id = any(${itemIds}::uuid[]) and line.counted_at >= ${since}
      and line.quantity is not null and session.status = 'posted' and session.id is distinct from ${exceptId}
    order by line.counted_at, line.id`.execute(tx.db);
  return rows;
}

function hasCounted(line: PostedLine, item: Item, row: StockMovement): boolean {
  if (line.itemId !== item.id || line.countedAt < row.occurredAt) return false;
  if (line.lotId !== null) return row.lotId === line.lotId || (row.lotId === null && line.settlesOwed);
  return line.kind === 'closing' || (row.storageLocationId ?? item.storageLocationId) === line.storageLocationId;
}

/** Books the opposite of rows in their lots; what they owe is settled, and what they settled is owed again. */
async function offset(
  tx: Transaction,
  stock: ItemStock,
  line: PostedLine,
  rows: readonly StockMovement[],
): Promise<void> {
  const cause: Cause = {
    type: 'count_adjust',
    sourceType: 'count_line',
    sourceId: line.id,
    reason: line.acceptedReason,
    occurredAt: line.countedAt,
  };
  for (const [lotId, ofLot] of Map.groupBy(rows, (row) => row.lotId)) {
    const quantity = sumOf(ofLot).negated();
    if (quantity.isZero()) continue;
    if (lotId === null && quantity.gt(0)) reduceOwedBy(tx, stock, quantity, cause);
    else if (lotId === null) owe(tx, stock, { quantity: quantity.negated(), unitCost: unitCostOf(ofLot) }, cause);
    else await offsetInLot(tx, stock, await find(tx, StockLot, 'lot', lotId), ofLot, cause);
  }
  const change = sumOf(rows.filter(({ sourceId }) => sourceId === null || !line.ownLineIds.includes(sourceId)));
  await tx.em.flush();
  // What was recorded up to now is in `expected`: should the count be reviewed once more, it is not added again.
  await sql`update count_line set expected = expected + ${change.toFixed()}::numeric, saved_at = ${new Date()},
    updated_at = ${tx.now}, version = version + 1 where organization_id = ${tx.organizationId} and id = ${line.id}`.execute(
    tx.db,
  );
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
  const stateAfter = rows[0]?.lotStateBefore ?? undefined;
  changeLot(tx, stock.item, lot, { quantity, value }, { ...cause, stateAfter });
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
