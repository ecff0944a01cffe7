import { Decimal } from 'decimal.js';
import { limits } from '#schema/limits.ts';
import { baseUnit } from '#schema/units.ts';
import { type DecimalString, parseDecimal } from '../../ui/format/decimal.ts';

/** Enough digits for `x ÷ 3 × 3` to equal x. */
const Exact = Decimal.clone({ precision: 40 });

/** A scale of `target ÷ base` batches, stored as two exact decimals so that nothing is rounded early. */
export interface Scale {
  readonly target: DecimalString;
  readonly base: DecimalString;
}

export const asWritten: Scale = { target: '1', base: '1' };

/** The scale that makes `typed` of what the recipe has `base`. Null when the amount is not a positive number. */
export function scaleTo(typed: string, base: DecimalString): Scale | null {
  const target = parseDecimal(typed);
  if (target === null || new Exact(target).isZero() || new Exact(base).isZero()) return null;
  return { target, base };
}

/** The scale as an address holds it, such as `1/2`, and back; null when it is none. */
export const scaleText = ({ target, base }: Scale): string => `${target}/${base}`;
export function parseScale(text: string): Scale | null {
  const [target = '', base] = text.split('/');
  const parsed = base === undefined ? null : parseDecimal(base);
  return parsed === null ? null : scaleTo(target, parsed);
}

/** A recipe's yield, as far as scaling needs it. */
interface Yield {
  readonly yieldQuantity: DecimalString;
  readonly yieldUnit: string;
}

/** The scale that makes a planned amount, such as `5`, in the unit of the yield, or `5_kg`; null when it does not convert. */
export function plannedScale(planned: string, { yieldQuantity, yieldUnit }: Yield): Scale | null {
  const [figure = '', ...code] = planned.split('_');
  const unit = code.length === 0 ? yieldUnit : code.join('_');
  const scale = scaleTo(figure, yieldQuantity);
  if (scale === null || unit === yieldUnit) return scale;
  const [from, to] = [baseUnit(unit), baseUnit(yieldUnit)];
  if (from.base !== to.base) return null;
  return {
    target: new Exact(scale.target).times(from.factor).toFixed(),
    base: new Exact(scale.base).times(to.factor).toFixed(),
  };
}

/** A scaled quantity, exact to the ledger's four places. */
export function scaled(quantity: DecimalString, { target, base }: Scale): DecimalString {
  return new Exact(quantity)
    .times(target)
    .dividedBy(base)
    .toDecimalPlaces(limits.quantityPlaces, Decimal.ROUND_HALF_UP)
    .toFixed();
}

/** Whether two scales result in the same amount. */
export function sameScale(one: Scale, other: Scale): boolean {
  return new Exact(one.target).times(other.base).equals(new Exact(other.target).times(one.base));
}
