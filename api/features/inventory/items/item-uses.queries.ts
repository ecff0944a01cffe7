import { sql } from 'kysely';
import type { Db } from '../../../platform/database/tables.ts';
import { openPrepTaskStatuses } from '#schema/vocabulary.ts';

/** Something that uses an item. */
export interface ItemUse {
  readonly kind: 'recipe' | 'maker' | 'par_line' | 'task' | 'delivery';
  readonly name: string;
}

/** What uses an item, at most 5: recipes that contain or make it, its par lines, open prep tasks, open deliveries. */
export async function findItemUses(db: Db, organizationId: string, itemId: string): Promise<ItemUse[]> {
  const own = sql`organization_id = ${organizationId}`;
  const { rows } = await sql<ItemUse>`
    select 'recipe' as kind, recipe.name from recipe where recipe.${own} and recipe.archived_at is null and exists (
      select from recipe_ingredient line where line.${own} and line.recipe_id = recipe.id and line.item_id = ${itemId})
    union all select 'maker', name from recipe where ${own} and archived_at is null and output_item_id = ${itemId}
    union all select 'par_line', item.name from prep_item line join item on item.id = line.item_id
      where line.${own} and line.archived_at is null and line.item_id = ${itemId}
    union all select 'task', name from prep_task
      where ${own} and ${itemId} in (item_id, thaw_item_id) and status in (${sql.join(openPrepTaskStatuses)})
    union all select 'delivery', delivery.number from delivery join delivery_line line on line.delivery_id = delivery.id
      where delivery.${own} and delivery.status in ('expected', 'draft') and line.item_id = ${itemId}
    limit 5`.execute(db);
  return rows;
}
