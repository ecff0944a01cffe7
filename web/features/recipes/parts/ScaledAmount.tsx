import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import type { DecimalString } from '../../../ui/format/decimal.ts';
import { asWritten, type Scale, scaledAmount } from '../scale.ts';

interface ScaledAmountProps {
  readonly line: { readonly quantity: DecimalString; readonly unit: string };
  /** As written by default. */
  readonly scale?: Scale;
}

/** The amount of an ingredient, in the unit that shows it without losing digits. */
export function ScaledAmount({ line, scale = asWritten }: ScaledAmountProps) {
  const { quantity, unit } = scaledAmount(line, scale);
  return <Quantity value={quantity} unit={unit} />;
}
