import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import { judgeReceived, receivingLimits } from '#schema/receiving-verdict.ts';
import type { Viewer } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { DeliveryCorrectionView, DeliveryLineView } from './delivery-line.view.ts';

/** A correction as it comes out of JSON. */
type CorrectionJson = Omit<DeliveryCorrectionView, 'createdAt'> & { readonly createdAt: string };

const corrections = sql<CorrectionJson[]>`coalesce((
  select json_agg(json_build_object('id', done.id, 'deliveryLineId', done.delivery_line_id, 'version', done.version,
    'createdAt', done.created_at, 'oldUnitPrice', done.old_unit_price::text, 'newUnitPrice', done.new_unit_price::text,
    'oldQuantity', done.old_quantity::text, 'newQuantity', done.new_quantity::text, 'usedQuantity', done.used_quantity::text,
    'usedDifference', done.used_difference::text, 'reason', done.reason, 'byName', person.name) order by done.id)
  from delivery_correction done left join app_user person on person.id = done.by_user_id
  where done.organization_id = line.organization_id and done.delivery_line_id = line.id), '[]'::json)`;

/** Accepted quantity of a line. */
export const accepted = sql<string>`(line.received_quantity - line.rejected_quantity)`;
/** What a line lacks of its order. */
export const short = sql<string>`case when line.received_quantity is null then null
  else greatest(line.ordered_quantity - line.received_quantity, 0) end`;

/** The lines of some deliveries, each in its order. */
export async function listLines(db: Db, viewer: Viewer, deliveryIds: readonly string[]): Promise<DeliveryLineView[]> {
  const rows = await db
    .selectFrom('deliveryLine as line')
    .innerJoin('delivery', 'delivery.id', 'line.deliveryId')
    .innerJoin('item', 'item.id', 'line.itemId')
    .innerJoin('organization', 'organization.id', 'line.organizationId')
    .selectAll('line')
    .select(['item.name as itemName', 'item.unit', 'item.tcsClass', 'item.packQuantity', 'item.packDescription'])
    .select([
      corrections.as('corrections'),
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
  return rows.map((row) => ({
    ...row,
    corrections: row.corrections.map((done) => ({ ...done, createdAt: new Date(done.createdAt) })),
    temperatureRule: receivingLimits[row.tcsClass],
    temperatureResult: judgeReceived(row.tcsClass, row.temperature, row.temperatureUnit)?.result ?? null,
  }));
}
