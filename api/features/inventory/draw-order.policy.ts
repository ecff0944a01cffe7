import type { LotState } from '#schema/vocabulary.ts';
import type { StockLot } from './stock-lot.entity.ts';
import { isUsable } from './usable.ts';

/**
 * Which lots a draw that names none takes from. `serve`: only usable stock, opened first, then the earliest use-by, frozen
 * last (FEFO). `throw_away_expired`: what is past its use-by first, then as `any`. `any`: usable stock as `serve`, then
 * expired, then quarantined stock.
 */
export type DrawOrder = 'serve' | 'serve_expired' | 'throw_away_expired' | 'any';

const byState: Readonly<Record<LotState, number>> = {
  opened: 0,
  available: 1,
  thawed: 1,
  frozen: 2,
  quarantined: 4,
  depleted: 5,
  discarded: 5,
};
const EXPIRED = 3;

/** The lots in the order of drawing; those that may not be taken are left out. `lots` come earliest use-by first. */
export function inDrawOrder(lots: readonly StockLot[], order: DrawOrder, now: Date): StockLot[] {
  const ranked = lots.flatMap((lot) => {
    const rank = rankOf(lot, order, now);
    return rank === null ? [] : [{ lot, rank }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ lot }) => lot);
}

function rankOf(lot: StockLot, order: DrawOrder, now: Date): number | null {
  if (isUsable(lot, now)) return byState[lot.state];
  const expired = isExpired(lot, now);
  if (order === 'serve') return null;
  if (order === 'serve_expired') return expired ? EXPIRED : null;
  if (expired) return order === 'throw_away_expired' ? -1 : EXPIRED;
  return byState[lot.state];
}

/** Past its use-by and not set apart for another reason. */
export function isExpired(lot: StockLot, now: Date): boolean {
  return lot.useBy !== null && lot.useBy <= now && lot.state !== 'quarantined';
}
