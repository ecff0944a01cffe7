import type { DeliveryJson } from '#schema/rest.ts';
import type { DeliveryRow } from './deliveries.queries.ts';

/** A delivery as REST tells it: without money, so that everyone may read it. */
export function deliveryJson(row: DeliveryRow): DeliveryJson {
  const { id, version, number, status } = row;
  return { id, version, number, supplier: row.supplierName, status, receivedAt: row.receivedAt?.toISOString() ?? null };
}
