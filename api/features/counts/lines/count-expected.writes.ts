import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type ItemStock, owedOf } from '../../inventory/stock/item-stock.writes.ts';
import type { CountSession } from '../count-session.entity.ts';
import { CountLine } from './count-line.entity.ts';
import { stockAtCount } from '../../inventory/stock/counted-stock.queries.ts';
import { areAllLots, isOwnPlace } from './counted-lots.policy.ts';

/**
 * Stores the stock of the ledger at the moment of the count, which may be long ago: the line may have waited for the network. The
 * caller holds the item's lock, so that nothing is booked meanwhile.
 */
export async function setExpected(
  tx: Transaction,
  session: CountSession,
  stock: ItemStock,
  line: CountLine,
): Promise<void> {
  // Not the transaction's start: everything that was booked before the lock was granted is in the stock that it read.
  Object.assign(line, { savedAt: new Date(), expected: '0' });
  await tx.em.flush();
  const { rows } = await sql<{ held: string }>`select ${stockAtCount} as held
    from count_line line
    join count_session session on session.organization_id = line.organization_id and session.id = line.count_session_id
    join item on item.organization_id = line.organization_id and item.id = line.item_id
    where line.organization_id = ${tx.organizationId} and line.id = ${line.id}`.execute(tx.db);
  const held = new Decimal(rows[0]?.held ?? 0);
  const owed = owedOf(stock);
  line.expected = (isOwnPlace(session, stock, line) ? held.minus(owed) : held).toFixed();
  line.owedThen = owed.toFixed();
}

/**
 * Lets one line count what the item owes. Owed stock belongs to the item's own place; where that place is counted lot by lot, it is
 * added to the lot that was counted last, once every lot there is counted. Call it when the line of a lot has changed.
 */
export async function expectOwed(tx: Transaction, session: CountSession, stock: ItemStock): Promise<void> {
  const { id: itemId, storageLocationId } = stock.item;
  await tx.em.flush();
  const lines = await tx.em.find(
    CountLine,
    { countSessionId: session.id, itemId, storageLocationId, lotId: { $ne: null }, result: { $ne: 'skipped' } },
    { orderBy: { countedAt: 'desc', id: 'desc' } },
  );
  const last = areAllLots(stock, lines) ? lines[0] : undefined;
  for (const line of lines) {
    if (line.settlesOwed === (line === last)) continue;
    line.settlesOwed = line === last;
    await setExpected(tx, session, stock, line);
  }
}
