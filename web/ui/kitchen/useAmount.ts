import { useCallback } from 'react';
import { formatDecimal } from '../format/decimal.ts';
import { useLanguage } from '../i18n/language.ts';
import { useUnitName } from './unit-texts.ts';

/** Formats a quantity as text, for button labels and sentences: `1.5 kg`. */
export function useAmount(): (quantity: string, unit: string) => string {
  const language = useLanguage();
  const unitName = useUnitName();
  return useCallback(
    (quantity, unit) => `${formatDecimal(quantity, language)} ${unitName(unit, quantity)}`,
    [language, unitName],
  );
}
