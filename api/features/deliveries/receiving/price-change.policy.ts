import { Decimal } from 'decimal.js';
import { limits } from '#schema/limits.ts';
import type { Priority } from '#schema/vocabulary.ts';

/** (new − last) ÷ last × 100, to two places; null when either is unknown or the last is zero. */
export function priceChangePercent(last: string | null, now: string | null): string | null {
  if (last === null || now === null || new Decimal(last).isZero()) return null;
  return new Decimal(now).minus(last).dividedBy(last).times(100).toDecimalPlaces(2).toFixed();
}

/** The priority of the notification about a price change; null below the kitchen's threshold. A lower price has low priority. */
export function priceAlert(changePercent: string | null, thresholdPercent: string): Priority | null {
  if (changePercent === null) return null;
  const size = new Decimal(changePercent).abs();
  if (size.isZero() || size.lt(thresholdPercent)) return null;
  if (changePercent.startsWith('-')) return 'low';
  return size.gte(limits.priceAlertHighPercent) ? 'high' : 'medium';
}
