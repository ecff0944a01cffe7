import type { Viewer } from '../../../platform/context/context.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { PrepList } from './prep-list.entity.ts';

/** More than any kitchen has, archived ones included. */
export const LISTS_MAX = 50;

/** The lists that are built by themselves. */
export function listTimedLists(
  db: Db,
  organizationId: string,
): Promise<Pick<PrepList, 'id' | 'buildTime' | 'builtThrough'>[]> {
  return db
    .selectFrom('prepList')
    .select(['id', 'buildTime', 'builtThrough'])
    .where('organizationId', '=', organizationId)
    .where('buildTime', 'is not', null)
    .where('archivedAt', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** The kitchen's prep lists in their order, the default one included. */
export function listPrepLists(db: Db, viewer: Viewer, archived: boolean): Promise<PrepList[]> {
  return db
    .selectFrom('prepList')
    .selectAll()
    .where('organizationId', '=', viewer.organizationId)
    .$if(!archived, (query) => query.where('archivedAt', 'is', null))
    .orderBy('sort')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(LISTS_MAX)
    .execute();
}
