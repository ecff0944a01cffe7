import { Decimal } from 'decimal.js';
import { limits } from '#schema/limits.ts';
import type { Unit } from '#schema/vocabulary.ts';
import type { Costed } from './recipe-book.policy.ts';
import type { RecipeCost } from './recipe-cost.types.ts';

/** The quantities that a cost is divided by, and its price. */
export interface Selling {
  readonly yieldQuantity: string;
  readonly yieldUnit: Unit;
  readonly portions?: string | null | undefined;
  readonly menuPrice?: number | null | undefined;
  readonly targetFoodCostPercent?: string | null | undefined;
}

/** A cost per batch, portion and unit, and against the menu price. */
export function costFigures({ cost, gaps }: Costed, selling: Selling): RecipeCost {
  const portions = selling.yieldUnit === 'portion' ? selling.yieldQuantity : (selling.portions ?? null);
  const perPortion = cost !== null && portions !== null ? cost.dividedBy(portions) : null;
  const priced = perPortion !== null && selling.menuPrice ? perPortion.dividedBy(selling.menuPrice).times(100) : null;
  const target = selling.targetFoodCostPercent ?? null;
  return {
    total: text(cost, 6),
    perPortion: text(perPortion, 6),
    perYieldUnit: text(cost?.dividedBy(selling.yieldQuantity) ?? null, 6),
    foodCostPercent: text(priced, 2),
    overTarget: priced !== null && target !== null ? priced.gt(target) : null,
    targetPrice: targetPriceOf(perPortion, target),
    gaps,
  };
}

/** The lowest price in whole minor units at which the food cost is not above the target; null without both, and for what costs nothing. */
function targetPriceOf(perPortion: Decimal | null, target: string | null): number | null {
  if (perPortion === null || target === null || perPortion.isZero()) return null;
  const price = perPortion.times(100).dividedBy(target).toDecimalPlaces(6).ceil().toNumber();
  return price <= limits.moneyMax ? price : null;
}

/** Exact decimal text; rounded half up, as money is. */
export function text(value: Decimal | null, places: number): string | null {
  return value === null ? null : value.toDecimalPlaces(places, Decimal.ROUND_HALF_UP).toFixed();
}
