import { Decimal } from 'decimal.js';
import type { z } from 'zod';
import { businessDate, businessDayBounds } from '#schema/business-day.ts';
import * as inputs from '#schema/inputs/deliveries.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import { decimalText } from '../../../platform/graphql/scalars.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';
import { lockStock } from '../../inventory/stock/item-stock.writes.ts';
import { notifyOverTarget } from '../../recipes/changes/food-cost.notifications.ts';
import { refreshLastCosts } from '../../inventory/items/last-cost.writes.ts';
import { addStock, drawStock, revalueLot } from '../../inventory/ledger/ledger.writes.ts';
import { ledgerValue } from '../../inventory/ledger/ledger-value.policy.ts';
import type { Cause } from '../../inventory/ledger/lot-change.writes.ts';
import { StockLot } from '../../inventory/lots/stock-lot.entity.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { stockIn } from './delivery-stock.writes.ts';
import { saveAndPublish, type WholeDelivery } from '../delivery.writes.ts';
import { DeliveryCorrection } from './delivery-correction.entity.ts';
import { DeliveryLine } from '../lines/delivery-line.entity.ts';
import { Delivery } from '../delivery.entity.ts';
import { acceptedOf, lineProblems } from '../receiving/receiving.policy.ts';

/**
 * Corrects the price or the accepted quantity of a posted line, at any time: revalues the remaining stock and books the
 * difference in quantity. Stock used already stays at the old price and is recorded in the correction. The movements are dated
 * like the delivery. What is accepted in addition is judged as at receiving (kitchen.md M14): it may need a reading, or the reason
 * why it is accepted; food past its use-by is refused with VALIDATION_FAILED. The correction keeps the former refusal and reading.
 */
export async function correctDeliveryLine(
  ctx: Context,
  rawInput: InputOf<typeof inputs.correctDeliveryLine>,
): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const input = parse(inputs.correctDeliveryLine, rawInput);
  return ctx.write('delivery.corrected', input, async (tx) => {
    const line = await find(tx, DeliveryLine, 'delivery line', input.lineId);
    const delivery = await find(tx, Delivery, 'delivery', line.deliveryId, { version: input.version, lock: true });
    if (delivery.status !== 'posted') throw conflict(msg('delivery.onlyConfirmedCorrected'));
    // Another transaction may have corrected it before this one locked the delivery.
    await tx.em.refreshOrFail(line);
    const { item } = await lockStock(tx, line.itemId);
    const lots = await lotsOfLine(tx, line);
    const [price, accepted] = [line.unitPrice, acceptedOf(line)];
    const newPrice = input.unitPrice ?? price;
    const newAccepted = new Decimal(input.acceptedQuantity ?? accepted);
    assertChanged(item.name, Number(newPrice ?? -1) === Number(price ?? -1) && newAccepted.eq(accepted));
    const cause: Omit<Cause, 'type'> = {
      sourceType: 'delivery',
      sourceId: delivery.id,
      reason: input.reason,
      occurredAt: delivery.receivedAt ?? tx.now,
    };
    const former = refusalOf(line);
    line.unitPrice = newPrice;
    if (lots.length === 0) takeBackRejection(line, newAccepted);
    line.receivedQuantity = newAccepted.plus(line.rejectedQuantity).toFixed();
    if (newAccepted.gt(accepted)) await acceptMore(tx, { delivery, line, item }, input);
    const used = Decimal.min(newAccepted, await revalue(tx, lots, { accepted, price: newPrice }, cause));
    await correctQuantity(tx, lots, { difference: newAccepted.minus(accepted), oldPrice: price }, cause);
    if (lots.length === 0 && newAccepted.gt(0)) {
      await addStock(tx, { ...stockIn(tx, delivery, line, item), reason: input.reason });
    }
    delivery.updatedAt = tx.now;
    add(tx, DeliveryCorrection, {
      deliveryLineId: line.id,
      oldUnitPrice: price,
      newUnitPrice: newPrice,
      oldQuantity: accepted.toFixed(),
      newQuantity: newAccepted.toFixed(),
      usedQuantity: used.toFixed(),
      usedDifference: differenceOf(used, price, newPrice),
      ...replaced(former, refusalOf(line)),
      reason: input.reason,
      byUserId: tx.actorId,
    });
    await refreshLastCosts(tx, [line.itemId]);
    await notifyOverTarget(tx);
    return saveAndPublish(tx, viewer, delivery, {
      item: item.name,
      unitPrice: [price && decimalText(price), newPrice && decimalText(newPrice)],
      quantity: [accepted.toFixed(), newAccepted.toFixed()],
      reason: [null, input.reason],
    });
  });
}

