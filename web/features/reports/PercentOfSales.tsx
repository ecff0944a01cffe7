import { Span } from '@chakra-ui/react';
import { formatDecimal } from '../../ui/format/decimal.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';

/** A percentage with one decimal; unknown when there is none. */
export function PercentOfSales({ value }: { readonly value: string | null }) {
  const t = useTexts(uiTexts);
  const language = useLanguage();
  if (value === null) return <Span color="fg.subtle">{t('unknown')}</Span>;
  return (
    <Span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {formatDecimal(value, language, 1)} %
    </Span>
  );
}
