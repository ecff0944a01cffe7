import { choice, type Compared, figure, parts, text, unedited } from '../../ui/forms/merge.ts';
import { rows } from '../../ui/forms/merge-rows.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useUnitName } from '../../ui/kitchen/unit-texts.ts';
import { formTexts } from './form-texts.ts';
import type { LineValues, RecipeValues, StepValues } from './form-values.ts';
import { useRecipeStationsQuery } from './recipes.generated.ts';

/** A step is named by its first characters, this many. */
const STEP_START = 40;

function useComparedLines(): Compared<LineValues[]> {
  const t = useTexts(formTexts);
  const unitName = useUnitName();
  return rows<LineValues>({
    keyOf: ({ storedId }) => storedId,
    nameOf: ({ name }) => name,
    asNew: (line) => ({ ...line, storedId: null }),
    order: `${t('ingredients')} · ${t('order')}`,
    of: parts<LineValues>(
      {
        storedId: unedited(),
        itemId: unedited(),
        subRecipeId: unedited(),
        name: unedited(),
        note: unedited(),
        quantity: figure(t('quantity')),
        unit: choice(t('unit'), unitName),
        prepAction: text(t('prepAction')),
        yieldPercent: figure(t('yieldPercent')),
      },
      [['quantity', 'unit']],
    ),
  });
}

function useComparedSteps(): Compared<StepValues[]> {
  const t = useTexts(formTexts);
  const nameOf = ({ text: words }: StepValues) =>
    words.length > STEP_START ? `${words.slice(0, STEP_START)}…` : words;
  return rows<StepValues>({
    keyOf: ({ storedId }) => storedId,
    nameOf,
    asNew: (step) => ({ ...step, storedId: null }),
    order: `${t('steps')} · ${t('order')}`,
    of: parts<StepValues>({
      storedId: unedited(),
      text: text(t('inEnglish')),
      textEs: text(t('inSpanish')),
      minutes: figure(t('stepMinutes')),
    }),
  });
}

/** How the fields of a recipe are compared and named. */
export function useComparedRecipe(): Compared<RecipeValues> {
  const t = useTexts(formTexts);
  const unitName = useUnitName();
  const { data } = useRecipeStationsQuery();
  return parts<RecipeValues>(
    {
      name: text(t('name')),
      nameEs: text(t('nameEs')),
      description: text(t('description')),
      kind: choice(t('kind'), (kind) => t(kind === 'prep' ? 'prepKind' : 'menuKind')),
      category: text(t('category')),
      stationId: choice(t('station'), (id) => data?.stations.find((station) => station.id === id)?.name ?? ''),
      yieldQuantity: figure(t('yieldQuantity')),
      yieldUnit: choice(t('unit'), unitName),
      portions: figure(t('portions')),
      prepMinutes: figure(t('prepMinutes')),
      shelfLifeHours: figure(t('shelfLife')),
      pluCodes: text(t('pluCodes')),
      menuPrice: figure(t('menuPrice')),
      targetFoodCostPercent: figure(t('target')),
      lines: useComparedLines(),
      steps: useComparedSteps(),
      forEarlierDays: unedited(),
    },
    // Only what is sold has a price.
    [
      ['yieldQuantity', 'yieldUnit'],
      ['kind', 'pluCodes', 'menuPrice', 'targetFoodCostPercent'],
    ],
  );
}
