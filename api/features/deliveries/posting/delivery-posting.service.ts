import * as inputs from '#schema/inputs/deliveries.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, fieldError, invalid } from '../../../platform/errors.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import { findLastCosts } from '../../inventory/items/last-cost.queries.ts';
import { refreshLastCosts } from '../../inventory/items/last-cost.writes.ts';
import { businessDate, businessDayBounds } from '#schema/business-day.ts';
import { DAY } from '#schema/milliseconds.ts';
import { Organization } from '../../organizations/organization.entity.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { notifyOverTarget } from '../../recipes/changes/food-cost.notifications.ts';
import { Supplier } from '../../suppliers/supplier.entity.ts';
import { reloadDelivery, saveAndPublish, type WholeDelivery } from '../delivery.writes.ts';
import { applyDraft, linesOf, openDelivery } from '../receiving/delivery-draft.writes.ts';
import type { DeliveryLine } from '../lines/delivery-line.entity.ts';
import { notifyPriceChanges, notifyReceived, type Receipt } from '../delivery.notifications.ts';
import { bookLines, lockedItems, reverseStock } from './delivery-stock.writes.ts';
import { Delivery } from '../delivery.entity.ts';
import { lineProblems } from '../receiving/receiving.policy.ts';

/**
 * Saves the entries of the same request and posts a delivery: the accepted quantities become new lots, the prices the items'
 * last cost, and the kitchen is notified. Afterwards it cannot be edited. Throws VALIDATION_FAILED with the problems of all
 * lines, and then changes nothing.
 */
export async function postDelivery(
  ctx: Context,
  rawInput: InputOf<typeof inputs.saveDelivery>,
): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const input = parse(inputs.saveDelivery, rawInput);
  return ctx.write('delivery.posted', input, async (tx) => {
    const delivery = await openDelivery(tx, input);
    const before = delivery.status;
    const lines = await applyDraft(tx, delivery, input);
    const arrival = arrivalOf(delivery, tx.now);
    delivery.receivedAt = arrival;
    const receipt = await receiptOf(tx, delivery, lines, arrival);
    assertPostable(receipt);
    await bookLines(tx, receipt);
    Object.assign(delivery, { status: 'posted', closedAt: tx.now, receivedById: tx.actorId });
    const lastCosts = await refreshLastCosts(
      tx,
      lines.map(({ itemId }) => itemId),
    );
    await tx.em.flush();
    await notifyPriceChanges(tx, receipt, lastCosts);
    await notifyOverTarget(tx);
    await notifyReceived(tx, receipt, before);
    return reloadDelivery(tx, viewer, delivery.id);
  });
}

/** Reverses a posted delivery and its costs. Throws CONFLICT when some of its stock has been used. */
export async function reverseDelivery(
  ctx: Context,
  rawInput: InputOf<typeof inputs.reverseDelivery>,
): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const input = parse(inputs.reverseDelivery, rawInput);
  return ctx.write('delivery.reversed', input, async (tx) => {
    const delivery = await find(tx, Delivery, 'delivery', input.id, { version: input.version, lock: true });
    if (delivery.status !== 'posted') throw conflict(msg('delivery.onlyConfirmedTakenBack'));
    const lines = await linesOf(tx, delivery);
    const items = await lockedItems(tx, lines);
    await reverseStock(tx, delivery, items, input.reason);
    Object.assign(delivery, {
      status: 'reversed',
      reversedAt: tx.now,
      reversedById: tx.actorId,
      closedReason: input.reason,
    });
    await refreshLastCosts(tx, [...items.keys()]);
    await notifyOverTarget(tx);
    return saveAndPublish(tx, viewer, delivery, { status: ['posted', 'reversed'], reason: [null, input.reason] });
  });
}

async function receiptOf(
  tx: Transaction,
  delivery: Delivery,
  lines: readonly DeliveryLine[],
  arrival: Date,
): Promise<Receipt> {
  const organization = await tx.em.findOneOrFail(Organization, { id: tx.organizationId });
  const supplier = await find(tx, Supplier, 'supplier', delivery.supplierId);
  const items = await lockedItems(tx, lines);
  // Two lines of one item compare with the same price, the last one before this delivery arrived.
  const costs = await findLastCosts(tx.db, tx.organizationId, [...items.keys()], arrival);
  for (const line of lines) line.previousUnitPrice = costs.get(line.itemId)?.cost ?? null;
  return { delivery, supplier, organization, entries: lines.map((line) => ({ line, item: itemOf(items, line) })) };
}

function assertPostable({ delivery, organization, entries }: Receipt): void {
  if (entries.length === 0) throw invalid(msg('delivery.nothingEntered', { number: delivery.number }));
  const arrivedOn = businessDate(organization, delivery.receivedAt ?? new Date());
  const arrivalDay = businessDayBounds(organization, arrivedOn);
  const problems = entries.flatMap(({ line, item }) => lineProblems(line, item, arrivalDay, `lines.${line.id}.`));
  const [first] = problems;
  if (first) throw invalid(first.message, problems);
  if (entries.every(({ line }) => Number(line.receivedQuantity) === 0)) {
    throw invalid(msg('delivery.nothingArrived'));
  }
}

function itemOf(items: ReadonlyMap<string, Item>, line: DeliveryLine): Item {
  const item = items.get(line.itemId);
  if (!item) throw new Error(`The line ${line.id} has no item.`);
  return item;
}

/** When the delivery arrived: as entered, at most seven days ago; else now. */
function arrivalOf(delivery: Delivery, now: Date): Date {
  const at = delivery.receivedAt ?? now;
  const oldest = now.getTime() - limits.receivedBackdateDays * DAY;
  if (at <= now && at.getTime() >= oldest) return at;
  throw fieldError('receivedAt', msg('delivery.whenArrived', { days: limits.receivedBackdateDays }));
}
