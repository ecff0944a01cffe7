import type { ItemRowFragment } from './inventory.generated.ts';

type Stock = Pick<ItemRowFragment, 'onHand' | 'usable' | 'expired' | 'quarantined' | 'owed'>;

export interface StockPart {
  readonly kind: 'usableOf' | 'expiredOf' | 'setAsideOf' | 'owes';
  /** Decimal text, in the item's unit. */
  readonly quantity: string;
}

/** What is to be said beside on hand: how much may be used when that is less, what must go, what is set aside, what is owed. */
export function stockParts({ onHand, usable, expired, quarantined, owed }: Stock): readonly StockPart[] {
  const parts: readonly (StockPart & { readonly said: boolean })[] = [
    { kind: 'usableOf', quantity: usable, said: Number(usable) !== Number(onHand) },
    { kind: 'expiredOf', quantity: expired, said: Number(expired) > 0 },
    { kind: 'setAsideOf', quantity: quarantined, said: Number(quarantined) > 0 },
    { kind: 'owes', quantity: owed, said: Number(owed) > 0 },
  ];
  return parts.filter(({ said }) => said).map(({ kind, quantity }) => ({ kind, quantity }));
}
