import { LockMode } from '@mikro-orm/core';
import { Decimal } from 'decimal.js';
import type { Work } from '../database/work.ts';
import { StockLot } from './stock-lot.entity.ts';

/** One lot's share of a movement; stock without a lot has none. */
export interface Part {
  readonly lot: StockLot | null;
  /** Signed, in the item's unit. */
  readonly quantity: Decimal;
}

/**
 * Takes an amount from an item's usable lots: opened first, then the earliest use-by, then the oldest (FEFO). What the lots
 * cannot give comes from stock that was never put into a lot.
 */
export async function drawFromLots(work: Work, itemId: string, amount: Decimal): Promise<Part[]> {
  const lots = await work.em.find(
    StockLot,
    { itemId, state: { $in: ['opened', 'available', 'thawed'] }, quantity: { $gt: '0' } },
    { orderBy: [{ useBy: 'asc nulls last' }, { id: 'asc' }], lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const order = [...lots.filter((lot) => lot.state === 'opened'), ...lots.filter((lot) => lot.state !== 'opened')];
  const parts: Part[] = [];
  let wanted = amount;
  for (const lot of order) {
    if (wanted.isZero()) break;
    const taken = Decimal.min(wanted, lot.quantity);
    const left = new Decimal(lot.quantity).minus(taken);
    lot.quantity = left.toFixed();
    if (left.isZero()) lot.state = 'depleted';
    parts.push({ lot, quantity: taken.negated() });
    wanted = wanted.minus(taken);
  }
  if (!wanted.isZero()) parts.push({ lot: null, quantity: wanted.negated() });
  return parts;
}
