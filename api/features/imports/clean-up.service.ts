import { importRowsDeletedBefore } from '#schema/import-age.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { deleteOldRows } from './import-rows.writes.ts';

/** Deletes the rows of imports that can no longer be undone, and imports that were never finished. */
export function cleanUpImports(tx: Transaction): Promise<void> {
  return deleteOldRows(tx, new Date(importRowsDeletedBefore(tx.now.getTime())));
}
