import { Decimal } from 'decimal.js';
import * as inputs from '#schema/inputs/deliveries.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { add, find, type Work } from '../../platform/database/work.ts';
import { conflict } from '../../platform/errors.ts';
import { decimalText } from '../../platform/graphql/scalars.ts';
import { lockStock } from '../inventory/item-stock.ts';
import { refreshLastCosts } from '../inventory/last-cost.ts';
import { addStock, drawStock, revalueLot } from '../inventory/ledger.ts';
import { type Cause, ledgerValue } from '../inventory/lot-change.ts';
import { StockLot } from '../inventory/stock-lot.entity.ts';
import { parse } from '../../platform/context/parse.ts';
import { told, type WholeDelivery } from './delivery-answer.ts';
import { DeliveryCorrection } from './delivery-correction.entity.ts';
import { DeliveryLine } from './delivery-line.entity.ts';
import { Delivery } from './delivery.entity.ts';
import { acceptedOf } from './receiving.policy.ts';

/**
 * Corrects the price or the accepted quantity of a confirmed line, at any time: what is left of it is valued anew, what is
 * missing or too much is booked, and what was used already stays at the old price and is shown. The entries count on the
 * day of the delivery.
 */
export async function correctDeliveryLine(ctx: Context, input: unknown): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const asked = parse(inputs.correctDeliveryLine, input);
  return ctx.write('delivery.corrected', asked, async (work) => {
    const line = await find(work, DeliveryLine, 'delivery line', asked.lineId);
    const delivery = await find(work, Delivery, 'delivery', line.deliveryId, { version: asked.version, lock: true });
    if (delivery.status !== 'posted') throw conflict(msg('delivery.onlyConfirmedCorrected'));
    // Somebody may have corrected it before this transaction had the delivery's lock.
    await work.em.refreshOrFail(line);
    const { item } = await lockStock(work, line.itemId);
    const lots = await lotsOfLine(work, line);
    const [price, accepted] = [line.unitPrice, acceptedOf(line)];
    const newPrice = asked.unitPrice ?? price;
    const newAccepted = new Decimal(asked.acceptedQuantity ?? accepted);
    refuseNothing(item.name, Number(newPrice ?? -1) === Number(price ?? -1) && newAccepted.eq(accepted));
    const cause: Omit<Cause, 'type'> = {
      sourceType: 'delivery',
      sourceId: delivery.id,
      reason: asked.reason,
      occurredAt: delivery.receivedAt ?? work.now,
    };
    const used = Decimal.min(newAccepted, await revalue(work, lots, { accepted, price: newPrice }, cause));
    await correctQuantity(work, lots, { difference: newAccepted.minus(accepted), oldPrice: price }, cause);
    line.unitPrice = newPrice;
    line.receivedQuantity = newAccepted.plus(line.rejectedQuantity).toFixed();
    delivery.updatedAt = work.now;
    add(work, DeliveryCorrection, {
      deliveryLineId: line.id,
      oldUnitPrice: price,
      newUnitPrice: newPrice,
      oldQuantity: accepted.toFixed(),
      newQuantity: newAccepted.toFixed(),
      usedQuantity: used.toFixed(),
      usedDifference: differenceOf(used, price, newPrice),
      reason: asked.reason,
      byUserId: work.actorId,
    });
    await refreshLastCosts(work, [line.itemId]);
    return told(work, viewer, delivery, {
      item: item.name,
      unitPrice: [price && decimalText(price), newPrice && decimalText(newPrice)],
      quantity: [accepted.toFixed(), newAccepted.toFixed()],
      reason: [null, asked.reason],
    });
  });
}

/** The lot of the line and the parts that were split off it, the line's own first. */
async function lotsOfLine(work: Work, line: DeliveryLine): Promise<StockLot[]> {
  return work.em.find(StockLot, { deliveryLineId: line.id }, { orderBy: { id: 'asc' }, refresh: true });
}

/** Values what is left at the new price. Answers how much of what was accepted is used already. */
async function revalue(
  work: Work,
  lots: readonly StockLot[],
  { accepted, price }: { readonly accepted: Decimal; readonly price: string | null },
  cause: Omit<Cause, 'type'>,
): Promise<Decimal> {
  let used = accepted;
  for (const lot of lots) {
    const own = Decimal.min(used, lot.quantity);
    await revalueLot(work, lot, price, { ...cause, own });
    used = used.minus(own);
  }
  return used;
}

async function correctQuantity(
  work: Work,
  lots: readonly StockLot[],
  { difference, oldPrice }: { readonly difference: Decimal; readonly oldPrice: string | null },
  cause: Omit<Cause, 'type'>,
): Promise<void> {
  const [first] = lots;
  if (difference.isZero() || !first) return;
  const booking = { ...cause, type: 'receive', itemId: first.itemId } as const;
  if (difference.gt(0)) {
    await addStock(work, { ...booking, quantity: difference.toFixed(), lot: first });
    return;
  }
  let missing = difference.negated();
  for (const lot of lots) {
    const taken = Decimal.min(missing, lot.quantity);
    if (taken.gt(0)) await drawStock(work, { ...booking, quantity: taken.toFixed(), lot, order: 'any' });
    missing = missing.minus(taken);
  }
  // More was used, at the old price, than really came: that much is owed.
  const owed = { ...booking, quantity: missing.toFixed(), lot: first, order: 'any', owedUnitCost: oldPrice } as const;
  if (missing.gt(0)) await drawStock(work, owed);
}

function differenceOf(used: Decimal, price: string | null, newPrice: string | null): string | null {
  if (price === null || newPrice === null) return null;
  return ledgerValue(used.times(new Decimal(newPrice).minus(price))).toFixed();
}

function refuseNothing(name: string, same: boolean): void {
  if (same) throw conflict(msg('delivery.sameAlready', { name }));
}
