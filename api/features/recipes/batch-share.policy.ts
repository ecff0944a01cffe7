import { Decimal } from 'decimal.js';
import type { Measures } from '#schema/units.ts';
import type { Unit } from '#schema/vocabulary.ts';
import type { Message } from '#schema/messages.ts';
import { convert, NoConversion } from '../inventory/units.ts';

/** Enough digits that no rounding shows before the last step. */
export const Exact = Decimal.clone({ precision: 60 });
export type Exact = Decimal;

/** What one batch of a recipe comes to. */
export interface Batch {
  readonly yieldQuantity: string;
  readonly yieldUnit: Unit;
  readonly portions: string | null;
  /** Of what the recipe makes. */
  readonly measures: Measures;
}

export interface Amount {
  readonly quantity: string;
  readonly unit: Unit;
}

/** An amount as a share of a batch: `used` ÷ `batch`, both in one unit. Kept apart so that nothing is rounded in between. */
export interface BatchShare {
  readonly used: Exact;
  readonly batch: Exact;
}

/** Why an amount has no share of a batch: the units do not convert. */
export interface NoShare {
  readonly neededUnit: Unit;
  /** Without a full stop, to stand inside a sentence. */
  readonly reason: Message;
}

/**
 * How much of a batch an amount is. Portions count by the batch's portions, where it states them; everything else by what
 * the batch yields. The one definition for costs and for what leaves the stock.
 */
export function batchShare(amount: Amount, batch: Batch): BatchShare | NoShare {
  const byPortion = amount.unit === 'portion' && batch.portions !== null;
  const unit = byPortion ? 'portion' : batch.yieldUnit;
  const used = converted(amount, unit, batch.measures);
  if ('key' in used) return { neededUnit: unit, reason: used };
  return { used, batch: new Exact(byPortion ? (batch.portions ?? '1') : batch.yieldQuantity) };
}

/** The amount in another unit, or the reason why it does not convert. */
export function converted({ quantity, unit }: Amount, to: Unit, measures: Measures): Exact | Message {
  try {
    return new Exact(convert(quantity, unit, to, measures));
  } catch (error) {
    if (error instanceof NoConversion) return error.reason;
    throw error;
  }
}
