import { parseDecimal } from '../../../ui/format/decimal.ts';
import type { DeliverySheetFragment } from '../deliveries.generated.ts';

/** What is typed in the correction's form. */
export interface CorrectionValues {
  readonly price: string;
  readonly quantity: string;
  readonly reason: string;
}

interface Changed {
  readonly unitPrice?: string;
  readonly acceptedQuantity?: string;
}

/** What of a line is to be corrected: only what differs from what is recorded. Null when nothing does. */
export function changedFields(
  line: Pick<DeliverySheetFragment['lines'][number], 'unitPrice' | 'acceptedQuantity'>,
  // In minor units; null when none was typed.
  { price, quantity }: { readonly price: string | null; readonly quantity: string },
): Changed | null {
  const accepted = parseDecimal(quantity);
  const changed: Changed = {
    ...(price !== null && !same(price, line.unitPrice) ? { unitPrice: price } : {}),
    ...(accepted !== null && !same(accepted, line.acceptedQuantity) ? { acceptedQuantity: accepted } : {}),
  };
  return Object.keys(changed).length === 0 ? null : changed;
}

function same(one: string, other: string | null): boolean {
  return other !== null && Number(one) === Number(other);
}
