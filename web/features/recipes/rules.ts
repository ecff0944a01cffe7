import { useKitchen } from '../../ui/format/kitchen.ts';
import { parseDecimal } from '../../ui/format/decimal.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { formTexts } from './form-texts.ts';
import { wholeMinorUnits } from '../../ui/format/money.ts';

/** The rules of the form's figures, each with its sentence. The server judges again. */
export function useRules() {
  const t = useTexts(formTexts);
  const { currency } = useKitchen();
  const blank = (typed: string) => typed.trim() === '';
  const positive = (typed: string) => Number(parseDecimal(typed) ?? 0) > 0;
  return {
    amount: { validate: (typed: string) => positive(typed) || t('needYield') },
    optionalAmount: { validate: (typed: string) => blank(typed) || positive(typed) || t('needYield') },
    whole: { validate: (typed: string) => blank(typed) || /^[1-9]\d{0,4}$/.test(typed.trim()) || t('whole') },
    percent: {
      validate: (typed: string) =>
        blank(typed) || (positive(typed) && Number(parseDecimal(typed)) <= 100) || t('percentRange'),
    },
    price: { validate: (typed: string) => blank(typed) || wholeMinorUnits(typed, currency) !== null || t('needPrice') },
  };
}
