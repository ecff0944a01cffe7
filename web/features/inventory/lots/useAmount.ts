import { useCallback } from 'react';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';

/** A quantity as text, for names of buttons and sentences: `1.5 kg`. */
export function useAmount(): (quantity: string, unit: string) => string {
  const language = useLanguage();
  const unitName = useUnitName();
  return useCallback(
    (quantity, unit) => `${formatDecimal(quantity, language)} ${unitName(unit)}`,
    [language, unitName],
  );
}
