import type { DeliveryJson } from '#schema/rest.ts';
import type { DeliveryView } from './delivery.view.ts';

/** A delivery as REST tells it: without money, so that everyone may read it. */
export function deliveryJson(row: DeliveryView): DeliveryJson {
  const { id, version, number, status } = row;
  return { id, version, number, supplier: row.supplierName, status, receivedAt: row.receivedAt?.toISOString() ?? null };
}
