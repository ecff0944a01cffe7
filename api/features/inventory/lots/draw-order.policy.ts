import type { LotState } from '#schema/vocabulary.ts';
import type { StockLot } from './stock-lot.entity.ts';
import { isUsable } from './usable.policy.ts';

/**
 * The lots of a draw without a lot. `serve`: only usable stock, opened first, then the earliest use-by, frozen last (FEFO).
 * `sold`: the same lots, for what was served already: it is never refused, and the rest is owed.
 * `serve_expired`: as `serve`, then expired stock. `throw_away_expired`: expired stock first, then as `any`. `any`: usable
 * stock as `serve`, then expired, then quarantined stock.
 */
export type DrawOrder = 'serve' | 'sold' | 'serve_expired' | 'throw_away_expired' | 'any';

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

/** The lots in the order of drawing, without those that may not be used. `lots` are sorted by use-by, earliest first. */
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
  if (order === 'serve' || order === 'sold') return null;
  if (order === 'serve_expired') return expired ? EXPIRED : null;
  if (expired) return order === 'throw_away_expired' ? -1 : EXPIRED;
  return byState[lot.state];
}

/** Past its use-by and not in quarantine. */
export function isExpired(lot: StockLot, now: Date): boolean {
  return lot.useBy !== null && lot.useBy <= now && lot.state !== 'quarantined';
}
