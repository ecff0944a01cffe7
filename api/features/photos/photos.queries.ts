import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Photo } from './photo.entity.ts';

/** The photos of these recipes, in the order in which they were added. */
export function photosOfRecipes(db: Db, organizationId: string, recipeIds: readonly string[]): Promise<Photo[]> {
  return db
    .selectFrom('photo')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('recipeId', 'in', recipeIds)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(recipeIds.length * limits.photosPerRecipe)
    .execute();
}

export function findPhoto(db: Db, organizationId: string, id: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('photo')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How many photos the recipe has, and how many bytes those of the kitchen have. */
export function countPhotos(
  db: Db,
  organizationId: string,
  recipeId: string,
): Promise<{ ofRecipe: number; bytes: number }> {
  return db
    .selectFrom('photo')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('recipeId', '=', recipeId).as('ofRecipe'),
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
