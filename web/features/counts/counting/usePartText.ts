import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';

interface Part {
  readonly quantity: string;
  readonly unit: string;
  readonly measured?: { readonly quantity: string; readonly unit: string } | null | undefined;
}

/** A counted quantity as text: `3 cases`, or `2 pans (6.2 kg)` when it was measured. */
export function usePartText(): (part: Part) => string {
  const language = useLanguage();
  const unitName = useUnitName();
  const amount = (quantity: string, unit: string) =>
    `${formatDecimal(quantity, language, 4)} ${unitName(unit, quantity)}`;
  return ({ quantity, unit, measured }) =>
    measured ? `${amount(quantity, unit)} (${amount(measured.quantity, measured.unit)})` : amount(quantity, unit);
}
