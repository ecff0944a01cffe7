import { Decimal } from 'decimal.js';
import { logWaste as logInput, reverseWaste as reverseInput, undoWaste as undoInput } from '#schema/inputs/waste.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, fieldError, forbidden, invalid, notFound } from '../../platform/errors.ts';
import { Item } from '../inventory/items/item.entity.ts';
import { drawStock } from '../inventory/ledger/ledger.writes.ts';
import { movementsOf, reverseEach } from '../inventory/ledger/reversal.writes.ts';
import { valueAt } from '../inventory/ledger/ledger-value.policy.ts';
import { StockLot } from '../inventory/lots/stock-lot.entity.ts';
import { businessDate } from '#schema/business-day.ts';
import { DAY } from '#schema/milliseconds.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { Station } from '../stations/station.entity.ts';
import { checkUnits } from '../units/known-units.writes.ts';
import { notifyWasteAlert } from './waste.notifications.ts';
import { WasteEntry } from './waste-entry.entity.ts';
import { WasteReason } from './waste-reason.entity.ts';
import { findEntry } from './waste.queries.ts';
import type { WasteEntryView } from './waste-entry.view.ts';
import { inUnitOf } from '../inventory/items/units.policy.ts';
import { findKitchen } from '../organizations/organizations.queries.ts';
import { roundQuantity } from '../../platform/quantity.ts';

/** The default reason whose food is past its use-by. */
const EXPIRED = 'EXPIRE';

/**
 * Logs food thrown away: reduces stock and stores the current cost with the entry. A quantity above stock on hand is owed.
 * Expected trim changes no stock, because the yield already accounts for it.
 */
export async function logWaste(ctx: Context, rawInput: InputOf<typeof logInput>): Promise<WasteEntryView> {
  const viewer = authorize(ctx, 'waste.log');
  const { occurredAt: sentAt, ...input } = parse(logInput, rawInput);
  // Its time is not part of the request: a queued entry is sent again with it.
  return ctx.write('waste.logged', input, async (tx) => {
    const item = await find(tx, Item, 'item', input.itemId);
    await checkUnits(tx, [{ path: 'unit', unit: input.unit }]);
    const reason = await find(tx, WasteReason, 'waste reason', input.reasonId);
    if (input.stationId) await find(tx, Station, 'station', input.stationId);
    const lot = await namedLot(tx, item, input);
    const clock = await findKitchen(tx);
    const occurredAt = checkOccurredAt(sentAt, tx.now);
    const entry = add(tx, WasteEntry, {
      itemId: item.id,
      lotId: lot?.id ?? null,
      quantity: wastedQuantity(input, item),
      reasonId: reason.id,
      stationId: input.stationId ?? null,
      note: input.note || null,
      recordedById: viewer.id,
      occurredAt,
      businessDate: businessDate(clock, occurredAt),
      expected: reason.expected,
    });
    if (reason.expected) entry.cost = valueAt(new Decimal(entry.quantity), item.lastUnitCost)?.toFixed() ?? null;
    else await bookWaste(tx, entry, reason, lot);
    const changes = { item: item.name, quantity: entry.quantity, unit: item.unit, reason: reason.name };
    tx.record({ entity: 'WasteEntry', entityId: entry.id, changes });
    await tx.em.flush();
    if (!entry.expected) await notifyWasteAlert(tx, clock, entry.businessDate);
    return reloadEntry(tx, viewer, entry.id);
  });
}

async function bookWaste(
  tx: Transaction,
  entry: WasteEntry,
  reason: WasteReason,
  lot: StockLot | undefined,
): Promise<void> {
  const { value, movements } = await drawStock(tx, {
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
  tx: Transaction,
  item: Item,
  input: { readonly lotId?: string | null | undefined; readonly lotCode?: string | null | undefined },
): Promise<StockLot | undefined> {
  if (!input.lotId && !input.lotCode) return undefined;
  const lot = input.lotId
    ? await find(tx, StockLot, 'lot', input.lotId)
    : await tx.em.findOne(StockLot, { lotCode: input.lotCode?.toUpperCase() ?? '' });
  if (!lot) throw notFound('lot');
  if (lot.itemId === item.id) return lot;
  throw fieldError('lotId', msg('stock.notOfItem', { code: lot.lotCode, name: item.name }));
}

/** Undoes an entry within ten seconds, only for the person who logged it. */
export async function undoWaste(ctx: Context, input: InputOf<typeof undoInput>): Promise<WasteEntryView> {
  const viewer = authorize(ctx, 'waste.log');
  const { id } = parse(undoInput, input);
  return ctx.write('waste.undone', { id }, async (tx) => {
    const entry = await find(tx, WasteEntry, 'waste entry', id, { lock: true });
    if (entry.recordedById !== viewer.id) throw forbidden(msg('waste.onlyLogger'));
    if (tx.now.getTime() - entry.createdAt.getTime() > limits.undoWindow) {
      throw conflict(msg('waste.tooLate'));
    }
    return reverseEntry(tx, viewer, entry, 'Undone');
  });
}

/** Reverses an entry later, with the reason. */
export async function reverseWaste(ctx: Context, input: InputOf<typeof reverseInput>): Promise<WasteEntryView> {
  const viewer = authorize(ctx, 'waste.reverse');
  const { id, reason } = parse(reverseInput, input);
  return ctx.write('waste.reversed', { id, reason }, async (tx) => {
    const entry = await find(tx, WasteEntry, 'waste entry', id, { lock: true });
    return reverseEntry(tx, viewer, entry, reason);
  });
}

async function reverseEntry(
  tx: Transaction,
  viewer: Viewer,
  entry: WasteEntry,
  reason: string,
): Promise<WasteEntryView> {
  if (entry.reversedAt) throw conflict(msg('waste.takenBack'));
  await reverseEach(tx, await movementsOf(tx, 'waste_entry', entry.id), reason);
  entry.reversedAt = tx.now;
  tx.record({ entity: 'WasteEntry', entityId: entry.id, changes: { reason } });
  return reloadEntry(tx, viewer, entry.id);
}

async function reloadEntry(tx: Transaction, viewer: Viewer, id: string): Promise<WasteEntryView> {
  await tx.em.flush();
  const row = await findEntry(tx.db, viewer, id);
  if (!row) throw notFound('waste entry');
  return row;
}

/** The entered quantity in the item's unit. Throws VALIDATION_FAILED naming item and units when there is no conversion. */
function wastedQuantity(input: { quantity: string; unit: Item['unit'] }, item: Item): string {
  const converted = roundQuantity(inUnitOf(item, input, 'unit'));
  if (converted.gt(0)) return converted.toFixed();
  throw invalid(msg('stock.tooSmall', { name: item.name }));
}

function checkOccurredAt(input: Date | undefined, now: Date): Date {
  const at = input ?? now;
  const oldest = now.getTime() - limits.wasteBackdateDays * DAY;
  if (at.getTime() > now.getTime() + limits.clockTolerance) throw fieldError('occurredAt', msg('common.inTheFuture'));
  if (at.getTime() < oldest) throw fieldError('occurredAt', msg('waste.tooOld', { days: limits.wasteBackdateDays }));
  return at > now ? now : at;
}
