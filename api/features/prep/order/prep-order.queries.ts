import { sql } from 'kysely';
import { openPrepTaskStatuses } from '#schema/vocabulary.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { usableLot } from '../../inventory/lots/usable.queries.ts';
import type { MakingTask, Stock } from './prep-order.policy.ts';

/** An unfinished task that makes an item, with the item's usable stock. */
export interface MakerRow extends MakingTask {
  readonly name: string;
  readonly itemId: string;
  readonly businessDate: string;
  readonly usable: string;
}

/** The unfinished tasks that make one of these items; one statement. */
export async function findMakers(db: Db, organizationId: string, itemIds: readonly string[]): Promise<MakerRow[]> {
  if (itemIds.length === 0) return [];
  const result = await sql<MakerRow>`
    select task.id, task.name, task.item_id, task.business_date, task.due_at, (
      select coalesce(sum(lot.quantity), 0) from stock_lot lot
      where lot.organization_id = task.organization_id and lot.item_id = task.item_id and ${usableLot(new Date(), 'lot')}
    ) as usable
    from prep_task task
    where task.organization_id = ${organizationId} and task.status in (${sql.join(openPrepTaskStatuses)})
      and task.item_id = any(${itemIds}::uuid[])`.execute(db);
  return result.rows;
}

/** The usable stock of the items that these tasks make. */
export function stockOf(makers: readonly MakerRow[]): Stock {
  return new Map(makers.map(({ itemId, usable }) => [itemId, usable]));
}
