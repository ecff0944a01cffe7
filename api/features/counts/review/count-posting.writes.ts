import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import { amountOf, msg } from '#schema/messages.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import { movementsOf, reverseEach } from '../../inventory/ledger/reversal.writes.ts';
import type { Cause } from '../../inventory/ledger/lot-change.writes.ts';
import { StockLot } from '../../inventory/lots/stock-lot.entity.ts';
import { bookCount } from '../../inventory/stock/counted-stock.writes.ts';
import { lockItems, lockStock, owedOf } from '../../inventory/stock/item-stock.writes.ts';
import { assertSameUnit } from '../lines/count-line.writes.ts';
import { recordedLate } from '../../inventory/stock/counted-stock.queries.ts';
import { CountLine } from '../lines/count-line.entity.ts';
import type { CountSession } from '../count-session.entity.ts';
import { isOwnPlace, lotsOfLine } from '../lines/counted-lots.policy.ts';

/**
 * Books the differences of a locked count, each as of the moment of its line, so that later movements are kept. All
 * differences are calculated before the first is booked, so that the rows of one line change no other line's expected stock.
 */
export async function bookLines(tx: Transaction, session: CountSession): Promise<void> {
  const lines = await countedLines(tx, session);
  await lockItems(
    tx,
    lines.map(({ itemId }) => itemId),
  );
  await fixExpected(tx, session, lines);
  for (const line of lines) await bookLine(tx, session, line);
}

async function countedLines(tx: Transaction, session: CountSession): Promise<CountLine[]> {
  const where = { countSessionId: session.id, result: { $ne: 'skipped' } } as const;
  return tx.em.find(CountLine, where, { orderBy: { countedAt: 'asc', id: 'asc' }, refresh: true });
}

/** Adds to the expected stock of each line what was recorded since, for a time before the line. */
async function fixExpected(tx: Transaction, session: CountSession, lines: readonly CountLine[]): Promise<void> {
  const { rows } = await sql<{ id: string; late: string }>`select line.id, ${recordedLate} as late
    from count_line line
    join count_session session on session.organization_id = line.organization_id and session.id = line.count_session_id
    join item on item.organization_id = line.organization_id and item.id = line.item_id
    where line.organization_id = ${tx.organizationId} and line.count_session_id = ${session.id}`.execute(tx.db);
  const late = new Map(rows.map((row) => [row.id, row.late]));
  const savedAt = new Date();
  for (const line of lines) {
    line.expected = new Decimal(line.expected).plus(late.get(line.id) ?? 0).toFixed();
    line.savedAt = savedAt;
  }
}

async function bookLine(tx: Transaction, session: CountSession, line: CountLine): Promise<void> {
  const difference = new Decimal(line.quantity ?? 0).minus(line.expected);
  if (difference.isZero() && Number(line.owedThen) === 0) return;
  const stock = await lockStock(tx, line.itemId);
  const { item } = stock;
  const owed = owedOf(stock);
  const isOwn = isOwnPlace(session, stock, line);
  // In its own place, what the item owes is settled also when as much was found as was expected net of it.
  if (difference.isZero() && !isOwn) return;
  assertSameUnit(line, item);
  if (item.archivedAt) {
    const amount = amountOf(new Decimal(line.quantity ?? 0).toFixed(), item.unit);
    throw conflict(msg('count.archivedCounted', { name: item.name, amount }));
  }
  // In other places than the item's own, a count settles only what has been owed since: it was drawn from the found stock.
  const settles = isOwn ? owed : Decimal.max(owed.minus(line.owedThen), 0);
  const cause: Cause = {
    type: 'count_adjust',
    sourceType: 'count_line',
    sourceId: line.id,
    reason: line.acceptedReason,
    occurredAt: line.countedAt,
  };
  await bookCount(tx, stock, {
    lots: lotsOfLine(session, stock, line),
    difference,
    owed: settles,
    storageLocationId: line.storageLocationId,
    lot: line.lotId === null ? undefined : await find(tx, StockLot, 'lot', line.lotId),
    cause,
  });
}

/** Reverses every row of a posted count, the last first. Throws CONFLICT when found stock has been used since. */
export async function reverseLines(tx: Transaction, session: CountSession, reason: string): Promise<void> {
  const lines = await countedLines(tx, session);
  await lockItems(
    tx,
    lines.map(({ itemId }) => itemId),
  );
  for (const line of lines.toReversed()) {
    await reverseEach(tx, await movementsOf(tx, 'count_line', line.id), reason, { countSessionId: session.id });
  }
}
