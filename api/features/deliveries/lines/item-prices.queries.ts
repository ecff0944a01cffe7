import { sql } from 'kysely';
import type { Db } from '../../../platform/database/tables.ts';
import { accepted } from './delivery-lines.queries.ts';
import type { ItemPrice } from './item-price.types.ts';

const pricesMax = 20;

/** The last prices of an item, newest first. Reversed deliveries and returned goods set no price. */
export function listItemPrices(db: Db, organizationId: string, itemId: string): Promise<ItemPrice[]> {
  return db
    .selectFrom('deliveryLine as line')
    .innerJoin('delivery', 'delivery.id', 'line.deliveryId')
    .innerJoin('supplier', 'supplier.id', 'delivery.supplierId')
    .select([
      'line.id',
      'line.deliveryId',
      'delivery.number as deliveryNumber',
      'supplier.name as supplierName',
      sql<Date>`delivery.received_at`.as('receivedAt'),
      sql<string>`line.unit_price`.as('unitPrice'),
      accepted.as('acceptedQuantity'),
    ])
    .where('line.organizationId', '=', organizationId)
    .where('line.itemId', '=', itemId)
    .where('delivery.status', '=', 'posted')
    .where('line.unitPrice', 'is not', null)
    .where(sql<boolean>`${accepted} > 0`)
    .orderBy('delivery.receivedAt', 'desc')
    .orderBy('delivery.closedAt', 'desc')
    .orderBy('line.sort', 'desc')
    .limit(pricesMax)
    .execute();
}
