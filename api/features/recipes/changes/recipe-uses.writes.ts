import { sql } from 'kysely';
import { dateOf, joined, type Message, msg } from '#schema/messages.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import type { Recipe } from '../recipe.entity.ts';
import { openPrepTaskStatuses } from '#schema/vocabulary.ts';

/** How many of each kind an error names. */
const NAMED_MAX = 3;

interface Use {
  readonly kind: 'recipe' | 'par_line' | 'task';
  readonly name: string;
  /** The business date of a task. */
  readonly date: string | null;
}

/** What is removed: the recipe, or only its output item. */
export type Removed = 'recipe' | 'output';

/**
 * Throws CONFLICT naming what still uses the recipe: other recipes, the par sheet, open prep tasks of any day. The caller holds
 * the recipe's row lock, which planning also acquires (`plannedSubject`).
 */
export async function refuseInUse(
  tx: Transaction,
  recipe: Recipe,
  outputItemId: string | null,
  removed: Removed,
): Promise<void> {
  const uses = await usesOf(tx, recipe.id, outputItemId, removed);
  const sentences = [
    usedIn(
      uses.filter(({ kind }) => kind === 'recipe').map(({ name }) => name),
      recipe.name,
    ),
    ...uses.filter(({ kind }) => kind === 'par_line').map(({ name }) => msg('recipe.onParSheet', { name })),
    ...uses
      .filter(({ kind }) => kind === 'task')
      .map(({ name, date }) => msg('recipe.planned', { task: name, date: date === null ? '' : dateOf(date) })),
  ].filter((sentence) => sentence !== null);
  if (sentences.length > 0) throw conflict(joined('text.sentences', sentences));
}

function usedIn(names: readonly string[], recipe: string): Message | null {
  if (names.length === 0) return null;
  if (names.length === 1) return msg('recipe.usedByOne', { user: names.join(), name: recipe });
  const more = names.length > NAMED_MAX ? ' …' : '';
  return msg('recipe.usedByMany', { users: `${names.slice(0, NAMED_MAX).join(', ')}${more}`, name: recipe });
}

async function usesOf(
  tx: Transaction,
  id: string,
  outputItemId: string | null,
  removed: Removed,
): Promise<readonly Use[]> {
  const own = sql`organization_id = ${tx.organizationId}`;
  const bySub = removed === 'recipe' ? sql`line.sub_recipe_id = ${id} or` : sql``;
  const result = await sql<Use>`
    (select 'recipe' as kind, recipe.name, null as date from recipe
      where recipe.${own} and recipe.archived_at is null and recipe.id <> ${id} and exists (
        select from recipe_ingredient line where line.${own} and line.recipe_id = recipe.id
          and (${bySub} line.item_id = ${outputItemId}))
      order by recipe.name limit ${NAMED_MAX + 1})
    union all
    (select 'par_line', item.name, null from prep_item line join item on item.organization_id = line.organization_id and item.id = line.item_id
      where line.${own} and line.archived_at is null and (line.recipe_id = ${id} or line.item_id = ${outputItemId})
      order by item.name limit ${NAMED_MAX})
    union all
    (select 'task', name, business_date::text from prep_task
      where ${own} and status in (${sql.join(openPrepTaskStatuses)})
        and (recipe_id = ${id} or recipe_id is null and item_id = ${outputItemId})
      order by business_date, id limit ${NAMED_MAX})`.execute(tx.db);
  return result.rows;
}
