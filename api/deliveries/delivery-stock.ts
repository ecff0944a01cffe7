import { add, type Work } from '../database/work.ts';
import { book } from '../inventory/ledger.ts';
import { StockLot } from '../inventory/stock-lot.entity.ts';
import type { DeliveryLine } from './delivery-line.entity.ts';
import type { Receipt } from './delivery-news.ts';
import { acceptedOf } from './receiving.policy.ts';

const HOUR = 3_600_000;

/** Books what a line accepted into a new lot, and makes its price the item's last cost. */
export async function bookLine(work: Work, { delivery, entries }: Receipt, line: DeliveryLine): Promise<void> {
  const item = entries.find((entry) => entry.line === line)?.item;
  const accepted = acceptedOf(line);
  if (!item || !accepted.gt(0)) return;
  const unitCost = line.unitPrice ?? item.lastUnitCost;
  line.useBy ??= item.shelfLifeHours === null ? null : new Date(work.now.getTime() + item.shelfLifeHours * HOUR);
  const lot = add(work, StockLot, {
    itemId: item.id,
    storageLocationId: item.storageLocationId,
    quantity: '0',
    unitCost,
    receivedAt: work.now,
    useBy: line.useBy,
    supplierLot: line.supplierLot,
    lotCode: `${delivery.number}-${line.sort + 1}`,
    deliveryLineId: line.id,
  });
  item.lastUnitCost = unitCost;
  await book(work, {
    itemId: item.id,
    type: 'receive',
    quantity: accepted.toFixed(),
    lot,
    unitCost,
    sourceType: 'delivery',
    sourceId: delivery.id,
  });
}
