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
    ingredients: row.ingredients.map((line) =>
      [plainDecimal(line.quantity), line.unit, line.name, line.prepAction].filter((part) => part !== null).join(' '),
    ),
    steps: row.steps.map((step) => step.text),
    stepsEs: row.steps.map((step) => step.textEs),
  };
}
