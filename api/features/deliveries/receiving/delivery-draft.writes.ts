import { limits } from '#schema/limits.ts';
import type { ReceivedLine, SaveDelivery } from '#schema/inputs/deliveries.ts';
import { msg } from '#schema/messages.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { businessDayBounds } from '#schema/business-day.ts';
import { DeliveryLine } from '../lines/delivery-line.entity.ts';
import { Delivery } from '../delivery.entity.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';

const closedMessages = {
  posted: 'delivery.confirmed',
  reversed: 'delivery.wasTakenBack',
  cancelled: 'delivery.wasCancelled',
} as const;

/** A delivery that can still change, locked. Throws CONFLICT once it is posted, reversed or canceled. */
export async function openDelivery(
  tx: Transaction,
  input: { readonly id: string; readonly version?: number | undefined },
): Promise<Delivery> {
  const delivery = await find(tx, Delivery, 'delivery', input.id, { lock: true });
  const { status } = delivery;
  if (status !== 'expected' && status !== 'draft')
    throw conflict(msg(closedMessages[status], { number: delivery.number }));
  return find(tx, Delivery, 'delivery', input.id, { version: input.version });
}

/** Writes the entries of the receiving form into a delivery and its lines. Returns all its lines, in order. */
export async function applyDraft(tx: Transaction, delivery: Delivery, input: SaveDelivery): Promise<DeliveryLine[]> {
  const { id: _id, version: _version, lines: entered = [], removedLineIds = [], ...header } = input;
  Object.assign(delivery, patchOf(header));
  const lines = await linesOf(tx, delivery);
  const remaining = removeLines(tx, lines, removedLineIds);
  const clock = await findKitchen(tx);
  for (const entry of entered) {
    const line = await lineFor(tx, delivery, remaining, entry);
    const { id: _line, itemId: _item, useByDate, ...values } = entry;
    const useBy = useByDate ? businessDayBounds(clock, useByDate).end : useByDate;
    Object.assign(line, patchOf({ ...values, useBy }));
    if (Number(line.rejectedQuantity) === 0) line.rejectReason = null;
    if (line.temperature === null) line.temperatureUnit = null;
    else line.temperatureUnit ??= clock.temperatureUnit;
  }
  if (delivery.vehicleTemperature !== null) delivery.temperatureUnit ??= clock.temperatureUnit;
  if (remaining.length > limits.linesMax) throw invalid(msg('delivery.tooManyLines', { count: limits.linesMax }));
  // The version of the delivery covers its lines too.
  delivery.updatedAt = tx.now;
  return remaining;
}

export function linesOf(tx: Transaction, delivery: Delivery): Promise<DeliveryLine[]> {
  return tx.em.find(DeliveryLine, { deliveryId: delivery.id }, { orderBy: [{ sort: 'asc' }, { id: 'asc' }] });
}

function removeLines(tx: Transaction, lines: DeliveryLine[], ids: readonly string[]): DeliveryLine[] {
  const removed = lines.filter((line) => ids.includes(line.id));
  if (removed.some((line) => line.orderedQuantity !== null)) {
    throw conflict(msg('delivery.orderedLineStays'));
  }
  for (const line of removed) tx.em.remove(line);
  return lines.filter((line) => !removed.includes(line));
}

async function lineFor(
  tx: Transaction,
  delivery: Delivery,
  lines: DeliveryLine[],
  entry: ReceivedLine,
): Promise<DeliveryLine> {
  if (entry.id !== undefined) {
    const existing = lines.find((line) => line.id === entry.id);
    if (!existing) throw conflict(msg('delivery.lineGone'));
    return existing;
  }
  if (entry.itemId === undefined)
    throw invalid(msg('text.field', { field: 'lines', problem: msg('delivery.whichItem') }));
  const item = await find(tx, Item, 'item', entry.itemId);
  if (item.archivedAt) throw conflict(msg('common.archived', { name: item.name }));
  const sort = (lines.at(-1)?.sort ?? -1) + 1;
  const unitPrice = item.lastUnitCost;
  const line = add(tx, DeliveryLine, { deliveryId: delivery.id, itemId: item.id, sort, unitPrice });
  lines.push(line);
  return line;
}

/** The fields to assign: undefined ones are left out, empty text becomes null. */
function patchOf(values: object): object {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value === '' ? null : value]],
    ),
  );
}
