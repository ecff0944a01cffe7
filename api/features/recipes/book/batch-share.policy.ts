import { Decimal } from 'decimal.js';
import type { Measures } from '#schema/units.ts';
import type { Unit } from '#schema/vocabulary.ts';
import { type Message, msg } from '#schema/messages.ts';
import { fieldError } from '../../../platform/errors.ts';
import { NoConversion, tryConvert } from '../../inventory/items/units.policy.ts';

/** Enough digits that rounding has no effect before the last step. */
export const Exact = Decimal.clone({ precision: 60 });
export type Exact = Decimal;

/** The yield of one batch of a recipe. */
export interface Batch {
  readonly yieldQuantity: string;
  readonly yieldUnit: Unit;
  readonly portions: string | null;
  /** Of the item that the recipe makes. */
  readonly measures: Measures;
}

/** What is entered of a batch. */
interface Yield {
  readonly yieldQuantity: string;
  readonly yieldUnit: Unit;
  readonly portions?: string | null | undefined;
}

export interface Amount {
  readonly quantity: string;
  readonly unit: Unit;
}

/** An amount as a share of a batch: `used` ÷ `batch`, both in one unit. Two numbers, so that no quotient is rounded in between. */
export interface BatchShare {
  readonly used: Exact;
  readonly batch: Exact;
}

/** Why an amount has no share of a batch: the units do not convert. */
export interface NoShare {
  readonly neededUnit: Unit;
  /** Without a full stop, to be part of a sentence. */
  readonly reason: Message;
}

/**
 * An amount as a share of a batch: portions relative to the batch's portions, if it has them; everything else relative to its
 * yield. Costs and stock movements both use this.
 */
export function batchShare(amount: Amount, batch: Batch): BatchShare | NoShare {
  const byPortion = amount.unit === 'portion' && batch.portions !== null;
  const unit = byPortion ? 'portion' : batch.yieldUnit;
  const used = converted(amount, unit, batch.measures);
  if ('key' in used) return { neededUnit: unit, reason: used };
  return { used, batch: new Exact(byPortion ? (batch.portions ?? '1') : batch.yieldQuantity) };
}

/** The amount in the unit of the batch's yield, exact; or why it has no share of it. */
export function inYield(amount: Amount, batch: Batch): Exact | NoShare {
  const share = batchShare(amount, batch);
  return 'reason' in share ? share : share.used.times(batch.yieldQuantity).dividedBy(share.batch);
}

/**
 * The portions of a batch that its yield does not say itself. A yield in portions is their number: the same one beside it is left out,
 * another one throws VALIDATION_FAILED.
 */
export function portionsBeside(batch: Yield): string | null {
  const { yieldQuantity, yieldUnit, portions } = batch;
  if (portions == null || yieldUnit !== 'portion') return portions ?? null;
  if (new Exact(portions).eq(yieldQuantity)) return null;
  throw fieldError('portions', msg('recipe.portionsAreYield', { portions: Number(yieldQuantity) }));
}

/** The amount in another unit, or the reason why it does not convert. */
export function converted({ quantity, unit }: Amount, to: Unit, measures: Measures): Exact | Message {
  const result = tryConvert(quantity, unit, to, measures);
  return result instanceof NoConversion ? result.reason : new Exact(result);
}
