import type { Viewer } from '../../platform/context/context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/errors.ts';
import { findDelivery } from './deliveries.queries.ts';
import { listLines } from './lines/delivery-lines.queries.ts';
import type { Delivery } from './delivery.entity.ts';
import type { DeliveryView } from './delivery.view.ts';
import type { DeliveryLineView } from './lines/delivery-line.view.ts';

/** A delivery with its lines loaded. */
export interface WholeDelivery extends DeliveryView {
  readonly lines: readonly DeliveryLineView[];
}

/** Flushes, and reads the delivery with its lines again. */
export async function reloadDelivery(tx: Transaction, viewer: Viewer, id: string): Promise<WholeDelivery> {
  await tx.em.flush();
  const row = await findDelivery(tx.db, viewer, id);
  if (!row) throw notFound('delivery');
  return Object.assign({}, row, { lines: await listLines(tx.db, viewer, [id]) });
}

/** Flushes, and records an event of the delivery with a DELIVERY_UPDATED message. */
export async function saveAndPublish(
  tx: Transaction,
  viewer: Viewer,
  delivery: Delivery,
  changes: unknown,
): Promise<WholeDelivery> {
  await tx.em.flush();
  tx.record({
    entity: 'Delivery',
    entityId: delivery.id,
    changes,
    live: { type: 'DELIVERY_UPDATED', data: { id: delivery.id, version: delivery.version } },
  });
  return reloadDelivery(tx, viewer, delivery.id);
}
