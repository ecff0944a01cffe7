import { limits } from '#schema/limits.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { KitchenEvent } from './kitchen-event.entity.ts';

/** The special days from a date on, earliest first. */
export function listKitchenEvents(
  db: Db,
  params: { readonly organizationId: string; readonly from: string },
): Promise<KitchenEvent[]> {
  return db
    .selectFrom('kitchenEvent')
    .selectAll()
    .where('organizationId', '=', params.organizationId)
    .where('date', '>=', params.from)
    .orderBy('date')
    .orderBy('name')
    .limit(limits.kitchenEventsMax)
    .execute();
}
