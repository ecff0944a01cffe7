import { sql } from 'kysely';
import { businessDate, businessDayBounds, type KitchenClock } from '#schema/business-day.ts';
import { judgeReceived, receivingLimits } from '#schema/receiving-verdict.ts';
import type { TemperatureUnit } from '#schema/vocabulary.ts';
import { Keyset, type ListOrder } from '../../../platform/database/keyset.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { type Page, type PageInput, withNodes } from '../../../platform/graphql/connection.ts';
import type { ReceivedTemperature } from './received-temperatures.types.ts';

export interface ReceivedParams {
  readonly organizationId: string;
  readonly clock: KitchenClock;
  readonly from: string;
  readonly to: string;
  readonly page: PageInput;
}

const oldestFirst: ListOrder = {
  direction: 'ascending',
  keys: [
    { value: sql`delivery.received_at`, type: 'timestamptz' },
    { value: sql`line.id`, type: 'uuid' },
  ],
};

/** Every temperature of the deliveries that were confirmed on these business days, oldest first; also of those reversed later. */
export async function listReceivedTemperatures(db: Db, params: ReceivedParams): Promise<Page<ReceivedTemperature>> {
  const { organizationId, clock, from, to } = params;
  const keyset = new Keyset(oldestFirst, params.page);
  const rows = db
    .selectFrom('deliveryLine as line')
    .innerJoin('delivery', 'delivery.id', 'line.deliveryId')
    .innerJoin('supplier', 'supplier.id', 'delivery.supplierId')
    .innerJoin('item', 'item.id', 'line.itemId')
    .leftJoin('appUser as person', 'person.id', 'delivery.receivedById')
    .select([
      'line.id',
      'line.deliveryId',
      'delivery.number as deliveryNumber',
      'supplier.name as supplierName',
      'item.name as itemName',
      'item.unit',
      'item.tcsClass',
      sql<string>`line.received_quantity`.as('receivedQuantity'),
      'line.rejectedQuantity',
      'line.rejectReason',
      sql<string>`line.temperature`.as('temperature'),
      sql<TemperatureUnit>`line.temperature_unit`.as('temperatureUnit'),
      'line.overrideReason',
      'person.name as personName',
      sql<Date>`delivery.received_at`.as('receivedAt'),
      sql<boolean>`delivery.status = 'reversed'`.as('reversed'),
      keyset.cursorKeys,
    ])
    .where('line.organizationId', '=', organizationId)
    .where('delivery.status', 'in', ['posted', 'reversed'])
    .where('line.temperature', 'is not', null)
    .where('line.receivedQuantity', 'is not', null)
    .where('delivery.receivedAt', '>=', businessDayBounds(clock, from).start)
    .where('delivery.receivedAt', '<', businessDayBounds(clock, to).end);
  const page = keyset.page(await keyset.cut(rows).execute());
  const nodes = page.nodes.map(({ tcsClass, ...row }) => ({
    ...row,
    businessDate: businessDate(clock, row.receivedAt),
    temperatureRule: receivingLimits[tcsClass],
    temperatureResult: judgeReceived(tcsClass, row.temperature, row.temperatureUnit)?.result ?? null,
  }));
  return withNodes(page, nodes);
}
