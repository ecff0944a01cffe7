import type { ImportChoice } from '#schema/inputs/imports.ts';
import { limits } from '#schema/limits.ts';
import { msg, type Thing, thing } from '#schema/messages.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { fieldError } from '../../../platform/errors.ts';
import type { MatchTarget } from '../../../platform/database/import-match.ts';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly archivedAt: Date | null;
}

/** The items and recipes that a person chose for ingredients of a file. Throws VALIDATION_FAILED for one that is not there, or archived. */
export async function chosenIngredients(
  db: Db,
  organizationId: string,
  choices: readonly ImportChoice[],
): Promise<MatchTarget[]> {
  const items = await namedRows(
    db,
    'item',
    organizationId,
    choices.flatMap(({ itemId }) => itemId ?? []),
  );
  const recipes = await namedRows(
    db,
    'recipe',
    organizationId,
    choices.flatMap(({ subRecipeId }) => subRecipeId ?? []),
  );
  return choices.map(({ itemId, subRecipeId }, index) => {
    const item = itemId ? present(items, itemId, 'item', `choices.${index}.itemId`) : null;
    const recipe = subRecipeId ? present(recipes, subRecipeId, 'recipe', `choices.${index}.subRecipeId`) : null;
    return { itemId: item?.id ?? null, subRecipeId: recipe?.id ?? null, name: (item ?? recipe)?.name ?? null };
  });
}

async function namedRows(
  db: Db,
  table: 'item' | 'recipe',
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom(table)
    .select(['id', 'name', 'archivedAt'])
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .limit(limits.importRowsMax)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function present(rows: ReadonlyMap<string, Named>, id: string, what: Thing, field: string): Named {
  const row = rows.get(id);
  if (!row) throw fieldError(field, msg('common.notFound', { what: thing(what) }));
  if (row.archivedAt) throw fieldError(field, msg('common.archived', { name: row.name }));
  return row;
}
