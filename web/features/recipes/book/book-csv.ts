import { majorUnits } from '../../../ui/format/money.ts';
import type { CsvCell } from '#schema/csv.ts';
import { downloadCsv } from '../../../ui/format/csv.ts';
import type { Translate } from '../../../ui/i18n/texts.ts';
import type { recipesTexts } from '../texts.ts';
import type { bookTexts } from './texts.ts';
import type { BookRecipe } from './useRecipeBook.ts';

interface Words {
  readonly t: Translate<keyof typeof recipesTexts.en>;
  readonly b: Translate<keyof typeof bookTexts.en>;
  readonly currency: string;
  /** The allergens of a recipe, or that they are not known. */
  readonly allergens: (recipe: BookRecipe) => string;
}

/** Downloads the recipes as CSV, a row for each: names as they are written, exact figures, a cost that is unknown left empty. */
export function saveRecipesCsv(recipes: readonly BookRecipe[], { t, b, currency, allergens }: Words): void {
  const header = [
    t('name'),
    t('kind'),
    t('category'),
    t('station'),
    t('yield'),
    b('yieldUnit'),
    b('portions'),
    b('costBatch', { currency }),
    b('costPortion', { currency }),
    b('menuPrice', { currency }),
    b('foodCost'),
    b('allergens'),
  ];
  const money = (value: string | number | null | undefined) => (value == null ? null : majorUnits(value, currency));
  const rows = recipes.map((recipe): CsvCell[] => [
    recipe.name,
    t(recipe.kind),
    recipe.category,
    recipe.stationName,
    recipe.yieldQuantity,
    recipe.yieldUnit,
    recipe.portions,
    money(recipe.cost?.total),
    money(recipe.cost?.perPortion),
    money(recipe.menuPrice),
    recipe.cost?.foodCostPercent ?? null,
    allergens(recipe),
  ]);
  downloadCsv('recipes', header, rows);
}
