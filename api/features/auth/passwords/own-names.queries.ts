import type { Db } from '../../../platform/database/tables.ts';

/** The name of a person and that of their kitchen, which may not be their password. */
export async function findOwnNames(db: Db, userId: string): Promise<string[]> {
  const { person, kitchen } = await db
    .selectFrom('appUser')
    .innerJoin('organization', 'organization.id', 'appUser.organizationId')
    .select(['appUser.name as person', 'organization.name as kitchen'])
    .where('appUser.id', '=', userId)
    .executeTakeFirstOrThrow();
  return [person, kitchen];
}
