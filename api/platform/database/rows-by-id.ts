import { sql } from 'kysely';
import type { Reader, Tables } from './tables.ts';

/** Tables whose rows are shown as they are stored. */
type PlainTable = 'station' | 'storageLocation' | 'shift' | 'itemCategory' | 'unit' | 'prepList' | 'wasteReason';

/** The organisation's rows of these ids. */
export async function rowsById<Table extends PlainTable>(
  db: Reader,
  table: Table,
  organizationId: string,
  ids: readonly string[],
): Promise<Tables[Table][]> {
  const { rows } = await sql<Tables[Table]>`select * from ${sql.table(table)}
    where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}
