import { sql } from 'kysely';
import { add, type Transaction } from '../../../platform/database/transaction.ts';
import type { Recipe } from '../recipe.entity.ts';
import { RecipeVersion } from './recipe-version.entity.ts';

/** What determines the amounts of a recipe. */
export type Composition = Pick<RecipeVersion, 'yieldQuantity' | 'yieldUnit' | 'portions' | 'lines'>;

/** The composition of a recipe as it is stored. Flush first. */
export async function compositionOf(tx: Transaction, recipeId: string): Promise<Composition> {
  return tx.db
    .selectFrom('recipe')
    .select(['yieldQuantity', 'yieldUnit', 'portions'])
    .select(
      // Text, because a number of JSON is no exact decimal in JavaScript.
      sql<RecipeVersion['lines']>`coalesce((
        select jsonb_agg(jsonb_build_object(
          'organization_id', line.organization_id, 'recipe_id', line.recipe_id, 'item_id', line.item_id,
          'sub_recipe_id', line.sub_recipe_id, 'quantity', line.quantity::text, 'unit', line.unit,
          'yield_percent', line.yield_percent::text) order by line.item_id, line.sub_recipe_id, line.quantity, line.id)
        from recipe_ingredient line where line.recipe_id = recipe.id), '[]')`.as('lines'),
    )
    .where('id', '=', recipeId)
    .executeTakeFirstOrThrow();
}

/** Stores the former composition of a changed recipe, for sales of earlier days. Does nothing when its amounts are the same. */
export async function storeRecipeVersion(tx: Transaction, recipe: Recipe, before: Composition): Promise<void> {
  const after = await compositionOf(tx, recipe.id);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  const last = await tx.db
    .selectFrom('recipeVersion')
    .select(({ fn }) => fn.max('validUntil').as('validUntil'))
    .where('recipeId', '=', recipe.id)
    .executeTakeFirst();
  const validFrom = last?.validUntil ?? recipe.createdAt;
  // With two changes at one instant, the version between them was never in use.
  if (validFrom < tx.now) add(tx, RecipeVersion, { ...before, recipeId: recipe.id, validFrom, validUntil: tx.now });
}
