import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import type { TcsClass, Unit } from '#schema/vocabulary.ts';
import type { Viewer } from '../context.ts';
import type { Reader } from '../tables.ts';
import type { DeliveryLine } from './delivery-line.entity.ts';

/** A line with its item, and with the prices as they compare. */
export interface DeliveryLineRow extends DeliveryLine {
  readonly itemName: string;
  readonly unit: Unit;
  readonly tcsClass: TcsClass;
  readonly packQuantity: string | null;
  readonly packDescription: string | null;
  /** Received minus rejected; null until counted. */
  readonly acceptedQuantity: string | null;
  /** Ordered but not received; null until counted. */
  readonly shortQuantity: string | null;
  /** The item's last price: before this receipt once it is posted, until then as it stands. */
  readonly lastUnitPrice: string | null;
  /** The last business day it may be served. */
  readonly useByDate: string | null;
}

/** Accepted quantity of a line. */
export const accepted = sql<string>`(line.received_quantity - line.rejected_quantity)`;
/** What a line lacks of its order. */
export const short = sql<string>`case when line.received_quantity is null then null
  else greatest(line.ordered_quantity - line.received_quantity, 0) end`;

/** The lines of some deliveries, each in its order. */
export function listLines(db: Reader, viewer: Viewer, deliveryIds: readonly string[]): Promise<DeliveryLineRow[]> {
  return db
    .selectFrom('deliveryLine as line')
    .innerJoin('delivery', 'delivery.id', 'line.deliveryId')
    .innerJoin('item', 'item.id', 'line.itemId')
    .innerJoin('organization', 'organization.id', 'line.organizationId')
    .selectAll('line')
    .select(['item.name as itemName', 'item.unit', 'item.tcsClass', 'item.packQuantity', 'item.packDescription'])
    .select([
      accepted.as('acceptedQuantity'),
      short.as('shortQuantity'),
      sql<string | null>`case when delivery.status in ('posted', 'reversed') then line.previous_unit_price
        else item.last_unit_cost end`.as('lastUnitPrice'),
      sql<string | null>`((line.use_by - interval '1 millisecond') at time zone organization.time_zone
        - organization.day_rollover::interval)::date::text`.as('useByDate'),
    ])
    .where('line.organizationId', '=', viewer.organizationId)
    .where('line.deliveryId', 'in', [...deliveryIds])
    .orderBy('line.deliveryId')
    .orderBy('line.sort')
    .orderBy('line.id')
    .limit(limits.linesMax * deliveryIds.length)
    .execute();
}
