import { Input, Span } from '@chakra-ui/react';
import { limits } from '#schema/limits.ts';
import { formatDecimal, formatMoney } from '../../../ui/format/decimal.ts';
import { FormField } from '../../../ui/forms/fields.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { minorUnits } from '../../../ui/format/money.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import type { LineDraft } from './draft.ts';
import { priceChange } from './line-status.ts';
import { receivingTexts } from './receiving-texts.ts';

interface PriceFieldProps {
  readonly line: LineDraft;
  readonly currency: string;
  /** Changes from this percentage on are highlighted. */
  readonly alertPercent: number;
  readonly error: string | undefined;
  readonly onChange: (price: string) => void;
}

/** The invoice's unit price, compared with the last one. */
export function PriceField({ line, currency, alertPercent, error, onChange }: PriceFieldProps) {
  const localName = useNames();
  const t = useTexts(receivingTexts);
  const unitName = useUnitName();
  const language = useLanguage();
  const last = line.lastPrice;
  const free = minorUnits(line.price, currency) === '0';
  const hint = free ? (
    t('free')
  ) : last === null ? (
    t('firstPrice')
  ) : (
    <>
      {t('was', { price: formatMoney(last, currency, language) })}
      <PriceChange percent={priceChange(line, currency)} alertPercent={alertPercent} />
    </>
  );
  return (
    <FormField label={t('price', { unit: unitName(line.unit) })} error={error} hint={hint}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        aria-label={t('priceOf', { unit: unitName(line.unit), item: localName(line.itemName) })}
        value={line.price}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  );
}

/** `▲ 12 %`: the price change, bold from the kitchen's threshold on; nothing without a change. */
export function PriceChange({
  percent,
  alertPercent,
}: {
  readonly percent: number | null;
  readonly alertPercent: number;
}) {
  const language = useLanguage();
  if (percent === null || percent === 0) return null;
  const size = Math.abs(percent);
  const rise = percent > 0;
  const strong = size >= alertPercent;
  const high = strong && rise && size >= limits.priceAlertHighPercent;
  const color = high ? 'fg.error' : strong && rise ? 'fg.warning' : strong ? 'fg.success' : 'fg.muted';
  return (
    <Span color={color} fontWeight={strong ? 'semibold' : 'normal'} whiteSpace="nowrap" ms="2">
      {rise ? '▲' : '▼'} {formatDecimal(size.toFixed(1), language, 1)} %
    </Span>
  );
}
