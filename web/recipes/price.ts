import { Decimal } from 'decimal.js';
import { parseDecimal } from '../ui/decimal.ts';

function places(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** A price as typed (`18,50`) in the currency's minor units (1850). Null when it is no price of that currency. */
export function toMinorUnits(typed: string, currency: string): number | null {
  const price = parseDecimal(typed);
  if (price === null) return null;
  const minor = new Decimal(price).times(new Decimal(10).pow(places(currency)));
  return minor.isInteger() ? minor.toNumber() : null;
}

/** Minor units (1850) as they are typed (`18.50`). */
export function fromMinorUnits(minor: number, currency: string): string {
  return new Decimal(minor).dividedBy(new Decimal(10).pow(places(currency))).toFixed(places(currency));
}
