import { limits } from '#schema/limits.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { bookRows } from '../book/recipe-book.queries.ts';
import { RecipeBook } from '../book/recipe-book.policy.ts';
import { costFigures } from '../book/recipe-cost.policy.ts';
import type { RecipeCost } from '../book/recipe-cost.types.ts';

/** A recipe that has a target food cost, or whose food cost was above one. */
export interface TargetedRecipe {
  readonly id: string;
  readonly name: string;
  readonly target: string | null;
  readonly menuPrice: number | null;
  readonly overTargetSince: Date | null;
  readonly cost: RecipeCost;
}

/** The recipes in use that have a target food cost, or were above one, by name, with their cost; at most two statements. */
export async function targetedRecipes(db: Db, organizationId: string): Promise<TargetedRecipe[]> {
  const rows = await db
    .selectFrom('recipe')
    .select(['id', 'name', 'menuPrice', 'targetFoodCostPercent', 'overTargetSince', 'yieldQuantity', 'yieldUnit'])
    .select('portions')
    .where('organizationId', '=', organizationId)
    .where('archivedAt', 'is', null)
    .where((where) =>
      where.or([where('targetFoodCostPercent', 'is not', null), where('overTargetSince', 'is not', null)]),
    )
    .orderBy('name')
    .limit(limits.menuDishesMax)
    .execute();
  if (rows.length === 0) return [];
  const book = new RecipeBook((await bookRows(db, organizationId, { recipeIds: rows.map(({ id }) => id) })).stored);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    target: row.targetFoodCostPercent,
    menuPrice: row.menuPrice,
    overTargetSince: row.overTargetSince,
    cost: costFigures(book.recipe(row.id, row.name), row),
  }));
}
