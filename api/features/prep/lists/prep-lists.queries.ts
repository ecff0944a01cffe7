import type { Viewer } from '../../../platform/context/context.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { PrepList } from './prep-list.entity.ts';

/** More than any kitchen has, archived ones included. */
export const LISTS_MAX = 50;

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
