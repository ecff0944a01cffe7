import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** When a visitor last changed something in the demo kitchen since it was made; null when nobody has. Coming and going is no change. */
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
