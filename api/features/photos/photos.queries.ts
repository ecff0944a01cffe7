import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type { Photo } from './photo.entity.ts';
import { photoKinds, type PhotoKind } from './photo.policy.ts';

type Column = (typeof photoKinds)[PhotoKind]['column'];

/** The photos of these rows, in the order in which they were added. */
export function photosOf(db: Db, organizationId: string, kind: PhotoKind, ids: readonly string[]): Promise<Photo[]> {
  const { column, max } = photoKinds[kind];
  return db
    .selectFrom('photo')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where(column, 'in', ids)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(ids.length * max)
    .execute();
}

/** A photo's id, and what it belongs to. */
export function findPhoto(db: Db, organizationId: string, id: string): Promise<Pick<Photo, 'id' | Column> | undefined> {
  return db
    .selectFrom('photo')
    .select(['id', 'recipeId', 'wasteEntryId', 'answerId', 'prepTaskId'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How many photos there are of this row, and how many bytes those of the kitchen have. */
export function countPhotos(
  db: Db,
  organizationId: string,
  { column, id }: { readonly column: Column; readonly id: string },
): Promise<{ here: number; bytes: number }> {
  return db
    .selectFrom('photo')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(column, '=', id).as('here'),
      sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'),
    ])
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
}

/** Those of the ids that are photos of the organization. */
export async function existingPhotos(db: Db, organizationId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('photo')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
