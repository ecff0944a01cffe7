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
 * The lot that a reason implies when none is chosen: for Expired, the first expired lot that holds the whole quantity.
 * Null: the server takes from several lots, expired ones first.
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

/**
 * Whether the quantity is above the recorded stock of the lot, or of all lots. False when units differ, because only the server
 * converts.
 */
export function isBeyondRecord(lots: readonly WasteLot[], lot: WasteLot | null, { quantity, unit }: Amount): boolean {
  const considered = lot === null ? lots : [lot];
  if (considered.some((each) => each.unit !== unit)) return false;
  return Number(quantity) > considered.reduce((sum, each) => sum + Number(each.quantity), 0);
}

function holds(lot: WasteLot, { quantity, unit }: Amount): boolean {
  return lot.unit !== unit || Number(lot.quantity) >= Number(quantity);
}
