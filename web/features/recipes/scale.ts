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

const times = (quantity: DecimalString, { target, base }: Scale) => new Exact(quantity).times(target).dividedBy(base);
const text = (quantity: Decimal, places: number) => quantity.toDecimalPlaces(places, Decimal.ROUND_HALF_UP).toFixed();

/** A scaled quantity, exact to the ledger's four places. */
export function scaled(quantity: DecimalString, scale: Scale): DecimalString {
  return text(times(quantity, scale), limits.quantityPlaces);
}

/** An amount to weigh or measure. */
interface Amount {
  readonly quantity: DecimalString;
  readonly unit: string;
}

/** Places of an amount for the screen, so that a small one does not become 0; how many are shown, and how far that may be off: a thousandth. */
const EXACT_PLACES = 10;
const SHOWN_PLACES = 3;
const SHARE_OFF = 0.001;
const smallerUnits: Readonly<Record<string, string>> = { kg: 'g', l: 'ml', lb: 'oz' };

/** A scaled amount; in the smaller unit, such as g for kg, when rounding for the screen would change what is weighed. */
export function scaledAmount({ quantity, unit }: Amount, scale: Scale): Amount {
  const exact = times(quantity, scale);
  const smaller = smallerUnits[unit];
  const off = exact.toDecimalPlaces(SHOWN_PLACES, Decimal.ROUND_HALF_UP).minus(exact).abs();
  if (smaller === undefined || off.lte(exact.times(SHARE_OFF))) return { quantity: text(exact, EXACT_PLACES), unit };
  const factor = new Exact(baseUnit(unit).factor).dividedBy(baseUnit(smaller).factor);
  return { quantity: text(exact.times(factor), EXACT_PLACES), unit: smaller };
}

/** Whether two scales result in the same amount. */
export function sameScale(one: Scale, other: Scale): boolean {
  return new Exact(one.target).times(other.base).equals(new Exact(other.target).times(one.base));
}
