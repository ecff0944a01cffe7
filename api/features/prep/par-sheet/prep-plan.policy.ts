import { Decimal } from 'decimal.js';
import type { RoundingRule } from '#schema/vocabulary.ts';

/** What is missing up to par: par − on hand − already planned or in progress, never below zero. */
export function shortfall(par: Decimal.Value, onHand: Decimal.Value, planned: Decimal.Value): Decimal {
  return Decimal.max(0, new Decimal(par).minus(onHand).minus(planned));
}

const roundings = {
  up: Decimal.ROUND_CEIL,
  nearest: Decimal.ROUND_HALF_UP,
  down: Decimal.ROUND_FLOOR,
} as const satisfies Record<RoundingRule, Decimal.Rounding>;

/** A need in whole batches; without a batch size exactly what is needed. */
export function inBatches(need: Decimal, batch: string | null, rule: RoundingRule): Decimal {
  if (batch === null || new Decimal(batch).isZero()) return need;
  return need.dividedBy(batch).toDecimalPlaces(0, roundings[rule]).times(batch);
}
