import type { ConversionFact } from '#schema/units.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { useAmount } from '../../../ui/kitchen/useAmount.ts';
import { measureTexts } from './texts.ts';

/** Formats a conversion: `3 bunch = 255 g`, and the value of a single unit. */
export function useEqualText() {
  const t = useTexts(measureTexts);
  const unitName = useUnitName();
  const amount = useAmount();
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
