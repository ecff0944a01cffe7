import { limits } from '#schema/limits.ts';
import type { Db, Tables } from '../../../platform/database/tables.ts';
import type { Selectable } from 'kysely';

/** The recurring tasks of a kitchen, by name; archived ones on request. */
export function listRecurringTasks(
  db: Db,
  { organizationId, archived }: { readonly organizationId: string; readonly archived: boolean },
): Promise<Selectable<Tables['recurringTask']>[]> {
  return db
    .selectFrom('recurringTask')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('archivedAt', archived ? 'is not' : 'is', null)
    .orderBy('kind')
    .orderBy('dueTime')
    .orderBy('name')
    .orderBy('id')
    .limit(limits.recurringTasksMax)
    .execute();
}

/** Those that may get a task on a business day and have none, canceled ones included; none while the kitchen is closed on it. */
export function listWithoutTask(
  db: Db,
  { organizationId, date }: { readonly organizationId: string; readonly date: string },
): Promise<Selectable<Tables['recurringTask']>[]> {
  return db
    .selectFrom('recurringTask')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('archivedAt', 'is', null)
    .where('pausedAt', 'is', null)
    .where('startsOn', '<=', date)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('kitchenEvent')
            .select('kitchenEvent.id')
            .whereRef('kitchenEvent.organizationId', '=', 'recurringTask.organizationId')
            .where('kitchenEvent.date', '=', date)
            .where('kitchenEvent.factor', '=', '0'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('prepTask')
            .select('prepTask.id')
            .whereRef('prepTask.organizationId', '=', 'recurringTask.organizationId')
            .whereRef('prepTask.recurringTaskId', '=', 'recurringTask.id')
            .where('prepTask.businessDate', '=', date),
        ),
      ),
    )
    .orderBy('dueTime')
    .orderBy('id')
    .execute();
}
