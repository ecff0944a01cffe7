import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import type { RecipeCostPartsFragment } from '../recipes.generated.ts';
import { recipesTexts } from '../texts.ts';

export type Gap = RecipeCostPartsFragment['gaps'][number];

/** A short form of the reason, for tables. */
export function useShortGap(): (gap: Gap) => string {
  const t = useTexts(recipesTexts);
  const unitName = useUnitName();
  return ({ reason, name, unit, neededUnit }) => {
    if (reason === 'no_price') return t('shortNoPrice', { name });
    if (reason === 'no_ingredients') return t('shortNoIngredients', { name });
    return t('shortNoConversion', { name, unit: unitName(unit ?? ''), neededUnit: unitName(neededUnit ?? '') });
  };
}

/** Why a cost is unknown, as a sentence with the fix. */
export function useGapSentence(): (gap: Gap) => string {
  const t = useTexts(recipesTexts);
  const unitName = useUnitName();
  return ({ reason, name, unit, neededUnit }) => {
    if (reason === 'no_price') return t('gapNoPrice', { name });
    if (reason === 'no_ingredients') return name === '' ? t('gapNoIngredientsHere') : t('gapNoIngredients', { name });
    return t('gapNoConversion', { name, unit: unitName(unit ?? ''), neededUnit: unitName(neededUnit ?? '') });
  };
}
