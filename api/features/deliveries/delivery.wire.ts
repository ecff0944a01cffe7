import type { DeliveryJson } from '#schema/rest.ts';
import type { DeliveryView } from './delivery.view.ts';

/** A delivery in REST: without prices, so that every role may read it. */
export function deliveryJson(row: DeliveryView): DeliveryJson {
  const { id, version, number, status } = row;
  return { id, version, number, supplier: row.supplierName, status, receivedAt: row.receivedAt?.toISOString() ?? null };
}
