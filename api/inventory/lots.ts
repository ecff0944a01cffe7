import { LockMode } from '@mikro-orm/core';
import { Decimal } from 'decimal.js';
import type { LotState, MovementType } from '#schema/vocabulary.ts';
import type { Work } from '../database/work.ts';
import { conflict } from '../errors.ts';
import { StockLot } from './stock-lot.entity.ts';

/** One lot's share of a movement; stock without a lot has none. */
export interface Part {
  readonly lot: StockLot | null;
  /** Signed, in the item's unit. */
  readonly quantity: Decimal;
}

/** An amount to take out of an item whose stock is locked. */
export interface Draw {
  readonly itemId: string;
  readonly type: MovementType;
  readonly amount: Decimal;
  readonly onHand: Decimal;
}

/** What is taken first: an opened lot, then usable ones, then stock without a lot, frozen last. The others are not taken. */
const order: Partial<Record<LotState, number>> = { opened: 0, available: 1, thawed: 1, frozen: 3 };
const UNLOTTED = 2;
/** Food past its use-by is served only when the records know of nothing else. */
const EXPIRED = 4;
const serving: readonly MovementType[] = ['use', 'prep_out', 'sale_use'];

/** The item's lots that hold anything, earliest use-by first, then the oldest; locked until the write ends. */
export function lotsOf(work: Work, itemId: string): Promise<StockLot[]> {
  return work.em.find(
    StockLot,
    { itemId, quantity: { $gt: '0' } },
    {
      orderBy: [{ useBy: 'asc nulls last' }, { id: 'asc' }],
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    },
  );
}

/** What of the stock on hand lies in no lot. */
export function unlotted(lots: readonly StockLot[], onHand: Decimal): Decimal {
  return lots.reduce((left, lot) => left.minus(lot.quantity), onHand);
}

/** Takes an amount from an item's lots: opened first, then the earliest use-by, then the oldest (FEFO). Throws CONFLICT when only quarantined stock is left. */
export async function drawFromLots(work: Work, draw: Draw): Promise<Part[]> {
  const lots = await lotsOf(work, draw.itemId);
  const sources = lots.flatMap((lot) => {
    const rank = rankOf(lot, draw.type, work.now);
    return rank === undefined ? [] : [{ lot, rank, quantity: new Decimal(lot.quantity) }];
  });
  const loose = { lot: null, rank: UNLOTTED, quantity: unlotted(lots, draw.onHand) };
  const parts: Part[] = [];
  let wanted = draw.amount;
  for (const { lot, quantity } of [...sources, loose].toSorted((a, b) => a.rank - b.rank)) {
    const taken = Decimal.min(wanted, quantity);
    if (!taken.gt(0)) continue;
    if (lot) takeFrom(lot, taken);
    parts.push({ lot, quantity: taken.negated() });
    wanted = wanted.minus(taken);
  }
  if (wanted.gt(0)) throw conflict('The rest of this stock is in quarantine.');
  return parts;
}

function rankOf(lot: StockLot, type: MovementType, now: Date): number | undefined {
  const rank = order[lot.state];
  const expired = lot.useBy !== null && lot.useBy <= now;
  return rank !== undefined && expired && serving.includes(type) ? EXPIRED : rank;
}

function takeFrom(lot: StockLot, taken: Decimal): void {
  const left = new Decimal(lot.quantity).minus(taken);
  lot.quantity = left.toFixed();
  if (left.isZero()) lot.state = 'depleted';
}
