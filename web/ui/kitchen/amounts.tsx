import { Span } from '@chakra-ui/react';
import { type DecimalString, formatDecimal, formatMoney, formatUnitCost } from '../format/decimal.ts';
import { useKitchen } from '../format/kitchen.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import { useUnitName } from './unit-texts.ts';

interface UnknownProps {
  /** Why there is no figure; a missing figure is never shown as zero. */
  readonly reason?: string | undefined;
}

function Unknown({ reason }: UnknownProps) {
  const t = useTexts(uiTexts);
  return (
    <Span color="fg.subtle" title={reason}>
      {reason === undefined ? t('unknown') : t('unknownBecause', { reason })}
    </Span>
  );
}

/** A quantity with its unit, exact to three decimal places: `12.5 kg`. */
export function Quantity({
  value,
  unit,
  reason,
  places,
}: UnknownProps & {
  readonly value: DecimalString | null | undefined;
  readonly unit?: string;
  /** Fewer decimal places, for a figure that is no exact one. */
  readonly places?: number;
}) {
  const language = useLanguage();
  const unitName = useUnitName();
  if (value === null || value === undefined) return <Unknown reason={reason} />;
  return (
    <Span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {formatDecimal(value, language, places)}
      {unit === undefined ? null : <Span color="fg.muted"> {unitName(unit, value)}</Span>}
    </Span>
  );
}

interface MoneyProps extends UnknownProps {
  readonly value: DecimalString | number | null | undefined;
  /** What one unit costs: a small figure has more digits. */
  readonly perUnit?: boolean;
}

/** An exact amount of money; `value` is in minor units of the kitchen's currency. */
export function Money({ value, reason, perUnit = false }: MoneyProps) {
  const language = useLanguage();
  const { currency } = useKitchen();
  if (value === null || value === undefined) return <Unknown reason={reason} />;
  return (
    <Span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {perUnit ? formatUnitCost(value, currency, language) : formatMoney(value, currency, language)}
    </Span>
  );
}
