import { validate as isUuid } from 'uuid';
import type { z } from 'zod';
import { closedDeliveriesFilter, deliverableItemsFilter, deliveriesFilter } from '#schema/inputs/deliveries.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { authorize, isPublicDisplay } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { type Page, type PageInput, withNodes } from '../../platform/graphql/connection.ts';
import { businessDayBounds } from '#schema/business-day.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import type { ItemPrice } from './lines/item-price.types.ts';
import { listItemPrices } from './lines/item-prices.queries.ts';
import { listDeliverableItems } from './lines/deliverable-items.queries.ts';
import {
  type ClosedParams,
  findDeliveries,
  findDelivery,
  listExpected,
  listHistory,
  listNewest,
  totalsOf,
} from './deliveries.queries.ts';
import type { DeliveryTotals } from './delivery-totals.types.ts';
import { listLines } from './lines/delivery-lines.queries.ts';
import type { DeliveryView } from './delivery.view.ts';
import type { DeliveryLineView } from './lines/delivery-line.view.ts';
import type { DeliverableItem } from './lines/deliverable-item.types.ts';
import { readOne } from '../../platform/context/read-one.ts';

/** A delivery with its lines, or with a function that loads the lines of the whole list in one query. */
export interface DeliveryWithLines extends DeliveryView {
  readonly lines: readonly DeliveryLineView[] | (() => Promise<readonly DeliveryLineView[]>);
}

/** Expected deliveries and drafts, the earliest expected first; at most 200. */
export async function expectedDeliveries(ctx: Context): Promise<DeliveryWithLines[]> {
  const viewer = authorize(ctx, 'deliveries.board');
  const rows = await ctx.read((db) => listExpected(db, viewer));
  const deliveries = withLines(ctx, viewer, rows);
  return isPublicDisplay(viewer) ? deliveries.map(redactForDisplay) : deliveries;
}

/** Removes document numbers and notes, because anyone can read a display. */
function redactForDisplay(row: DeliveryWithLines): DeliveryWithLines {
  const lines = async () => {
    const all = typeof row.lines === 'function' ? await row.lines() : row.lines;
    return all.map((line) => Object.assign({}, line, { note: null, overrideReason: null, supplierLot: null }));
  };
  return { ...row, notes: null, invoiceNumber: null, lines };
}

/** One page of posted, reversed and canceled deliveries, newest first. */
export async function deliveryHistory(
  ctx: Context,
  filter: InputOf<typeof deliveriesFilter> | null | undefined,
  page: PageInput,
): Promise<Page<DeliveryWithLines>> {
  const viewer = authorize(ctx, 'deliveries.read');
  const { updatedSince, externalId, ...input } = parse(deliveriesFilter, filter ?? {});
  const params = { ...closedParams(viewer, input), updatedSince, externalId, page };
  const result = await ctx.read((db) => listHistory(db, viewer, params));
  return withNodes(result, withLines(ctx, viewer, result.nodes));
}

/** The sums of the deliveries that were closed and that the filter shows; for managers. */
export async function deliveryTotals(
  ctx: Context,
  filter: InputOf<typeof closedDeliveriesFilter> | null | undefined,
): Promise<DeliveryTotals> {
  const viewer = authorize(ctx, 'deliveries.costs');
  const params = closedParams(viewer, parse(closedDeliveriesFilter, filter ?? {}));
  return ctx.read((db) => totalsOf(db, viewer, params));
}

function closedParams(
  viewer: Viewer,
  { from, to, supplierId, status, credit }: z.output<typeof closedDeliveriesFilter>,
): ClosedParams {
  if (from && to && to < from) throw invalid(msg('text.field', { field: 'to', problem: msg('delivery.datesCrossed') }));
  return {
    supplierId,
    status,
    credit,
    from: from ? businessDayBounds(viewer.kitchen, from).start : undefined,
    until: to ? businessDayBounds(viewer.kitchen, to).end : undefined,
  };
}

/** The newest deliveries of every status. */
export async function newestDeliveries(ctx: Context): Promise<DeliveryView[]> {
  const viewer = authorize(ctx, 'deliveries.read');
  return ctx.read((db) => listNewest(db, viewer, limits.pageMax));
}

/** One delivery with its lines. */
export async function delivery(ctx: Context, id: string): Promise<DeliveryWithLines> {
  const viewer = authorize(ctx, 'deliveries.read');
  return readOne(ctx, 'delivery', id, async (db) => {
    const row = await findDelivery(db, viewer, id);
    return row && Object.assign({}, row, { lines: await listLines(db, viewer, [id]) });
  });
}

/** The kitchen's deliveries with these ids. */
export async function deliveriesById(ctx: Context, ids: readonly string[]): Promise<DeliveryWithLines[]> {
  const viewer = authorize(ctx, 'deliveries.read');
  return withLines(ctx, viewer, await ctx.read((db) => findDeliveries(db, viewer, ids)));
}

/** The items that can be put on a delivery, by name; at most 100. */
export async function deliverableItems(
  ctx: Context,
  filter: InputOf<typeof deliverableItemsFilter> | null | undefined,
): Promise<DeliverableItem[]> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const input = parse(deliverableItemsFilter, filter ?? {});
  return ctx.read((db) => listDeliverableItems(db, viewer, input));
}

/** The last prices of an item, newest first; at most 20. For managers. */
export async function itemPrices(ctx: Context, itemId: string): Promise<ItemPrice[]> {
  const viewer = authorize(ctx, 'deliveries.costs');
  if (!isUuid(itemId)) throw notFound('item');
  return ctx.read((db) => listItemPrices(db, viewer.organizationId, itemId));
}

function withLines(ctx: Context, viewer: Viewer, rows: readonly DeliveryView[]): DeliveryWithLines[] {
  let all: Promise<DeliveryLineView[]> | undefined;
  const ids = rows.map((row) => row.id);
  const read = () => (all ??= ctx.read((db) => listLines(db, viewer, ids)));
  return rows.map((row) =>
    Object.assign({}, row, { lines: async () => (await read()).filter((line) => line.deliveryId === row.id) }),
  );
}
