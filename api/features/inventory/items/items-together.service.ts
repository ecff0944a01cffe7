import { updateItems as inputOfItems } from '#schema/inputs/inventory.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { setArchived } from '../../../platform/database/archivable.ts';
import { changesBetween, definedFields } from '../../../platform/database/changes.ts';
import { lockTogether, refuseNamed } from '../../../platform/database/lock-together.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { categoryIdOf, withCategoryNames } from '../../item-categories/item-category.writes.ts';
import { editedItem } from '../stock/stock.notifications.ts';
import { assertUnused, checkPlaces, hasMaximumBelowPar } from './item-checks.writes.ts';
import { Item } from './item.entity.ts';
import { findItems } from './items.queries.ts';
import type { ItemView } from './item.view.ts';

/**
 * Changes the same fields of many items, all of them or none. Throws CONFLICT with the names of those that somebody changed
 * meanwhile, and of those that the change does not fit.
 */
export async function updateItems(ctx: Context, raw: InputOf<typeof inputOfItems>): Promise<ItemView[]> {
  const viewer = authorize(ctx, 'inventory.update');
  const { items, archived, category, ...fields } = parse(inputOfItems, raw);
  return ctx.write('item.updated', raw, async (tx) => {
    const rows = await lockTogether(tx, Item, 'item', items);
    await checkPlaces(tx, fields);
    const input: Partial<Item> = definedFields(fields);
    if (category !== undefined) input.categoryId = await categoryIdOf(tx, category);
    const changes = new Map<string, object>();
    for (const row of rows) {
      if (archived === true && row.archivedAt === null) await assertUnused(tx, row);
      const edited = await withCategoryNames(tx, changesBetween(row, input, ['parLevel']));
      Object.assign(row, input);
      changes.set(row.id, { ...edited, ...setArchived(row, archived, tx.now) });
    }
    refuseNamed(rows.filter(hasMaximumBelowPar), (names) => msg('stock.togetherAboveMaximum', { names }));
    await tx.em.flush();
    const views = await findItems(
      tx.db,
      viewer,
      rows.map(({ id }) => id),
    );
    record(tx, rows, views, changes);
    return views;
  });
}

function record(
  tx: Transaction,
  rows: readonly Item[],
  views: readonly ItemView[],
  changes: ReadonlyMap<string, object>,
): void {
  const usable = new Map(views.map((view) => [view.id, Number(view.usable)]));
  for (const row of rows) {
    const live = { type: 'INVENTORY_UPDATED', data: editedItem(row, usable.get(row.id) ?? 0) } as const;
    tx.record({ entity: 'Item', entityId: row.id, changes: changes.get(row.id), live });
  }
}
