import type { ItemRowFragment } from './inventory.generated.ts';

type Stock = Pick<ItemRowFragment, 'onHand' | 'usable' | 'expired' | 'quarantined' | 'owed'>;

export interface StockPart {
  readonly kind: 'usableOf' | 'expiredOf' | 'setAsideOf' | 'owes';
  /** Decimal text, in the item's unit. */
  readonly quantity: string;
}

/** The parts to show beside the stock on hand: usable if less, expired, set aside, owed. */
export function stockParts({ onHand, usable, expired, quarantined, owed }: Stock): readonly StockPart[] {
  const parts: readonly (StockPart & { readonly isShown: boolean })[] = [
    { kind: 'usableOf', quantity: usable, isShown: Number(usable) !== Number(onHand) },
    { kind: 'expiredOf', quantity: expired, isShown: Number(expired) > 0 },
    { kind: 'setAsideOf', quantity: quarantined, isShown: Number(quarantined) > 0 },
    { kind: 'owes', quantity: owed, isShown: Number(owed) > 0 },
  ];
  return parts.filter(({ isShown }) => isShown).map(({ kind, quantity }) => ({ kind, quantity }));
}
