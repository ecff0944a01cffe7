import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** When a visitor last changed the demo kitchen since it was created; null when nobody has. Signing in and out does not count. */
export async function lastChange(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('event')
    .innerJoin('organization', 'organization.id', 'event.organizationId')
    .select(({ fn }) => fn.max('event.createdAt').as('at'))
    .where('event.actorId', 'is not', null)
    .whereRef('event.createdAt', '>', 'organization.createdAt')
    .where(sql<boolean>`event.action !~ '^(session|demo|notification|device\.token)'`)
    .executeTakeFirst();
  return row?.at ?? null;
}
