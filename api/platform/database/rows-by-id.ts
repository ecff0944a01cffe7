import { sql } from 'kysely';
import type { OrganizationOwned } from './organization-owned.ts';
import type { Db, Tables } from './tables.ts';

/** Tables of organizations. */
type OwnedTable = { [T in keyof Tables]: Tables[T] extends OrganizationOwned ? T : never }[keyof Tables];

/** The organization's rows with these ids. */
export async function rowsById<Table extends OwnedTable>(
  db: Db,
  table: Table,
  organizationId: string,
  ids: readonly string[],
): Promise<Tables[Table][]> {
  const { rows } = await sql<Tables[Table]>`select * from ${sql.table(table)}
    where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}
