import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { readOne } from '../../../platform/context/read-one.ts';
import { findLot, listParts, listSameSupplierLot } from '../stock/stock.queries.ts';
import { listMadeFrom, listMadeInto } from './lot-trace.queries.ts';
import type { StockLotTrace } from './lot-trace.types.ts';

/** Where a lot came from and where it went, one step in each direction. Throws NOT_FOUND. */
export async function lotTrace(ctx: Context, lotId: string): Promise<StockLotTrace> {
  const viewer = authorize(ctx, 'inventory.read');
  return readOne(ctx, 'lot', lotId, async (db) => {
    const lot = await findLot(db, viewer, lotId);
    if (!lot) return undefined;
    return {
      madeFrom: lot.prepTaskId === null ? [] : await listMadeFrom(db, viewer, lot.prepTaskId),
      madeInto: await listMadeInto(db, viewer, lot.id),
      parts: await listParts(db, viewer, lot),
      sameSupplierLot: lot.supplierLot === null ? [] : await listSameSupplierLot(db, viewer, lot),
    };
  });
}
