import type { RecipeView } from '../recipe.view.ts';
import { plainDecimal } from '../../../platform/plain-decimal.ts';

type AuditedRecipe = Readonly<Record<string, unknown>>;

/** The fields, ingredients (as text) and steps of a recipe for the audit log. */
export function describeRecipe(row: RecipeView): AuditedRecipe {
  return {
    name: row.name,
    nameEs: row.nameEs,
    externalId: row.externalId,
    description: row.description,
    kind: row.kind,
    category: row.category,
    station: row.stationName,
    makes: row.outputItemName,
    yield: `${plainDecimal(row.yieldQuantity)} ${row.yieldUnit}`,
    portions: row.portions && plainDecimal(row.portions),
    prepMinutes: row.prepMinutes,
    shelfLifeHours: row.shelfLifeHours,
    pluCodes: row.pluCodes,
    menuPrice: row.menuPrice,
    targetFoodCostPercent: row.targetFoodCostPercent && plainDecimal(row.targetFoodCostPercent),
    ingredients: row.ingredients.map(({ quantity, unit, name, prepAction, yieldPercent, note }) =>
      words([
        plainDecimal(quantity),
        unit,
        name,
        prepAction,
        yieldPercent && `${plainDecimal(yieldPercent)} %`,
        note && `(${note})`,
      ]),
    ),
    steps: row.steps.map(({ text, minutes }) => words([text, minutes && `(${String(minutes)} min)`])),
    stepsEs: row.steps.map((step) => step.textEs),
  };
}

function words(parts: readonly (string | number | null)[]): string {
  return parts.filter(Boolean).join(' ');
}
