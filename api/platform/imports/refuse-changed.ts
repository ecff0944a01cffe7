import { msg } from '#schema/messages.ts';
import { conflict } from '../errors.ts';
import type { TouchedRow } from '../database/touched-row.ts';

/** Throws CONFLICT when a row of an import has been changed since. */
export function refuseChanged(touched: TouchedRow, row: { readonly version: number }): void {
  if (row.version !== touched.version) throw conflict(msg('import.changedAfter', { name: touched.name }));
}
