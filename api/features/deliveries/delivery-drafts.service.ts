import * as inputs from '#schema/inputs/deliveries.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Changes } from '../../platform/database/changes.ts';
import { claimExternalId } from '../../platform/database/claim-external-id.ts';
import { add, find, type Work } from '../../platform/database/work.ts';
import { conflict } from '../../platform/errors.ts';
import { Item } from '../inventory/item.entity.ts';
import { parse } from '../../platform/context/parse.ts';
import { Supplier } from '../suppliers/supplier.entity.ts';
import { latestNumbers } from './deliveries.queries.ts';
import { answerOf, told, type WholeDelivery } from './delivery-answer.ts';
import { applyDraft, linesOf, openDelivery } from './delivery-draft.ts';
import { DeliveryLine } from './delivery-line.entity.ts';
import { Delivery } from './delivery.entity.ts';

/** How far back the highest number is looked for: ids of several servers may be a moment out of order. */
const NUMBERS_LOOKED_AT = 100;

/** Announces a delivery: from whom, when, what. */
export async function createDelivery(ctx: Context, input: unknown): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const asked = parse(inputs.createDelivery, input);
  return ctx.write('delivery.announced', asked, async (work) => {
    const supplier = await supplierInUse(work, asked.supplierId);
    await claimExternalId(work, Delivery, 'delivery', asked.externalId);
    const delivery = add(work, Delivery, {
      number: await nextNumber(work),
      supplierId: supplier.id,
      status: 'expected',
      expectedAt: asked.expectedAt ? new Date(asked.expectedAt) : null,
      notes: asked.notes || null,
      externalId: asked.externalId ?? null,
    });
    for (const [sort, line] of asked.lines.entries()) await addOrdered(work, delivery, sort, line);
    return told(work, viewer, delivery, {
      number: [null, delivery.number],
      supplier: [null, supplier.name],
      lines: [0, asked.lines.length],
      ...externalIdChange(null, delivery),
    });
  });
}

/** Begins a delivery that nobody expected, at the door. */
export async function startDelivery(ctx: Context, input: unknown): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const asked = parse(inputs.startDelivery, input);
  return ctx.write('delivery.started', asked, async (work) => {
    const supplier = await supplierInUse(work, asked.supplierId);
    await claimExternalId(work, Delivery, 'delivery', asked.externalId);
    const number = await nextNumber(work);
    const externalId = asked.externalId ?? null;
    const delivery = add(work, Delivery, { number, supplierId: supplier.id, status: 'draft', externalId });
    return told(work, viewer, delivery, {
      number: [null, number],
      supplier: [null, supplier.name],
      ...externalIdChange(null, delivery),
    });
  });
}

/** Keeps what was entered at the door, unfinished. Nothing goes into stock. */
export async function saveDelivery(ctx: Context, input: unknown): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const asked = parse(inputs.saveDelivery, input);
  return ctx.write('delivery.saved', asked, async (work) => {
    const delivery = await openDelivery(work, asked);
    await claimExternalId(work, Delivery, 'delivery', asked.externalId, delivery.id);
    const { status: before, externalId } = delivery;
    delivery.status = 'draft';
    const lines = await applyDraft(work, delivery, asked);
    const counted = lines.filter((line) => line.receivedQuantity !== null).length;
    return told(work, viewer, delivery, {
      status: [before, 'draft'],
      counted: [null, `${counted} of ${lines.length}`],
      ...externalIdChange(externalId, delivery),
    });
  });
}

/** Enters every ordered line as arrived in full, refused nothing. Lines nobody ordered stay as they are. */
export async function receiveAllAsOrdered(ctx: Context, input: unknown): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const asked = parse(inputs.receiveAllAsOrdered, input);
  return ctx.write('delivery.saved', asked, async (work) => {
    const delivery = await openDelivery(work, asked);
    const before = delivery.status;
    for (const line of await linesOf(work, delivery)) {
      if (line.orderedQuantity === null) continue;
      Object.assign(line, { receivedQuantity: line.orderedQuantity, rejectedQuantity: '0', rejectReason: null });
    }
    Object.assign(delivery, { status: 'draft', updatedAt: work.now });
    return told(work, viewer, delivery, { status: [before, 'draft'], received: [null, 'all as ordered'] });
  });
}

/** Strikes a delivery that will not come, or was begun by mistake. */
export async function cancelDelivery(ctx: Context, input: unknown): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const asked = parse(inputs.cancelDelivery, input);
  return ctx.write('delivery.cancelled', asked, async (work) => {
    const delivery = await openDelivery(work, asked);
    const before = delivery.status;
    Object.assign(delivery, { status: 'cancelled', closedAt: work.now, closedReason: asked.reason });
    await told(work, viewer, delivery, { status: [before, 'cancelled'], reason: [null, asked.reason] });
    return answerOf(work, viewer, delivery.id);
  });
}

/** For the audit log. */
function externalIdChange(before: string | null, { externalId }: Delivery): Changes {
  return before === externalId ? {} : { externalId: [before, externalId] };
}

async function supplierInUse(work: Work, id: string): Promise<Supplier> {
  // Locked, so that it cannot be archived meanwhile; and numbers are given one after the other per supplier at least.
  const supplier = await find(work, Supplier, 'supplier', id, { lock: true });
  if (supplier.archivedAt) throw conflict(msg('common.archived', { name: supplier.name }));
  return supplier;
}

async function addOrdered(
  work: Work,
  delivery: Delivery,
  sort: number,
  line: inputs.CreateDelivery['lines'][number],
): Promise<void> {
  const item = await find(work, Item, 'item', line.itemId);
  if (item.archivedAt) throw conflict(msg('common.archived', { name: item.name }));
  add(work, DeliveryLine, {
    deliveryId: delivery.id,
    itemId: item.id,
    sort,
    orderedQuantity: line.orderedQuantity,
    unitPrice: line.unitPrice ?? item.lastUnitCost,
  });
}

/** D-0001, D-0002, …: one more than the highest. Two at once clash on the unique number, and the later write is done again. */
async function nextNumber(work: Work): Promise<string> {
  const numbers = await latestNumbers(work.db, work.organizationId, NUMBERS_LOOKED_AT);
  const highest = numbers.reduce((most, number) => Math.max(most, Number(/^D-(\d+)$/.exec(number)?.[1] ?? 0)), 0);
  return `D-${String(highest + 1).padStart(4, '0')}`;
}
