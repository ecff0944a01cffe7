import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import { isOnListOf, type PrepDay } from './tasks/prep-day.queries.ts';
import type { PrepStatus } from './tasks/prep-task.view.ts';
import { openPrepTaskStatuses } from '#schema/vocabulary.ts';

/** Counts of the tasks on one day's list; late means unfinished past its due time. */
export async function countByStatus(db: Db, day: PrepDay, now: Date): Promise<PrepStatus> {
  const count = (condition: ReturnType<typeof sql<boolean>>) => sql<number>`count(*) filter (where ${condition})`;
  return db
    .selectFrom('prepTask')
    .select([
      sql<number>`count(*)`.as('total'),
      count(sql<boolean>`status = 'pending'`).as('pending'),
      count(sql<boolean>`status = 'in_progress'`).as('inProgress'),
      count(sql<boolean>`status = 'on_hold'`).as('onHold'),
      count(sql<boolean>`status = 'completed'`).as('completed'),
      count(sql<boolean>`status in (${sql.join(openPrepTaskStatuses)}) and due_at < ${now}`).as('late'),
    ])
    .where(isOnListOf(day))
    .where('status', 'not in', ['skipped', 'cancelled'])
    .executeTakeFirstOrThrow();
}
