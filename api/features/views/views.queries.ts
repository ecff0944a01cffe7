import { sql } from 'kysely';
import type { ViewScreen } from '#schema/vocabulary.ts';
import { limits } from '#schema/limits.ts';
import type { Viewer } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { SavedView } from './saved-view.entity.ts';

/** The person's own views of one screen, by name. */
export function listViews(db: Db, viewer: Viewer, screen: ViewScreen): Promise<SavedView[]> {
  return db
    .selectFrom('savedView')
    .selectAll()
    .where('organizationId', '=', viewer.organizationId)
    .where('userId', '=', viewer.id)
    .where('screen', '=', screen)
    .orderBy(sql`lower(name)`)
    .limit(limits.viewsPerPerson)
    .execute();
}
