import type { Viewer } from '../../platform/context/context.ts';
import type { Work } from '../../platform/database/work.ts';
import { notFound } from '../../platform/errors.ts';
import { findDelivery } from './deliveries.queries.ts';
import { listLines } from './delivery-lines.queries.ts';
import type { Delivery } from './delivery.entity.ts';
import type { DeliveryView } from './delivery.view.ts';
import type { DeliveryLineView } from './delivery-line.view.ts';

/** A delivery with its lines at hand. */
export interface WholeDelivery extends DeliveryView {
  readonly lines: readonly DeliveryLineView[];
}

/** The delivery as it stands after a write. */
export async function answerOf(work: Work, viewer: Viewer, id: string): Promise<WholeDelivery> {
  await work.em.flush();
  const row = await findDelivery(work.db, viewer, id);
  if (!row) throw notFound('delivery');
  return Object.assign({}, row, { lines: await listLines(work.db, viewer, [id]) });
}

/** Stores what happened to a delivery that is not in stock, and lets open screens know. */
export async function told(work: Work, viewer: Viewer, delivery: Delivery, changes: unknown): Promise<WholeDelivery> {
  await work.em.flush();
  work.record({
    entity: 'Delivery',
    entityId: delivery.id,
    changes,
    live: { type: 'DELIVERY_UPDATED', data: { id: delivery.id, version: delivery.version } },
  });
  return answerOf(work, viewer, delivery.id);
}
