import type { Unit } from '#schema/vocabulary.ts';
import type { WasteChoicesQuery, WasteLotFragment } from '../waste.generated.ts';

export type WasteLot = WasteLotFragment;
export type WasteReason = WasteChoicesQuery['wasteReasons'][number];

/** The default reason for food that is past its use-by. */
const EXPIRED = 'EXPIRE';

export interface Amount {
  /** Decimal text. */
  readonly quantity: string;
  readonly unit: Unit;
}

/**
 * The lot that a reason stands for when nobody has chosen one: with Expired the lot that expired first and holds the whole
 * amount. Null: the server takes from several, expired ones first.
 */
export function lotForReason(
  lots: readonly WasteLot[],
  reason: Pick<WasteReason, 'code'> | undefined,
  amount: Amount,
): WasteLot | null {
  if (reason?.code !== EXPIRED) return null;
  const expired = lots.filter((lot) => lot.expired && lot.state !== 'quarantined');
  return expired.find((lot) => holds(lot, amount)) ?? null;
}

/** Whether the amount is more than is on record: of the lot, or of all lots. False while the units differ: only the server converts. */
export function isBeyondRecord(lots: readonly WasteLot[], lot: WasteLot | null, { quantity, unit }: Amount): boolean {
  const recorded = lot === null ? lots : [lot];
  if (recorded.some((each) => each.unit !== unit)) return false;
  return Number(quantity) > recorded.reduce((sum, each) => sum + Number(each.quantity), 0);
}

function holds(lot: WasteLot, { quantity, unit }: Amount): boolean {
  return lot.unit !== unit || Number(lot.quantity) >= Number(quantity);
}
