import { parseDecimal } from '../../../ui/format/decimal.ts';
import { typedCost, typedDecimal } from '../../../ui/forms/typed-figures.ts';
import type { DeliverySheetFragment } from '../deliveries.generated.ts';

/** The values of the correction form. */
export interface CorrectionValues {
  readonly price: string;
  readonly quantity: string;
  readonly reason: string;
}

/** The whole correction as it is typed, changed or not. A price that is unknown may stay unknown. */
export function typedFields(
  { id, unitPrice }: Pick<DeliverySheetFragment['lines'][number], 'id' | 'unitPrice'>,
  { price, quantity, reason }: CorrectionValues,
  currency: string,
) {
  const unknown = price.trim() === '' && unitPrice === null;
  return {
    lineId: id,
    ...(unknown ? {} : { unitPrice: typedCost(price, currency) }),
    acceptedQuantity: typedDecimal(quantity),
    reason,
  };
}

interface Changed {
  readonly unitPrice?: string;
  readonly acceptedQuantity?: string;
}

/** The corrected fields of a line: those that differ from the record. Null when none does. */
export function changedFields(
  line: Pick<DeliverySheetFragment['lines'][number], 'unitPrice' | 'acceptedQuantity'>,
  // `price` is in minor units; null when none was typed.
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
