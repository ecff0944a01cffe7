import { limits } from '#schema/limits.ts';
import type { Viewer } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ItemCategory } from './item-category.entity.ts';

/** The kitchen's item categories in their order. */
export function listItemCategories(db: Db, viewer: Viewer, archived: boolean): Promise<ItemCategory[]> {
  return db
    .selectFrom('itemCategory')
    .selectAll()
    .where('organizationId', '=', viewer.organizationId)
    .$if(!archived, (query) => query.where('archivedAt', 'is', null))
    .orderBy('sort')
    .orderBy('name')
    .orderBy('id')
    .limit(limits.itemCategoriesMax)
    .execute();
}

/** How many items that are not archived have this category. */
export async function countItemsOf(db: Db, categoryId: string): Promise<number> {
  const { items } = await db
    .selectFrom('item')
    .select((from) => from.fn.countAll<number>().as('items'))
    .where('categoryId', '=', categoryId)
    .where('archivedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return items;
}
