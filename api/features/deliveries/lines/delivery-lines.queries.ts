import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import { judgeReceived, receivingLimits } from '#schema/receiving-verdict.ts';
import type { Viewer } from '../../../platform/context/context.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { lastCostUntil } from '../../inventory/items/last-cost.queries.ts';
import type { DeliveryCorrectionView, DeliveryLineView } from './delivery-line.view.ts';

/** A correction in the JSON of the query. */
type CorrectionJson = Omit<DeliveryCorrectionView, 'createdAt'> & { readonly createdAt: string };

const corrections = sql<CorrectionJson[]>`coalesce((
  select json_agg(json_build_object('id', correction.id, 'deliveryLineId', correction.delivery_line_id, 'version', correction.version,
    'createdAt', correction.created_at, 'oldUnitPrice', correction.old_unit_price::text, 'newUnitPrice', correction.new_unit_price::text,
    'oldQuantity', correction.old_quantity::text, 'newQuantity', correction.new_quantity::text, 'usedQuantity', correction.used_quantity::text,
    'oldRejectedQuantity', correction.old_rejected_quantity::text, 'oldRejectReason', correction.old_reject_reason,
    'oldTemperature', correction.old_temperature::text, 'oldTemperatureUnit', correction.old_temperature_unit,
    'usedDifference', correction.used_difference::text, 'reason', correction.reason, 'byName', person.name) order by correction.id)
  from delivery_correction correction left join app_user person on person.id = correction.by_user_id
  where correction.organization_id = line.organization_id and correction.delivery_line_id = line.id), '[]'::json)`;

/** The accepted quantity of a line. */
export const accepted = sql<string>`(line.received_quantity - line.rejected_quantity)`;
/** The quantity that is missing from the order. */
export const short = sql<string>`case when line.received_quantity is null then null
  else greatest(line.ordered_quantity - line.received_quantity, 0) end`;

/** The lines of these deliveries, in order. */
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
        when delivery.received_at is null then item.last_unit_cost
        else (select cost from ${lastCostUntil(sql`delivery.received_at`)} last) end`.as('lastUnitPrice'),
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
    corrections: row.corrections.map((correction) => ({ ...correction, createdAt: new Date(correction.createdAt) })),
    temperatureRule: receivingLimits[row.tcsClass],
    temperatureResult: judgeReceived(row.tcsClass, row.temperature, row.temperatureUnit)?.result ?? null,
  }));
}
