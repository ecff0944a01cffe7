import * as inputs from '#schema/inputs/deliveries.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { changesBetween } from '../../../platform/database/changes.ts';
import { assertExternalIdAvailable } from '../../../platform/database/external-id-available.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { Supplier } from '../../suppliers/supplier.entity.ts';
import { latestNumbers } from '../deliveries.queries.ts';
import { saveAndPublish, type WholeDelivery } from '../delivery.writes.ts';
import { applyDraft, linesOf, openDelivery } from './delivery-draft.writes.ts';
import { DeliveryLine } from '../lines/delivery-line.entity.ts';
import { Delivery } from '../delivery.entity.ts';

/** Among how many of the newest deliveries the highest number is searched: ids of several servers may be slightly out of order. */
const NUMBERS_CHECKED = 100;

/** Adds an expected delivery with its ordered lines. */
export async function createDelivery(
  ctx: Context,
  rawInput: InputOf<typeof inputs.createDelivery>,
): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const input = parse(inputs.createDelivery, rawInput);
  return ctx.write('delivery.announced', input, async (tx) => {
    const supplier = await findActiveSupplier(tx, input.supplierId);
    await assertExternalIdAvailable(tx, Delivery, 'delivery', input.externalId);
    const delivery = add(tx, Delivery, {
      number: await nextNumber(tx),
      supplierId: supplier.id,
      status: 'expected',
      expectedAt: input.expectedAt ? new Date(input.expectedAt) : null,
      notes: input.notes || null,
      externalId: input.externalId ?? null,
    });
    for (const [sort, line] of input.lines.entries()) await addOrdered(tx, delivery, sort, line);
    return saveAndPublish(tx, viewer, delivery, {
      number: [null, delivery.number],
      supplier: [null, supplier.name],
      lines: [0, input.lines.length],
      ...changesBetween({ externalId: null }, { externalId: delivery.externalId }),
    });
  });
}

/** Starts a draft for a delivery that was not announced. */
export async function startDelivery(
  ctx: Context,
  rawInput: InputOf<typeof inputs.startDelivery>,
): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const input = parse(inputs.startDelivery, rawInput);
  return ctx.write('delivery.started', input, async (tx) => {
    const supplier = await findActiveSupplier(tx, input.supplierId);
    await assertExternalIdAvailable(tx, Delivery, 'delivery', input.externalId);
    const number = await nextNumber(tx);
    const externalId = input.externalId ?? null;
    const delivery = add(tx, Delivery, { number, supplierId: supplier.id, status: 'draft', externalId });
    return saveAndPublish(tx, viewer, delivery, {
      number: [null, number],
      supplier: [null, supplier.name],
      ...changesBetween({ externalId: null }, { externalId: delivery.externalId }),
    });
  });
}

/** Saves the entries of the receiving form as a draft. Does not change stock. */
export async function saveDelivery(
  ctx: Context,
  rawInput: InputOf<typeof inputs.saveDelivery>,
): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const input = parse(inputs.saveDelivery, rawInput);
  return ctx.write('delivery.saved', input, async (tx) => {
    const delivery = await openDelivery(tx, input);
    await assertExternalIdAvailable(tx, Delivery, 'delivery', input.externalId, delivery.id);
    const { status: before, externalId } = delivery;
    delivery.status = 'draft';
    const lines = await applyDraft(tx, delivery, input);
    const counted = lines.filter((line) => line.receivedQuantity !== null).length;
    return saveAndPublish(tx, viewer, delivery, {
      status: [before, 'draft'],
      counted: [null, `${counted} of ${lines.length}`],
      ...changesBetween({ externalId: externalId }, { externalId: delivery.externalId }),
    });
  });
}

/** Enters every ordered line as received in full, with nothing rejected. Lines that were not ordered do not change. */
export async function receiveAllAsOrdered(
  ctx: Context,
  rawInput: InputOf<typeof inputs.receiveAllAsOrdered>,
): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const input = parse(inputs.receiveAllAsOrdered, rawInput);
  return ctx.write('delivery.saved', input, async (tx) => {
    const delivery = await openDelivery(tx, input);
    const before = delivery.status;
    for (const line of await linesOf(tx, delivery)) {
      if (line.orderedQuantity === null) continue;
      Object.assign(line, { receivedQuantity: line.orderedQuantity, rejectedQuantity: '0', rejectReason: null });
    }
    Object.assign(delivery, { status: 'draft', updatedAt: tx.now });
    return saveAndPublish(tx, viewer, delivery, { status: [before, 'draft'], received: [null, 'all as ordered'] });
  });
}

/** Cancels a delivery that will not come, or was started by mistake. */
export async function cancelDelivery(
  ctx: Context,
  rawInput: InputOf<typeof inputs.cancelDelivery>,
): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const input = parse(inputs.cancelDelivery, rawInput);
  return ctx.write('delivery.cancelled', input, async (tx) => {
    const delivery = await openDelivery(tx, input);
    const before = delivery.status;
    Object.assign(delivery, { status: 'cancelled', closedAt: tx.now, closedReason: input.reason });
    return saveAndPublish(tx, viewer, delivery, { status: [before, 'cancelled'], reason: [null, input.reason] });
  });
}

/** Sets or removes another program's id of a delivery of any status. Nothing else of the delivery changes. */
export async function setDeliveryExternalId(
  ctx: Context,
  rawInput: InputOf<typeof inputs.setDeliveryExternalId>,
): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const input = parse(inputs.setDeliveryExternalId, rawInput);
  return ctx.write('delivery.linked', input, async (tx) => {
    const delivery = await find(tx, Delivery, 'delivery', input.id, { version: input.version, lock: true });
    await assertExternalIdAvailable(tx, Delivery, 'delivery', input.externalId, delivery.id);
    const before = delivery.externalId;
    Object.assign(delivery, { externalId: input.externalId, updatedAt: tx.now });
    return saveAndPublish(
      tx,
      viewer,
      delivery,
      changesBetween({ externalId: before }, { externalId: delivery.externalId }),
    );
  });
}

async function findActiveSupplier(tx: Transaction, id: string): Promise<Supplier> {
  // Locked, so that it cannot be archived meanwhile, and so that numbers are assigned one by one per supplier.
  const supplier = await find(tx, Supplier, 'supplier', id, { lock: true });
  if (supplier.archivedAt) throw conflict(msg('common.archived', { name: supplier.name }));
  return supplier;
}

async function addOrdered(
  tx: Transaction,
  delivery: Delivery,
  sort: number,
  line: inputs.CreateDelivery['lines'][number],
): Promise<void> {
  const item = await find(tx, Item, 'item', line.itemId);
  if (item.archivedAt) throw conflict(msg('common.archived', { name: item.name }));
  add(tx, DeliveryLine, {
    deliveryId: delivery.id,
    itemId: item.id,
    sort,
    orderedQuantity: line.orderedQuantity,
    unitPrice: line.unitPrice ?? item.lastUnitCost,
  });
}

/** D-0001, D-0002, …: one more than the highest. Of two simultaneous transactions the unique index rejects one, which is retried. */
async function nextNumber(tx: Transaction): Promise<string> {
  const numbers = await latestNumbers(tx.db, tx.organizationId, NUMBERS_CHECKED);
  const highest = numbers.reduce((most, number) => Math.max(most, Number(/^D-(\d+)$/.exec(number)?.[1] ?? 0)), 0);
  return `D-${String(highest + 1).padStart(4, '0')}`;
}
