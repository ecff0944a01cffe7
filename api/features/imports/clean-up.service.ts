import type { Transaction } from '../../platform/database/transaction.ts';
import { undoableSince } from './import-age.policy.ts';
import { deleteOldRows } from './import-rows.writes.ts';

/** Deletes the rows of imports that can no longer be undone, and imports that were never finished. */
export function cleanUpImports(tx: Transaction): Promise<void> {
  return deleteOldRows(tx, undoableSince(tx.now));
}
