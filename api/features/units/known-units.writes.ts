import { msg } from '#schema/messages.ts';
import { builtInUnit } from '#schema/units.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { lockUnits } from './units.queries.ts';
import { fieldError } from '../../platform/errors.ts';

/** A unit from an input, and the path of its field. */
export interface SentUnit {
  readonly path: string;
  readonly unit: string | null | undefined;
}

/**
 * Throws VALIDATION_FAILED for the first unit that is neither built in nor one of the kitchen's own in use. Locks the kitchen's
 * own units until the transaction ends.
 */
export async function checkUnits(tx: Transaction, sent: readonly SentUnit[]): Promise<void> {
  const own = sent.flatMap(({ path, unit }) => (unit && !builtInUnit(unit) ? [{ path, unit }] : []));
  if (own.length === 0) return;
  const codes = own.map(({ unit }) => unit);
  const rows = await lockUnits(tx.db, tx.organizationId, codes);
  for (const { path, unit } of own) {
    const row = rows.find(({ code }) => code === unit);
    if (row && row.archivedAt === null) continue;
    const message = row ? msg('unit.archived', { name: row.name }) : msg('unit.notOfKitchen', { unit });
    throw fieldError(path, message);
  }
}
