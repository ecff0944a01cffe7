import { sql } from 'kysely';
import type { Viewer } from '../../../platform/context/context.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { PrepColleague } from './prep-colleague.types.ts';
import { isOnListOf, type PrepDay } from './prep-day.queries.ts';
import { holderId } from './prep-tasks.queries.ts';

const COLLEAGUES_MAX = 200;

/** The active people besides the viewer, cooks first, then by name; with the unfinished tasks that they hold on the day's list. */
export function listPrepColleagues(db: Db, viewer: Viewer, day: PrepDay): Promise<PrepColleague[]> {
  return db
    .selectFrom('appUser')
    .select(['appUser.id', 'appUser.name', 'appUser.role'])
    .select(
      sql<number>`(select count(*) from prep_task left join app_user starter on starter.id = prep_task.started_by_id
        where prep_task.organization_id = app_user.organization_id and ${holderId} = app_user.id and ${isOnListOf(day)})`.as(
        'openTasks',
      ),
    )
    .where('appUser.organizationId', '=', viewer.organizationId)
    .where('appUser.kind', '=', 'person')
    .where('appUser.verified', '=', true)
    .where('appUser.status', '=', 'active')
    .where('appUser.id', '<>', viewer.id)
    .orderBy(sql`app_user.role <> 'cook'`)
    .orderBy('appUser.name')
    .orderBy('appUser.id')
    .limit(COLLEAGUES_MAX)
    .execute();
}
