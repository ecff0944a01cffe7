import { sql } from 'kysely';
import type { DeliverableItemsFilter } from '#schema/inputs/deliveries.ts';
import type { TcsClass, Unit } from '#schema/vocabulary.ts';
import type { Viewer } from '../../platform/context/context.ts';
import { stockFigures } from '../inventory/stock-figures.ts';
import type { Db } from '../../platform/database/tables.ts';

const ITEMS_MAX = 100;

/** An item that may be put on a delivery. Quantities are in its unit. */
export interface DeliverableItemRow {
  readonly id: string;
  readonly name: string;
  readonly unit: Unit;
  readonly packQuantity: string | null;
  readonly packDescription: string | null;
  readonly tcsClass: TcsClass;
  readonly lastUnitCost: string | null;
  readonly parLevel: string;
  readonly onHand: string;
  /** What may be used of it: not expired, not set apart. */
  readonly usable: string;
  /** On deliveries that are still expected. */
  readonly onOrder: string;
  /** What brings usable stock to par, in whole packs. */
  readonly suggestedQuantity: string;
}

/** Items in use by name; one supplier's only, or all of whose name the text is a part. */
export function listDeliverableItems(
  db: Db,
  viewer: Viewer,
  { supplierId, search }: DeliverableItemsFilter,
): Promise<DeliverableItemRow[]> {
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const missing = sql`greatest(item.par_level - figures.usable - coming.quantity, 0)`;
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
          .as('coming'),
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
      'coming.quantity as onOrder',
      sql<string>`ceil(${missing} / coalesce(item.pack_quantity, 1)) * coalesce(item.pack_quantity, 1)`.as(
        'suggestedQuantity',
      ),
    ])
    .where('item.organizationId', '=', viewer.organizationId)
    .where('item.archivedAt', 'is', null)
    .where('item.kind', '!=', 'prep')
    .$if(Boolean(supplierId), (query) => query.where(sql<boolean>`item.supplier_id::text = ${supplierId}`))
    .$if(Boolean(pattern), (query) => query.where(sql<boolean>`item.name ilike ${pattern}`))
    .orderBy(sql`lower(item.name)`)
    .orderBy('item.id')
    .limit(ITEMS_MAX)
    .execute();
}
