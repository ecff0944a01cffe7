import { sql } from 'kysely';
import type { DeliverableItemsFilter } from '#schema/inputs/deliveries.ts';
import type { Viewer } from '../../../platform/context/context.ts';
import { stockFigures } from '../../inventory/stock/stock-figures.queries.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { DeliverableItem } from './deliverable-item.types.ts';
import { fold, folded } from '../../../platform/database/folded.ts';
import { escapeLike } from '../../../platform/database/like.ts';

const ITEMS_MAX = 100;

/** Active items by name, optionally only of one supplier, or with this text in their name. */
export function listDeliverableItems(
  db: Db,
  viewer: Viewer,
  { supplierId, search }: DeliverableItemsFilter,
): Promise<DeliverableItem[]> {
  const pattern = search && `%${escapeLike(search)}%`;
  const missing = sql`greatest(item.par_level - figures.usable - incoming.quantity, 0)`;
  return db
    .selectFrom('item')
    .innerJoinLateral(stockFigures(new Date()).as('figures'), (join) => join.onTrue())
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('deliveryLine as line')
          .innerJoin('delivery', 'delivery.id', 'line.deliveryId')
          .select(sql<string>`coalesce(sum(line.ordered_quantity), 0)`.as('quantity'))
          .whereRef('line.organizationId', '=', 'item.organizationId')
          .whereRef('line.itemId', '=', 'item.id')
          .where('delivery.status', 'in', ['expected', 'draft'])
          .as('incoming'),
      (join) => join.onTrue(),
    )
    .select([
      'item.id',
      'item.name',
      'item.unit',
      'item.packQuantity',
      'item.packDescription',
      'item.tcsClass',
      'item.lastUnitCost',
      'item.parLevel',
    ])
    .select([
      'figures.onHand',
      'figures.usable',
      'incoming.quantity as onOrder',
      sql<string>`ceil(${missing} / coalesce(item.pack_quantity, 1)) * coalesce(item.pack_quantity, 1)`.as(
        'suggestedQuantity',
      ),
    ])
    .where('item.organizationId', '=', viewer.organizationId)
    .where('item.archivedAt', 'is', null)
    .where('item.kind', '!=', 'prep')
    .$if(Boolean(supplierId), (query) => query.where(sql<boolean>`item.supplier_id::text = ${supplierId}`))
    .$if(Boolean(pattern), (query) =>
      query.where(
        sql<boolean>`(item.name ilike ${pattern} or strpos(${folded('item.nameEs')}, ${fold(search ?? '')}) > 0)`,
      ),
    )
    .orderBy(sql`lower(item.name)`)
    .orderBy('item.id')
    .limit(ITEMS_MAX)
    .execute();
}
