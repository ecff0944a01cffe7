import { type RawBuilder, sql } from 'kysely';
import type { Item } from '../items/item.entity.ts';
import type { StockLot } from './stock-lot.entity.ts';
import { type DatingRules, minutesLeft, thawedUseBy } from './use-by.policy.ts';

/** Whether a lot is in the freezer: it was frozen here, or its item is kept frozen and it was not thawed. */
export function isFrozen(item: Pick<Item, 'tcsClass'>, lot: Pick<StockLot, 'state' | 'thawedAt'>): boolean {
  const { state, thawedAt } = lot;
  if (state === 'frozen') return true;
  return item.tcsClass === 'frozen' && thawedAt === null && (state === 'available' || state === 'opened');
}

/** Thaws a frozen lot: the time that it had left when it was frozen runs again, within the hours of the item and the rules. */
export function thaw(rules: DatingRules, item: Item, lot: StockLot, at: Date): void {
  // The clock of an item that is kept frozen never stopped.
  const left = lot.state === 'frozen' ? lot.minutesLeftWhenFrozen : minutesLeft(lot.useBy, at);
  lot.thawedAt = at;
  lot.state = 'thawed';
  lot.useBy = thawedUseBy(rules, item, left, at);
  lot.minutesLeftWhenFrozen = null;
}

/**
 * `isFrozen` in SQL, with `item` in scope.
 * @param lot the table or alias that the lot is read from
 */
export function frozenLot(lot = 'stock_lot'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${lot}.${name}`);
  return sql<boolean>`(${column('state')} = 'frozen' or (item.tcs_class = 'frozen' and ${column('thawed_at')} is null
    and ${column('state')} in ('available', 'opened')))`;
}