type Refusal = Pick<DeliveryLine, 'rejectedQuantity' | 'rejectReason' | 'temperature' | 'temperatureUnit'>;

const refusalOf = ({ rejectedQuantity, rejectReason, temperature, temperatureUnit }: DeliveryLine): Refusal => ({
  rejectedQuantity,
  rejectReason,
  temperature,
  temperatureUnit,
});

/** What a correction replaced: the refusal, the reading; nulls for what it did not change. */
function replaced(former: Refusal, now: Refusal): Partial<DeliveryCorrection> {
  const isRejection = Number(former.rejectedQuantity) !== Number(now.rejectedQuantity);
  const figure = (temperature: string | null) => temperature && decimalText(temperature);
  const isReading =
    figure(former.temperature) !== figure(now.temperature) || former.temperatureUnit !== now.temperatureUnit;
  return {
    ...(isRejection ? { oldRejectedQuantity: former.rejectedQuantity, oldRejectReason: former.rejectReason } : {}),
    ...(isReading ? { oldTemperature: former.temperature, oldTemperatureUnit: former.temperatureUnit } : {}),
  };
}

/** Enters the reading and the reason. Throws VALIDATION_FAILED when receiving would have refused the line on the day it arrived. */
async function acceptMore(
  tx: Transaction,
  { delivery, line, item }: { readonly delivery: Delivery; readonly line: DeliveryLine; readonly item: Item },
  { temperature, temperatureUnit, overrideReason }: z.output<typeof inputs.correctDeliveryLine>,
): Promise<void> {
  const kitchen = await findKitchen(tx);
  if (temperature) Object.assign(line, { temperature, temperatureUnit: temperatureUnit ?? kitchen.temperatureUnit });
  if (overrideReason) line.overrideReason = overrideReason;
  const arrivalDay = businessDayBounds(kitchen, businessDate(kitchen, delivery.receivedAt ?? tx.now));
  const problems = lineProblems(line, item, arrivalDay);
  const [first] = problems;
  if (first) throw invalid(first.message, problems);
}

/** Nothing of the line was accepted: what is accepted now was counted as rejected. */
function takeBackRejection(line: DeliveryLine, accepted: Decimal): void {
  line.rejectedQuantity = Decimal.max(new Decimal(line.rejectedQuantity).minus(accepted), 0).toFixed();
  if (Number(line.rejectedQuantity) === 0) line.rejectReason = null;
}

/** The line's lot and the lots split off it, oldest first. */
async function lotsOfLine(tx: Transaction, line: DeliveryLine): Promise<StockLot[]> {
  return tx.em.find(StockLot, { deliveryLineId: line.id }, { orderBy: { id: 'asc' }, refresh: true });
}

/** Values the remaining stock at the new price. Returns how much of the accepted quantity is used already. */
async function revalue(
  tx: Transaction,
  lots: readonly StockLot[],
  { accepted, price }: { readonly accepted: Decimal; readonly price: string | null },
  cause: Omit<Cause, 'type'>,
): Promise<Decimal> {
  let used = accepted;
  for (const lot of lots) {
    const own = Decimal.min(used, lot.quantity);
    await revalueLot(tx, lot, price, { ...cause, own });
    used = used.minus(own);
  }
  return used;
}

async function correctQuantity(
  tx: Transaction,
  lots: readonly StockLot[],
  { difference, oldPrice }: { readonly difference: Decimal; readonly oldPrice: string | null },
  cause: Omit<Cause, 'type'>,
): Promise<void> {
  const [first] = lots;
  if (difference.isZero() || !first) return;
  const booking = { ...cause, type: 'receive', itemId: first.itemId } as const;
  if (difference.gt(0)) {
    await addStock(tx, { ...booking, quantity: difference.toFixed(), lot: first });
    return;
  }
  let missing = difference.negated();
  for (const lot of lots) {
    const drawn = Decimal.min(missing, lot.quantity);
    if (drawn.gt(0)) await drawStock(tx, { ...booking, quantity: drawn.toFixed(), lot, order: 'any' });
    missing = missing.minus(drawn);
  }
  // More was used than arrived: the difference is owed at the old price.
  const owed = { ...booking, quantity: missing.toFixed(), lot: first, order: 'any', owedUnitCost: oldPrice } as const;
  if (missing.gt(0)) await drawStock(tx, owed);
}

function differenceOf(used: Decimal, price: string | null, newPrice: string | null): string | null {
  if (price === null || newPrice === null) return null;
  return ledgerValue(used.times(new Decimal(newPrice).minus(price))).toFixed();
}

function assertChanged(name: string, same: boolean): void {
  if (same) throw conflict(msg('delivery.sameAlready', { name }));
}
