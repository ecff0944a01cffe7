import { sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { RecipeLine } from '#schema/inputs/recipes.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { msg } from '#schema/messages.ts';
import type { Recipe } from '../recipe.entity.ts';
import { Station } from '../../stations/station.entity.ts';

/** Throws NOT_FOUND unless the station belongs to this kitchen. */
export async function checkStation(tx: Transaction, id: string | null | undefined): Promise<void> {
  if (id) await find(tx, Station, 'station', id);
}

/** The recipes that the lines use. Throws NOT_FOUND for an item or recipe of another kitchen, and for an archived recipe. */
export async function checkIngredients(tx: Transaction, lines: readonly RecipeLine[]): Promise<string[]> {
  const itemIds = unique(lines.map((line) => line.itemId));
  const recipeIds = unique(lines.map((line) => line.subRecipeId));
  if (!itemIds.every((id) => isUuid(id))) throw notFound('item');
  if (!recipeIds.every((id) => isUuid(id))) throw notFound('recipe');
  const { rows } = await sql<{ id: string; of: 'item' | 'recipe'; madeBy: string | null }>`
    select item.id, 'item' as of, maker.id as made_by from item
      left join recipe maker on maker.organization_id = item.organization_id and maker.output_item_id = item.id and maker.archived_at is null
      where item.organization_id = ${tx.organizationId} and item.id = any(${itemIds}::uuid[])
    union all
    select recipe.id, 'recipe', recipe.id from recipe
      where recipe.organization_id = ${tx.organizationId} and recipe.id = any(${recipeIds}::uuid[]) and recipe.archived_at is null`.execute(
    tx.db,
  );
  const found = new Set(rows.map((row) => row.id));
  if (!itemIds.every((id) => found.has(id))) throw notFound('item');
  if (!recipeIds.every((id) => found.has(id))) throw notFound('recipe');
  return unique(rows.map((row) => row.madeBy));
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
