import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { TableRow } from '../../platform/imports/read-table.ts';
import type { StoredMatch } from './import-row.entity.ts';
import type { RecordResult } from './run-records.writes.ts';

/** Rows per statement. */
const AT_ONCE = 1_000;

/** Stores the rows of a file. */
export async function storeRows(tx: Transaction, importBatchId: string, rows: readonly TableRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE).map(({ number, cells }) => ({ id: uuidv7(), number, cells }));
    await sql`insert into import_row (id, organization_id, import_batch_id, number, cells)
      select id, ${tx.organizationId}, ${importBatchId}, number, cells
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as part (id uuid, number int, cells jsonb)`.execute(
      tx.db,
    );
  }
}

/** The ingredient that a row is the first to name, which nobody has chosen yet. */
function matchAt({ matches }: RecordResult, number: number): StoredMatch | null {
  const found = matches.find((each) => each.number === number);
  return found ? { ...found.match, choice: null } : null;
}

/** Stores the results of the rows; when they were really written, with `touched` and the matches of the check. */
export async function storeResults(
  tx: Transaction,
  importBatchId: string,
  results: readonly RecordResult[],
  withTouched: boolean,
): Promise<void> {
  const rows = results.flatMap((result) =>
    result.numbers.map((number, index) => ({
      number,
      outcome: result.outcome,
      name: result.name,
      problems: result.problems.filter((problem) => problem.number === number),
      notes: result.notes.filter((note) => note.number === number).map(({ message }) => message),
      match: matchAt(result, number),
      changes: index === 0 ? result.changes : {},
      touched: withTouched && index === 0 ? result.touched : null,
    })),
  );
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = JSON.stringify(rows.slice(from, from + AT_ONCE));
    await sql`update import_row set outcome = part.outcome, name = part.name, problems = part.problems,
        notes = part.notes, match = ${withTouched ? sql`import_row.match` : sql`part.match`}, changes = part.changes, touched = part.touched, version = version + 1, updated_at = now()
      from jsonb_to_recordset(${part}::jsonb) as part
        (number int, outcome text, name text, problems jsonb, notes jsonb, match jsonb, changes jsonb, touched jsonb)
      where import_row.organization_id = ${tx.organizationId} and import_row.import_batch_id = ${importBatchId}
        and import_row.number = part.number`.execute(tx.db);
  }
}

/** Deletes imports with their rows. */
export async function deleteBatches(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from import_row where organization_id = ${tx.organizationId} and import_batch_id = any(${[...ids]}::uuid[])`.execute(
    tx.db,
  );
  await sql`delete from import_batch where organization_id = ${tx.organizationId} and id = any(${[...ids]}::uuid[])`.execute(
    tx.db,
  );
}

/** Deletes the rows of imports finished before this, which stay in the history, and unfinished imports read before this. */
export async function deleteOldRows(tx: Transaction, before: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from import_batch where organization_id = ${tx.organizationId}
    and state in ('read', 'checked', 'failed') and created_at < ${before}`.execute(tx.db);
  await deleteBatches(
    tx,
    rows.map(({ id }) => id),
  );
  await sql`delete from import_row using import_batch batch
    where import_row.organization_id = ${tx.organizationId} and batch.organization_id = import_row.organization_id
      and batch.id = import_row.import_batch_id and batch.state in ('applied', 'undone')
      and coalesce(batch.applied_at, batch.created_at) < ${before}`.execute(tx.db);
}
