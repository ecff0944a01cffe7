import type { ConversionFact } from '#schema/units.ts';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { measureTexts } from './texts.ts';

/** Formats a conversion: `3 bunch = 255 g`, and the value of a single unit. */
export function useEqualText() {
  const t = useTexts(measureTexts);
  const language = useLanguage();
  const unitName = useUnitName();
  const amount = (quantity: string, unit: string) => `${formatDecimal(quantity, language)} ${unitName(unit, quantity)}`;
  const one = ({ fromQuantity, fromUnit, toQuantity, toUnit }: ConversionFact) => ({
    unit: unitName(fromUnit),
    to: amount(String(Number((Number(toQuantity) / Number(fromQuantity)).toPrecision(5))), toUnit),
  });
  return {
    whole: (fact: ConversionFact) =>
      t('equals', {
        from: amount(fact.fromQuantity, fact.fromUnit),
        to: amount(fact.toQuantity, fact.toUnit),
      }),
    one: (fact: ConversionFact) => t('each', one(fact)),
    soOne: (fact: ConversionFact) => t('soOne', one(fact)),
  };
}
