import { deliveredLotCode } from '#schema/lot-code.ts';
import { msg } from '#schema/messages.ts';
import { add, type Transaction } from '../../../platform/database/transaction.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { addEach, type StockIn } from '../../inventory/ledger/ledger.writes.ts';
import { movementsOf, reverseEach } from '../../inventory/ledger/reversal.writes.ts';
import { StockLot } from '../../inventory/lots/stock-lot.entity.ts';
import { receivedUseBy } from '../../inventory/lots/use-by.policy.ts';
import { lockItems } from '../../inventory/stock/item-stock.writes.ts';
import type { Delivery } from '../delivery.entity.ts';
import type { DeliveryLine } from '../lines/delivery-line.entity.ts';
import type { Receipt } from '../delivery.notifications.ts';
import { acceptedOf } from '../receiving/receiving.policy.ts';

/** Books the accepted quantity of each line into a new lot, dated when it arrived, not when it was entered. */
export async function bookLines(tx: Transaction, { delivery, entries }: Receipt): Promise<void> {
  const accepted = entries.filter(({ line }) => acceptedOf(line).gt(0));
  await addEach(
    tx,
    accepted.map(({ line, item }) => stockIn(tx, delivery, line, item)),
  );
}

/** The accepted quantity of a line as stock in a new lot. */
export function stockIn(tx: Transaction, delivery: Delivery, line: DeliveryLine, item: Item): StockIn {
  const receivedAt = delivery.receivedAt ?? tx.now;
  line.useBy ??= receivedUseBy(item, receivedAt);
  const lot = add(tx, StockLot, {
    itemId: item.id,
    storageLocationId: item.storageLocationId,
    unitCost: line.unitPrice ?? item.lastUnitCost,
    receivedAt,
    useBy: line.useBy,
    supplierLot: line.supplierLot,
    lotCode: deliveredLotCode(delivery.number, line.sort + 1),
    deliveryLineId: line.id,
  });
  return {
    itemId: item.id,
    type: 'receive',
    quantity: acceptedOf(line).toFixed(),
    lot,
    sourceType: 'delivery',
    sourceId: delivery.id,
    occurredAt: receivedAt,
  };
}

/** The items of the lines, locked in a fixed order so that two deliveries cannot deadlock. */
export async function lockedItems(tx: Transaction, lines: readonly DeliveryLine[]): Promise<ReadonlyMap<string, Item>> {
  const ids = lines.map((line) => line.itemId);
  await lockItems(tx, ids);
  const items = await tx.em.find(Item, { id: { $in: ids } }, { refresh: true });
  return new Map(items.map((item) => [item.id, item]));
}

/** Reverses everything that a delivery booked. Throws CONFLICT when some of it has been used. */
export async function reverseStock(
  tx: Transaction,
  delivery: Delivery,
  items: ReadonlyMap<string, Item>,
  reason: string,
): Promise<void> {
  const movements = await movementsOf(tx, 'delivery', delivery.id);
  for (const [itemId, ofItem] of Map.groupBy(movements.toReversed(), (row) => row.itemId)) {
    try {
      await reverseEach(tx, ofItem.toReversed(), reason);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
      const name = items.get(itemId)?.name ?? msg('delivery.thisDelivery');
      throw conflict(msg('delivery.usedSince', { name }));
    }
  }
}
