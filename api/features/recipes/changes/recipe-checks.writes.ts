import { sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { RecipeLine } from '#schema/inputs/recipes.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { AppError, fieldError, notFound } from '../../../platform/errors.ts';
import { msg } from '#schema/messages.ts';
import type { Recipe } from '../recipe.entity.ts';
import { Station } from '../../stations/station.entity.ts';

/** Throws NOT_FOUND unless the station belongs to this kitchen. */
export async function checkStation(tx: Transaction, id: string | null | undefined): Promise<void> {
  if (id) await find(tx, Station, 'station', id);
}

/**
 * The recipes that the lines use. Locks the items, so that none is archived meanwhile. Throws NOT_FOUND for an item or recipe of
 * another kitchen and for an archived recipe, VALIDATION_FAILED for an archived item that the recipe did not contain before.
 */
export async function checkIngredients(
  tx: Transaction,
  recipeId: string,
  lines: readonly RecipeLine[],
): Promise<string[]> {
  const itemIds = unique(lines.map((line) => line.itemId));
  const recipeIds = unique(lines.map((line) => line.subRecipeId));
  if (!itemIds.every((id) => isUuid(id))) throw notFound('item');
  if (!recipeIds.every((id) => isUuid(id))) throw notFound('recipe');
  const { rows: items } = await sql<{ id: string; name: string; madeBy: string | null; refused: boolean }>`
    select item.id, item.name, maker.id as made_by, item.archived_at is not null and not exists (
        select from recipe_ingredient line
        where line.organization_id = item.organization_id and line.recipe_id = ${recipeId} and line.item_id = item.id
      ) as refused
    from item
      left join recipe maker on maker.organization_id = item.organization_id and maker.output_item_id = item.id and maker.archived_at is null
    where item.organization_id = ${tx.organizationId} and item.id = any(${itemIds}::uuid[])
    order by item.id for share of item`.execute(tx.db);
  const { rows: recipes } = await sql<{ id: string }>`
    select id from recipe
    where organization_id = ${tx.organizationId} and id = any(${recipeIds}::uuid[]) and archived_at is null`.execute(
    tx.db,
  );
  if (new Set(items.map(({ id }) => id)).size < itemIds.length) throw notFound('item');
  if (recipes.length < recipeIds.length) throw notFound('recipe');
  const archived = items.find(({ refused }) => refused);
  if (archived) {
    const index = lines.findIndex(({ itemId }) => itemId === archived.id);
    throw fieldError(`lines.${String(index)}.itemId`, msg('common.archived', { name: archived.name }));
  }
  return unique([...items.map(({ madeBy }) => madeBy), ...recipeIds]);
}

/** Throws CONFLICT when one of the codes belongs to another recipe, archived ones included. */
export async function assertCodesAvailable(tx: Transaction, recipe: Recipe, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const other = await tx.db
    .selectFrom('recipe')
    .select(['name', 'archivedAt', 'pluCodes'])
    .where('organizationId', '=', tx.organizationId)
    .where('id', '!=', recipe.id)
    .where(sql<boolean>`plu_codes && ${codes}::text[]`)
    .executeTakeFirst();
  if (!other) return;
  const code = codes.find((one) => other.pluCodes.includes(one)) ?? '';
  const key = other.archivedAt ? 'recipe.codeTakenInArchive' : 'recipe.codeTaken';
  const message = msg(key, { code, name: other.name });
  throw new AppError('CONFLICT', message, { fields: [{ path: 'pluCodes', message }] });
}

function unique(ids: readonly (string | null | undefined)[]): string[] {
  return [...new Set(ids.flatMap((id) => id ?? []))];
}
