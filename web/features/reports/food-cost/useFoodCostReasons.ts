import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { foodCostTexts } from './food-cost-texts.ts';
import type { FoodCostPartsFragment } from '../reports.generated.ts';

/** Why figures of the food cost report are unknown; undefined for those that are known. */
export interface FoodCostReasons {
  readonly netSales: string | undefined;
  readonly theoretical: string | undefined;
  readonly actual: string | undefined;
  readonly theoreticalPercent: string | undefined;
  readonly actualPercent: string | undefined;
  readonly stock: string | undefined;
}

export function useFoodCostReasons(): (figures: FoodCostPartsFragment) => FoodCostReasons {
  const localName = useNames();
  const t = useTexts(foodCostTexts);
  const costs = (n: number) => (n > 0 ? t('whyCosts', { n }) : undefined);
  return (figures) => {
    const { missingDays, unpricedDays, unknownDishes, theoreticalGaps, actualGaps, stockGaps } = figures;
    const [dish] = unknownDishes;
    const missing = missingDays.length > 0 ? t('whyMissing', { n: missingDays.length }) : undefined;
    const unpriced = unpricedDays.length > 0 ? t('whyUnpriced', { n: unpricedDays.length }) : undefined;
    const netSales = missing ?? unpriced;
    const theoretical =
      missing ?? (dish === undefined ? costs(theoreticalGaps) : t('whyDishes', { dish: localName(dish) }));
    const { counted, uncountedItems, usedItems } = figures;
    const partly = uncountedItems > 0 ? t('whyPartlyCounted', { n: uncountedItems, of: usedItems }) : undefined;
    const actual = counted ? (partly ?? costs(actualGaps)) : t('whyUncounted');
    const sales = netSales ?? (Number(figures.netSales) <= 0 ? t('whyNoSales') : undefined);
    return {
      netSales,
      theoretical,
      actual,
      theoreticalPercent: theoretical ?? sales,
      actualPercent: actual ?? sales,
      stock: costs(stockGaps),
    };
  };
}
