import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** In which of these tables the organization has rows of these ids: one statement. */
export async function locate(
  db: Db,
  organizationId: string,
  tables: readonly string[],
  ids: readonly string[],
): Promise<Map<string, string>> {
  const selects = tables.map(
    (table) => sql`select ${table}::text as "table", id from ${sql.table(table)}
      where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[])`,
  );
  const { rows } = await sql<{ table: string; id: string }>`${sql.join(selects, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ id, table }) => [id, table]));
}
