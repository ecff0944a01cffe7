import { msg } from '#schema/messages.ts';
import type { TouchedRow } from '../../../platform/database/touched-row.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import type { Importer } from '../../../platform/imports/import-kind.ts';
import { refuseChanged } from '../../../platform/imports/refuse-changed.ts';
import { reverse } from '../ledger/reversal.writes.ts';
import { StockMovement } from '../ledger/stock-movement.entity.ts';
import { newLotCode } from '../lots/lot-code.crypto.ts';
import { StockLot } from '../lots/stock-lot.entity.ts';
import { lockStock } from '../stock/item-stock.writes.ts';

/** Takes the opening stock of a lot back with an opposite row. Throws CONFLICT when the lot was used, moved or changed since. */
export async function undoOpeningStock(tx: Transaction, _importer: Importer, touched: TouchedRow): Promise<void> {
  const { itemId } = await find(tx, StockLot, 'lot', touched.id);
  await lockStock(tx, itemId);
  const lot = await tx.em.findOneOrFail(StockLot, { id: touched.id }, { refresh: true });
  refuseChanged(touched, lot);
  const movements = await tx.em.find(StockMovement, { lotId: lot.id });
  const [opening] = movements;
  if (movements.length !== 1 || opening?.type !== 'opening') {
    throw conflict(msg('import.usedAfter', { name: touched.name }));
  }
  await reverse(tx, opening, 'Import undone');
  // Its label is free for the next try.
  lot.lotCode = newLotCode();
}
