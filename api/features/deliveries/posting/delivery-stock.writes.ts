import { deliveredLotCode } from '#schema/lot-code.ts';
import { add, type Transaction } from '../../../platform/database/transaction.ts';
import { addStock } from '../../inventory/ledger/ledger.writes.ts';
import { StockLot } from '../../inventory/lots/stock-lot.entity.ts';
import { receivedUseBy } from '../../inventory/lots/use-by.policy.ts';
import type { DeliveryLine } from '../lines/delivery-line.entity.ts';
import type { Receipt } from '../delivery.notifications.ts';
import { acceptedOf } from '../receiving/receiving.policy.ts';

/** Books a line's accepted quantity into a new lot, dated when it arrived, not when it was entered. */
export async function bookLine(tx: Transaction, { delivery, entries }: Receipt, line: DeliveryLine): Promise<void> {
  const item = entries.find((entry) => entry.line === line)?.item;
  const accepted = acceptedOf(line);
  if (!item || !accepted.gt(0)) return;
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
  await addStock(tx, {
    itemId: item.id,
    type: 'receive',
    quantity: accepted.toFixed(),
    lot,
    sourceType: 'delivery',
    sourceId: delivery.id,
    occurredAt: receivedAt,
  });
}
