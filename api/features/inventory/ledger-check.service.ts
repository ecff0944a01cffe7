import { can } from '#schema/permissions.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { findLedgerBreaks, ledgerTotals } from './ledger-check.queries.ts';
import type { LedgerCheck } from './stock.types.ts';

/** Proves that on hand, lots, values, what is owed, places and events add up from the ledger; lists every break, at most 100. */
export async function ledgerCheck(ctx: Context): Promise<LedgerCheck> {
  const viewer = authorize(ctx, 'inventory.read');
  return ctx.read(async (db) => {
    const found = await findLedgerBreaks(db, viewer);
    const { stockValue, ledgerValue, ...counts } = await ledgerTotals(db, viewer);
    const seesCosts = can(viewer.grants, 'inventory.costs');
    const breaks = found.filter(({ kind }) => seesCosts || !kind.endsWith('_value'));
    return {
      ok: found.length === 0 && Number(stockValue) === Number(ledgerValue),
      checkedAt: new Date(),
      ...counts,
      stockValue: seesCosts ? stockValue : null,
      ledgerValue: seesCosts ? ledgerValue : null,
      breaks,
    };
  });
}
