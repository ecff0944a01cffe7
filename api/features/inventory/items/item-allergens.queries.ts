import type { Db } from '../../../platform/database/tables.ts';
import { RecipeBook } from '../../recipes/book/recipe-book.policy.ts';
import { bookRows } from '../../recipes/book/recipe-book.queries.ts';
import type { ItemAllergens } from './item-allergens.types.ts';

/** What an item contains, by the same rules as in recipes and tasks; undefined without the item. */
export async function findItemAllergens(
  db: Db,
  organizationId: string,
  itemId: string,
): Promise<ItemAllergens | undefined> {
  const item = await db
    .selectFrom('item')
    .leftJoin('appUser as person', 'person.id', 'item.allergensById')
    .select(['item.allergensAt as enteredAt', 'person.name as enteredByName'])
    .where('item.organizationId', '=', organizationId)
    .where('item.id', '=', itemId)
    .executeTakeFirst();
  if (!item) return undefined;
  // The amount does not matter.
  const { stored, unsaved } = await bookRows(db, organizationId, {
    unsaved: [{ itemId, quantity: '1', unit: 'portion' }],
  });
  const [line] = unsaved;
  if (!line) return undefined;
  const { allergens, knownAllergens, allergenGaps } = new RecipeBook(stored).line(line);
  const recipe = line.madeBy === null ? undefined : await findRecipeLink(db, organizationId, line.madeBy);
  return { itemId, allergens, knownAllergens, allergenGaps, recipe: recipe ?? null, ...item };
}

function findRecipeLink(db: Db, organizationId: string, id: string) {
  return db
    .selectFrom('recipe')
    .select(['id', 'name', 'kind'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
}
