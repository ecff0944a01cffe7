import { msg } from '#schema/messages.ts';
import type { EventInput, Transaction } from '../../platform/database/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import type { Importer, ImportKind } from '../../platform/imports/import-kind.ts';
import type { TouchedRow } from '../../platform/database/touched-row.ts';
import { sql } from 'kysely';
import type { ImportBatch } from './import-batch.entity.ts';
import { allRows } from './imports.queries.ts';

interface Undo {
  readonly batch: ImportBatch;
  readonly kind: ImportKind;
  readonly importer: Importer;
  readonly progress: (done: number) => Promise<void>;
}

/** PostgreSQL's code for a row that others still refer to. */
const STILL_REFERRED = '23503';

/** Undoes every row of an import, the last one first. Throws CONFLICT with the first that was changed or used since. */
export async function undoRows(tx: Transaction, { batch, kind, importer, progress }: Undo): Promise<void> {
  const rows = await allRows(tx.db, batch.organizationId, batch.id);
  // Foreign keys are checked at once instead of at the commit, so that the refusal can name the row.
  await sql`set constraints all immediate`.execute(tx.db);
  const record = ({ live: _live, audience: _audience, ...event }: EventInput) => tx.record(event);
  // A record may be written before one above it in the file.
  const written = rows.flatMap(({ touched }) => touched ?? []).toSorted((one, other) => orderOf(one) - orderOf(other));
  let done = 0;
  for (const row of written.toReversed()) {
    await undoOne({ ...tx, record }, kind, importer, row);
    done += 1;
    await progress(Math.min(done, rows.length));
  }
}

const orderOf = ({ order = 0 }: TouchedRow): number => order;

async function undoOne(tx: Transaction, kind: ImportKind, importer: Importer, row: TouchedRow): Promise<void> {
  try {
    await kind.undo(tx, importer, row);
    await tx.em.flush();
  } catch (error) {
    if (codeOf(error) === STILL_REFERRED) throw conflict(msg('import.usedAfter', { name: row.name }));
    throw error;
  } finally {
    tx.em.clear();
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
