import { can } from '#schema/permissions.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { findLedgerBreaks, ledgerTotals } from './ledger-check.queries.ts';
import type { LedgerCheck } from '../stock/stock.types.ts';

/** Checks that on hand, lots, values, owed stock, places and events match the ledger. Lists at most 100 breaks. */
export async function ledgerCheck(ctx: Context): Promise<LedgerCheck> {
  const viewer = authorize(ctx, 'inventory.read');
  return ctx.readReport(async (db) => {
    const allBreaks = await findLedgerBreaks(db, viewer);
    const { stockValue, ledgerValue, ...counts } = await ledgerTotals(db, viewer);
    const seesCosts = can(viewer.grants, 'inventory.costs');
    const breaks = allBreaks.filter(({ kind }) => seesCosts || !kind.endsWith('_value'));
    return {
      ok: allBreaks.length === 0 && Number(stockValue) === Number(ledgerValue),
      checkedAt: new Date(),
      ...counts,
      stockValue: seesCosts ? stockValue : null,
      ledgerValue: seesCosts ? ledgerValue : null,
      breaks,
    };
  });
}
