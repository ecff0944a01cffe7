import { Decimal } from 'decimal.js';
import { logWaste as logInput, reverseWaste as reverseInput, undoWaste as undoInput } from '#schema/inputs/waste.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { add, find, type Work } from '../../platform/database/work.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts';
import { Item } from '../inventory/item.entity.ts';
import { drawStock, movementsOf, reverse } from '../inventory/ledger.ts';
import { valueAt } from '../inventory/lot-change.ts';
import { StockLot } from '../inventory/stock-lot.entity.ts';
import { convert, NoConversion, refusal } from '../inventory/units.ts';
import { businessDate } from '../organizations/business-day.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { parse } from '../../platform/context/parse.ts';
import { Station } from '../stations/station.entity.ts';
import { checkUnits } from '../units/known-units.ts';
import { tellWasteAlert } from './waste-alert.ts';
import { WasteEntry } from './waste-entry.entity.ts';
import { WasteReason } from './waste-reason.entity.ts';
import { findEntry } from './waste.queries.ts';
import type { WasteEntryView } from './waste-entry.view.ts';

const DAY = 86_400_000;
const PLACES = 4;
/** The default reason whose food is past its use-by. */
const EXPIRED = 'EXPIRE';

/**
 * Logs food thrown away: stock falls, the cost of this moment is kept with the entry. More than is on record is owed. Expected
 * trim is information alone, because the yield has taken it off already.
 */
export async function logWaste(ctx: Context, input: unknown): Promise<WasteEntryView> {
  const viewer = authorize(ctx, 'waste.log');
  const asked = parse(logInput, input);
  return ctx.write('waste.logged', asked, async (work) => {
    const item = await find(work, Item, 'item', asked.itemId);
    await checkUnits(work, [{ path: 'unit', unit: asked.unit }]);
    const reason = await find(work, WasteReason, 'waste reason', asked.reasonId);
    if (asked.stationId) await find(work, Station, 'station', asked.stationId);
    const lot = await namedLot(work, item, asked);
    const clock = await work.em.findOneOrFail(Organization, { id: work.organizationId });
    const occurredAt = timeOf(asked.occurredAt, work.now);
    const entry = add(work, WasteEntry, {
      itemId: item.id,
      lotId: lot?.id ?? null,
      quantity: inItemUnit(asked, item),
      reasonId: reason.id,
      stationId: asked.stationId ?? null,
      note: asked.note || null,
      recordedById: viewer.id,
      occurredAt,
      businessDate: businessDate(clock, occurredAt),
      expected: reason.expected,
    });
    if (reason.expected) entry.cost = valueAt(new Decimal(entry.quantity), item.lastUnitCost)?.toFixed() ?? null;
    else await bookWaste(work, entry, reason, lot);
    const changes = { item: item.name, quantity: entry.quantity, unit: item.unit, reason: reason.name };
    work.record({ entity: 'WasteEntry', entityId: entry.id, changes });
    await work.em.flush();
    if (!entry.expected) await tellWasteAlert(work, clock, entry.businessDate);
    return entryRow(work, viewer, entry.id);
  });
}

async function bookWaste(work: Work, entry: WasteEntry, reason: WasteReason, lot: StockLot | undefined): Promise<void> {
  const { value, movements } = await drawStock(work, {
    itemId: entry.itemId,
    type: 'waste',
    quantity: entry.quantity,
    order: reason.code === EXPIRED ? 'throw_away_expired' : 'any',
    sourceType: 'waste_entry',
    sourceId: entry.id,
    reason: reason.name,
    occurredAt: entry.occurredAt,
    ...(lot ? { lot } : {}),
  });
  entry.cost = value === null ? null : new Decimal(value).negated().toFixed();
  const [only, ...others] = movements;
  if (only && others.length === 0) entry.lotId = only.lotId;
}

/** The lot that was chosen, scanned or typed. Throws when it is not a lot of the item. */
async function namedLot(
  work: Work,
  item: Item,
  asked: { readonly lotId?: string | null | undefined; readonly lotCode?: string | null | undefined },
): Promise<StockLot | undefined> {
  if (!asked.lotId && !asked.lotCode) return undefined;
  const lot = asked.lotId
    ? await find(work, StockLot, 'lot', asked.lotId)
    : await work.em.findOne(StockLot, { lotCode: asked.lotCode?.toUpperCase() ?? '' });
  if (!lot) throw notFound('lot');
  if (lot.itemId === item.id) return lot;
  const message = msg('stock.notOfItem', { code: lot.lotCode, name: item.name });
  throw invalid(message, [{ path: 'lotId', message }]);
}

/** Takes an entry back within ten seconds, by whoever logged it. */
export async function undoWaste(ctx: Context, input: unknown): Promise<WasteEntryView> {
  const viewer = authorize(ctx, 'waste.log');
  const { id } = parse(undoInput, input);
  return ctx.write('waste.undone', { id }, async (work) => {
    const entry = await find(work, WasteEntry, 'waste entry', id, { lock: true });
    if (entry.recordedById !== viewer.id) throw forbidden(msg('waste.onlyLogger'));
    if (work.now.getTime() - entry.createdAt.getTime() > limits.undoWindow) {
      throw conflict(msg('waste.tooLate'));
    }
    return takeBack(work, viewer, entry, 'Undone');
  });
}

/** Takes an entry back later, with the reason. */
export async function reverseWaste(ctx: Context, input: unknown): Promise<WasteEntryView> {
  const viewer = authorize(ctx, 'waste.reverse');
  const { id, reason } = parse(reverseInput, input);
  return ctx.write('waste.reversed', { id, reason }, async (work) => {
    const entry = await find(work, WasteEntry, 'waste entry', id, { lock: true });
    return takeBack(work, viewer, entry, reason);
  });
}

async function takeBack(work: Work, viewer: Viewer, entry: WasteEntry, reason: string): Promise<WasteEntryView> {
  if (entry.reversedAt) throw conflict(msg('waste.takenBack'));
  for (const movement of (await movementsOf(work, 'waste_entry', entry.id)).toReversed())
    await reverse(work, movement, reason);
  entry.reversedAt = work.now;
  work.record({ entity: 'WasteEntry', entityId: entry.id, changes: { reason } });
  return entryRow(work, viewer, entry.id);
}

async function entryRow(work: Work, viewer: Viewer, id: string): Promise<WasteEntryView> {
  await work.em.flush();
  const row = await findEntry(work.db, viewer, id);
  if (!row) throw notFound('waste entry');
  return row;
}

/** The entered quantity in the item's unit. Throws VALIDATION_FAILED naming item and units when there is no conversion. */
function inItemUnit(asked: { quantity: string; unit: Item['unit'] }, item: Item): string {
  try {
    const converted = convert(asked.quantity, asked.unit, item.unit, item).toDecimalPlaces(PLACES);
    if (converted.gt(0)) return converted.toFixed();
  } catch (error) {
    if (!(error instanceof NoConversion)) throw error;
    const message = refusal(item, error);
    throw invalid(message, [{ path: 'unit', message }]);
  }
  throw invalid(msg('stock.tooSmall', { name: item.name }));
}

function timeOf(given: Date | undefined, now: Date): Date {
  const at = given ?? now;
  const oldest = now.getTime() - limits.wasteBackdateDays * DAY;
  if (at > now || at.getTime() < oldest) {
    const message = msg('waste.tooOld', { days: limits.wasteBackdateDays });
    throw invalid(message, [{ path: 'occurredAt', message }]);
  }
  return at;
}
