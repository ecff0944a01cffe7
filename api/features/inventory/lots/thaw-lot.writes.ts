import type { Item } from '../items/item.entity.ts';
import type { StockLot } from './stock-lot.entity.ts';
import { type DatingRules, minutesLeft, thawedUseBy } from './use-by.policy.ts';

/**
 * Thaws a frozen lot that is locked: the time that it had left when it was frozen runs again, within the hours of the item and
 * the rules.
 */
export function thaw(rules: DatingRules, item: Item, lot: StockLot, at: Date): void {
  // The clock of an item that is kept frozen never stopped.
  const left = lot.state === 'frozen' ? lot.minutesLeftWhenFrozen : minutesLeft(lot.useBy, at);
  lot.thawedAt = at;
  lot.state = 'thawed';
  lot.useBy = thawedUseBy(rules, item, left, at);
  lot.minutesLeftWhenFrozen = null;
}
