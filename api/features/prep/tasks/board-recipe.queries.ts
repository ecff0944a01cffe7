import { sql } from 'kysely';
import type { Db } from '../../../platform/database/tables.ts';
import type { BoardIngredient, BoardStep } from './board-recipe.view.ts';

const ingredients = sql<BoardIngredient[]>`coalesce((
  select json_agg(json_build_object('id', line.id, 'name', coalesce(item.name, sub.name, ''), 'quantity', line.quantity::text,
    'unit', line.unit, 'prepAction', line.prep_action) order by line.sort)
  from recipe_ingredient line
  left join item on item.organization_id = line.organization_id and item.id = line.item_id
  left join recipe sub on sub.organization_id = line.organization_id and sub.id = line.sub_recipe_id
  where line.organization_id = recipe.organization_id and line.recipe_id = recipe.id), '[]'::json)`;

const steps = sql<BoardStep[]>`coalesce((
  select json_agg(json_build_object('id', step.id, 'text', step.text, 'textEs', step.text_es, 'minutes', step.minutes)
    order by step.sort)
  from recipe_step step
  where step.organization_id = recipe.organization_id and step.recipe_id = recipe.id), '[]'::json)`;

/** A recipe with the amounts of one batch and its steps, in one statement; nothing that it costs is read. */
export function findRecipeForBoard(db: Db, organizationId: string, id: string) {
  return db
    .selectFrom('recipe')
    .select(['recipe.id', 'recipe.name', 'recipe.yieldQuantity', 'recipe.yieldUnit'])
    .select([ingredients.as('ingredients'), steps.as('steps')])
    .where('recipe.organizationId', '=', organizationId)
    .where('recipe.id', '=', id)
    .executeTakeFirst();
}
