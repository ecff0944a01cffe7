import * as inputs from '#schema/inputs/deliveries.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import { notifyOverTarget } from '../../recipes/changes/food-cost.notifications.ts';
import { refreshLastCosts } from '../../inventory/items/last-cost.writes.ts';
import { newLotCode } from '../../inventory/lots/lot-code.crypto.ts';
import { StockLot } from '../../inventory/lots/stock-lot.entity.ts';
import { receivedUseBy } from '../../inventory/lots/use-by.policy.ts';
import { withdraw } from '../../notifications/notification.writes.ts';
import { receiptKeys } from '../delivery.notifications.ts';
import { saveAndPublish, type WholeDelivery } from '../delivery.writes.ts';
import type { DeliveryLine } from '../lines/delivery-line.entity.ts';
import { linesOf } from '../receiving/delivery-draft.writes.ts';
import { Delivery } from '../delivery.entity.ts';
import { DeliveryCorrection } from './delivery-correction.entity.ts';
import { lockedItems, reverseStock } from './delivery-stock.writes.ts';
import { undoUntil } from './delivery-undo.policy.ts';

/**
 * Undoes a confirmation within ten seconds: stock, owed stock and costs are as before, and the delivery is a draft with what
 * was entered. Needs the permission to confirm. Throws CONFLICT when its stock has been used or a line was corrected.
 */
export async function undoDelivery(
  ctx: Context,
  rawInput: InputOf<typeof inputs.undoDelivery>,
): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const input = parse(inputs.undoDelivery, rawInput);
  return ctx.write('delivery.undone', input, async (tx) => {
    const delivery = await find(tx, Delivery, 'delivery', input.id, { version: input.version, lock: true });
    if (delivery.status !== 'posted') throw conflict(msg('delivery.onlyConfirmedUndone'));
    if (!undoUntil(delivery, tx.now)) throw conflict(msg('delivery.tooLateToUndo'));
    const lines = await linesOf(tx, delivery);
    await refuseCorrected(tx, lines);
    const items = await lockedItems(tx, lines);
    await reverseStock(tx, delivery, items, 'Undone');
    await releaseLots(tx, lines);
    for (const line of lines) restoreEntered(delivery, line, items.get(line.itemId));
    // Without an entered time of arrival it was the time of the confirmation.
    if (delivery.receivedAt?.getTime() === delivery.closedAt?.getTime()) delivery.receivedAt = null;
    Object.assign(delivery, { status: 'draft', closedAt: null, receivedById: null });
    Object.assign(delivery, { creditReceivedAt: null, creditReceivedById: null });
    await tx.em.flush();
    await refreshLastCosts(tx, [...items.keys()]);
    await notifyOverTarget(tx);
    await withdraw(tx, receiptKeys(delivery, lines));
    return saveAndPublish(tx, viewer, delivery, { status: ['posted', 'draft'] });
  });
}

async function refuseCorrected(tx: Transaction, lines: readonly DeliveryLine[]): Promise<void> {
  const ids = lines.map(({ id }) => id);
  const corrections = await tx.em.count(DeliveryCorrection, { deliveryLineId: { $in: ids } });
  if (corrections > 0) throw conflict(msg('delivery.correctedSince'));
}

/** The emptied lots stay in the ledger, but leave their codes and lines to the lots of the next confirmation. */
async function releaseLots(tx: Transaction, lines: readonly DeliveryLine[]): Promise<void> {
  await tx.em.flush();
  const lots = await tx.em.find(StockLot, { deliveryLineId: { $in: lines.map(({ id }) => id) } });
  for (const lot of lots) Object.assign(lot, { deliveryLineId: null, lotCode: newLotCode() });
}

/** What the confirmation wrote into the line besides what was entered. */
function restoreEntered(delivery: Delivery, line: DeliveryLine, item: Item | undefined): void {
  line.previousUnitPrice = null;
  if (!item || !line.useBy || !delivery.receivedAt) return;
  if (receivedUseBy(item, delivery.receivedAt)?.getTime() === line.useBy.getTime()) line.useBy = null;
}
