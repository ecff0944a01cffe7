import { createRecipe } from '#schema/inputs/recipes.ts';
import type { TouchedRow } from '../../../platform/database/touched-row.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import type { Importer } from '../../../platform/imports/import-kind.ts';
import { parseRecord } from '../../../platform/imports/record-input.ts';
import { refuseChanged } from '../../../platform/imports/refuse-changed.ts';
import { undoItem } from '../../inventory/items/item-undo.writes.ts';
import { replaceRecipe } from '../changes/recipe-saving.writes.ts';
import { refuseInUse } from '../changes/recipe-uses.writes.ts';
import { lockNesting } from '../changes/recipe.writes.ts';
import { RecipeIngredient } from '../parts/recipe-ingredient.entity.ts';
import { RecipeStep } from '../parts/recipe-step.entity.ts';
import { Recipe } from '../recipe.entity.ts';

/** Undoes the import of a recipe: deletes a new one that nothing uses, with its new items; gives a changed one its former values. */
export async function undoRecipe(tx: Transaction, importer: Importer, touched: TouchedRow): Promise<void> {
  if (touched.entity === 'Item') return undoItem(tx, importer, touched);
  await lockNesting(tx);
  const recipe = await find(tx, Recipe, 'recipe', touched.id, { lock: true });
  refuseChanged(touched, recipe);
  if (touched.before === null) return deleteUnused(tx, recipe);
  const former = parseRecord(createRecipe, touched.before);
  const present = { lines: await idsOf(tx, RecipeIngredient, recipe), steps: await idsOf(tx, RecipeStep, recipe) };
  // An ingredient or step that the import removed is added again.
  const kept = <Part extends { id?: string | null | undefined }>(parts: readonly Part[], ids: ReadonlySet<string>) =>
    parts.map((part) => ({ ...part, id: part.id && ids.has(part.id) ? part.id : null }));
  const input = { ...former, lines: kept(former.lines, present.lines), steps: kept(former.steps, present.steps) };
  // What the file brought was a mistake, from its first moment.
  await replaceRecipe(tx, recipe, input, { action: 'recipe.updated', forEarlierDays: true });
}

async function idsOf(
  tx: Transaction,
  type: typeof RecipeIngredient | typeof RecipeStep,
  { id }: Recipe,
): Promise<ReadonlySet<string>> {
  const parts = await tx.em.find<RecipeIngredient | RecipeStep>(type, { recipeId: id });
  return new Set(parts.map((part) => part.id));
}

async function deleteUnused(tx: Transaction, recipe: Recipe): Promise<void> {
  const { id, name, outputItemId } = recipe;
  await refuseInUse(tx, recipe, outputItemId, 'recipe');
  await tx.em.nativeDelete(RecipeIngredient, { recipeId: id });
  await tx.em.nativeDelete(RecipeStep, { recipeId: id });
  tx.em.remove(recipe);
  tx.record({ action: 'recipe.deleted', entity: 'Recipe', entityId: id, changes: { name: [name, null] } });
}
