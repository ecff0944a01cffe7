import { sql } from 'kysely';
import type { Viewer } from '../../../platform/context/context.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { StockLotUse } from './lot-trace.types.ts';

const ROWS_MAX = 100;

/**
 * What prep tasks drew from lots, by task and lot, without what was taken back. A row that settles owed stock counts as a draw of
 * the task that owed it.
 */
function draws(db: Db, viewer: Viewer) {
  return db
    .selectFrom('stockMovement as movement')
    .innerJoin('item', 'item.id', 'movement.itemId')
    .leftJoin('stockMovement as owed', 'owed.id', 'movement.settlesId')
    .innerJoin('prepTask as task', (join) =>
      join
        .on(sql<boolean>`task.id = coalesce(owed.source_id, movement.source_id)`)
        .on(sql<boolean>`coalesce(owed.source_type, movement.source_type) = 'prep_task'`),
    )
    .select([
      'item.unit',
      sql<string>`-sum(movement.quantity)`.as('quantity'),
      sql<Date>`max(movement.occurred_at)`.as('usedAt'),
    ])
    .where('movement.organizationId', '=', viewer.organizationId)
    .where('movement.lotId', 'is not', null)
    .having(sql<boolean>`sum(movement.quantity) < 0`)
    .orderBy('usedAt', 'desc')
    .limit(ROWS_MAX);
}

/** The lots that a prep task used. */
export function listMadeFrom(db: Db, viewer: Viewer, prepTaskId: string): Promise<StockLotUse[]> {
  const ownMovements = sql<boolean>`(movement.source_id = ${prepTaskId} or movement.settles_id in (
    select id from stock_movement where source_type = 'prep_task' and source_id = ${prepTaskId}))`;
  return draws(db, viewer)
    .select(sql<string>`movement.lot_id`.as('lotId'))
    .where('task.id', '=', prepTaskId)
    .where(ownMovements)
    .groupBy(['movement.lotId', 'item.unit'])
    .orderBy('movement.lotId')
    .execute();
}

/** The lots that prep tasks made with some of a lot. */
export function listMadeInto(db: Db, viewer: Viewer, lotId: string): Promise<StockLotUse[]> {
  return draws(db, viewer)
    .innerJoin('stockLot as made', 'made.id', 'task.lotId')
    .select('made.id as lotId')
    .where('movement.lotId', '=', lotId)
    .groupBy(['made.id', 'item.unit'])
    .orderBy('made.id')
    .execute();
}
