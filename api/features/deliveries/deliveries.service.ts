import { validate as isUuid } from 'uuid';
import { deliverableItemsFilter, deliveriesFilter } from '#schema/inputs/deliveries.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { authorize, isPublicDisplay } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { type Page, type PageInput, withNodes } from '../../platform/graphql/connection.ts';
import { businessDayBounds } from '../organizations/business-day.ts';
import { findOrganization } from '../organizations/organizations.queries.ts';
import { parse } from '../../platform/context/parse.ts';
import { type DeliverableItemRow, listDeliverableItems } from './deliverable-items.queries.ts';
import { findDeliveries, findDelivery, listExpected, listHistory, listNewest } from './deliveries.queries.ts';
import { listLines } from './delivery-lines.queries.ts';
import type { DeliveryView } from './delivery.view.ts';
import type { DeliveryLineView } from './delivery-line.view.ts';

/** A delivery whose lines are at hand, or are read together with those of the whole list when one is asked for. */
export interface DeliveryWithLines extends DeliveryView {
  readonly lines: readonly DeliveryLineView[] | (() => Promise<readonly DeliveryLineView[]>);
}

/** On their way or being received, the earliest expected first; at most 200. */
export async function expectedDeliveries(ctx: Context): Promise<DeliveryWithLines[]> {
  const viewer = authorize(ctx, 'deliveries.board');
  const rows = await ctx.read((db) => listExpected(db, viewer));
  const deliveries = withLines(ctx, viewer, rows);
  return isPublicDisplay(viewer) ? deliveries.map(forWall) : deliveries;
}

/** What everybody who passes a display may read: what comes and when, nothing of papers and remarks. */
function forWall(row: DeliveryWithLines): DeliveryWithLines {
  const lines = async () => {
    const all = typeof row.lines === 'function' ? await row.lines() : row.lines;
    return all.map((line) => Object.assign({}, line, { note: null, overrideReason: null, supplierLot: null }));
  };
  return { ...row, notes: null, invoiceNumber: null, lines };
}

/** One page of confirmed, taken back and canceled deliveries, the latest first. */
export async function deliveryHistory(
  ctx: Context,
  filter: unknown,
  page: PageInput,
): Promise<Page<DeliveryWithLines>> {
  const viewer = authorize(ctx, 'deliveries.read');
  const { from, to, supplierId, status, updatedSince, externalId } = parse(deliveriesFilter, filter ?? {});
  if (from && to && to < from) throw invalid(msg('text.field', { field: 'to', problem: msg('delivery.datesCrossed') }));
  const found = await ctx.read(async (db) => {
    const clock = from || to ? await findOrganization(db) : null;
    return listHistory(db, viewer, {
      supplierId,
      status,
      updatedSince,
      externalId,
      from: clock && from ? businessDayBounds(clock, from).start : undefined,
      until: clock && to ? businessDayBounds(clock, to).end : undefined,
      page,
    });
  });
  return withNodes(found, withLines(ctx, viewer, found.nodes));
}

/** The newest deliveries of every state. */
export async function newestDeliveries(ctx: Context): Promise<DeliveryView[]> {
  const viewer = authorize(ctx, 'deliveries.read');
  return ctx.read((db) => listNewest(db, viewer, limits.pageMax));
}

/** One delivery with its lines. */
export async function delivery(ctx: Context, id: string): Promise<DeliveryWithLines> {
  const viewer = authorize(ctx, 'deliveries.read');
  const found = isUuid(id)
    ? await ctx.read(async (db) => {
        const row = await findDelivery(db, viewer, id);
        return row && Object.assign({}, row, { lines: await listLines(db, viewer, [id]) });
      })
    : undefined;
  if (!found) throw notFound('delivery');
  return found;
}

/** Those of these deliveries that the kitchen has. */
export async function deliveriesById(ctx: Context, ids: readonly string[]): Promise<DeliveryWithLines[]> {
  const viewer = authorize(ctx, 'deliveries.read');
  return withLines(ctx, viewer, await ctx.read((db) => findDeliveries(db, viewer, ids)));
}

/** What may be put on a delivery, by name; at most 100. */
export async function deliverableItems(ctx: Context, filter: unknown): Promise<DeliverableItemRow[]> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const input = parse(deliverableItemsFilter, filter ?? {});
  return ctx.read((db) => listDeliverableItems(db, viewer, input));
}

function withLines(ctx: Context, viewer: Viewer, rows: readonly DeliveryView[]): DeliveryWithLines[] {
  let all: Promise<DeliveryLineView[]> | undefined;
  const ids = rows.map((row) => row.id);
  const read = () => (all ??= ctx.read((db) => listLines(db, viewer, ids)));
  return rows.map((row) =>
    Object.assign({}, row, { lines: async () => (await read()).filter((line) => line.deliveryId === row.id) }),
  );
}
