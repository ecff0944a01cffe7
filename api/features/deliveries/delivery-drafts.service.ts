import * as inputs from '#schema/inputs/deliveries.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Changes } from '../../platform/database/changes.ts';
import { assertExternalIdAvailable } from '../../platform/database/claim-external-id.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import { Item } from '../inventory/item.entity.ts';
import { parse } from '../../platform/context/parse.ts';
import { Supplier } from '../suppliers/supplier.entity.ts';
import { latestNumbers } from './deliveries.queries.ts';
import { reloadDelivery, saveAndPublish, type WholeDelivery } from './delivery-answer.ts';
import { applyDraft, linesOf, openDelivery } from './delivery-draft.ts';
import { DeliveryLine } from './delivery-line.entity.ts';
import { Delivery } from './delivery.entity.ts';

/** How far back the highest number is looked for: ids of several servers may be a moment out of order. */
const NUMBERS_LOOKED_AT = 100;

/** Announces a delivery: from whom, when, what. */
export async function createDelivery(ctx: Context, rawInput: unknown): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const input = parse(inputs.createDelivery, rawInput);
  return ctx.write('delivery.announced', input, async (tx) => {
    const supplier = await supplierInUse(tx, input.supplierId);
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
      ...externalIdChange(null, delivery),
    });
  });
}

/** Begins a delivery that nobody expected, at the door. */
export async function startDelivery(ctx: Context, rawInput: unknown): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const input = parse(inputs.startDelivery, rawInput);
  return ctx.write('delivery.started', input, async (tx) => {
    const supplier = await supplierInUse(tx, input.supplierId);
    await assertExternalIdAvailable(tx, Delivery, 'delivery', input.externalId);
    const number = await nextNumber(tx);
    const externalId = input.externalId ?? null;
    const delivery = add(tx, Delivery, { number, supplierId: supplier.id, status: 'draft', externalId });
    return saveAndPublish(tx, viewer, delivery, {
      number: [null, number],
      supplier: [null, supplier.name],
      ...externalIdChange(null, delivery),
    });
  });
}

/** Keeps what was entered at the door, unfinished. Nothing goes into stock. */
export async function saveDelivery(ctx: Context, rawInput: unknown): Promise<WholeDelivery> {
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
      ...externalIdChange(externalId, delivery),
    });
  });
}

/** Enters every ordered line as arrived in full, refused nothing. Lines nobody ordered stay as they are. */
export async function receiveAllAsOrdered(ctx: Context, rawInput: unknown): Promise<WholeDelivery> {
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

/** Strikes a delivery that will not come, or was begun by mistake. */
export async function cancelDelivery(ctx: Context, rawInput: unknown): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const input = parse(inputs.cancelDelivery, rawInput);
  return ctx.write('delivery.cancelled', input, async (tx) => {
    const delivery = await openDelivery(tx, input);
    const before = delivery.status;
    Object.assign(delivery, { status: 'cancelled', closedAt: tx.now, closedReason: input.reason });
    await saveAndPublish(tx, viewer, delivery, { status: [before, 'cancelled'], reason: [null, input.reason] });
    return reloadDelivery(tx, viewer, delivery.id);
  });
}

/** For the audit log. */
function externalIdChange(before: string | null, { externalId }: Delivery): Changes {
  return before === externalId ? {} : { externalId: [before, externalId] };
}

async function supplierInUse(tx: Transaction, id: string): Promise<Supplier> {
  // Locked, so that it cannot be archived meanwhile; and numbers are given one after the other per supplier at least.
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

/** D-0001, D-0002, …: one more than the highest. Two at once clash on the unique number, and the later write is done again. */
async function nextNumber(tx: Transaction): Promise<string> {
  const numbers = await latestNumbers(tx.db, tx.organizationId, NUMBERS_LOOKED_AT);
  const highest = numbers.reduce((most, number) => Math.max(most, Number(/^D-(\d+)$/.exec(number)?.[1] ?? 0)), 0);
  return `D-${String(highest + 1).padStart(4, '0')}`;
}
