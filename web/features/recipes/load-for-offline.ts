import { DAY } from '#schema/milliseconds.ts';
import type { LoadQuery } from '../../platform/feature.ts';
import { RecipeDetailDocument, RecipesOfDayDocument } from './recipes.generated.ts';

const days = 7;
/** More recipes than a kitchen prepares in a week. */
const recipesMax = 100;

/** The recipes of today's tasks and of the last week's. Resolves to their number. */
export async function loadForOffline(load: LoadQuery): Promise<number | null> {
  const ids = new Set<string>();
  const today = await load(RecipesOfDayDocument, {});
  const read = [today];
  for (let day = 1; day <= days; day += 1) {
    // Whether the week begins a few hours earlier or later does not matter here.
    const date = new Date(Date.now() - day * DAY).toISOString().slice(0, 10);
    read.push(await load(RecipesOfDayDocument, { filter: { date } }));
  }
  for (const { recipeId } of read.flatMap((result) => result?.prepTasks ?? [])) if (recipeId) ids.add(recipeId);
  let loaded = 0;
  for (const id of [...ids].slice(0, recipesMax)) if ((await load(RecipeDetailDocument, { id })) !== null) loaded += 1;
  return today === null ? null : loaded;
}
