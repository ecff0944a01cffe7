import { sql } from 'kysely';
import type { Transaction } from './transaction.ts';

/**
 * Lets one transaction of the organization at a time do this: waits for others that hold the lock, and holds it until the
 * transaction ends. For rules that no row can be locked for, such as a row that does not exist yet.
 */
export async function lockInOrganization(
  tx: Transaction,
  activity: 'sales' | 'recipes' | 'prep requests',
): Promise<void> {
  const name = `${activity}:${tx.organizationId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx.db);
}
