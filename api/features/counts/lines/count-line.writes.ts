import { Decimal } from 'decimal.js';
import type { CountLineValues } from '#schema/inputs/counts.ts';
import { limits } from '#schema/limits.ts';
import { amountOf, type Message, msg } from '#schema/messages.ts';
import { converts } from '#schema/units.ts';
import type { Viewer } from '../../../platform/context/context.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { AppError, conflict, fieldError, invalid } from '../../../platform/errors.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import { inUnitOf } from '../../inventory/items/units.policy.ts';
import { StockLot } from '../../inventory/lots/stock-lot.entity.ts';
import { type ItemStock, lockStock } from '../../inventory/stock/item-stock.writes.ts';
import { StorageLocation } from '../../stations/storage-location.entity.ts';
import { addConversion } from '../../units/conversions.writes.ts';
import { checkUnits } from '../../units/known-units.writes.ts';
import { User } from '../../users/user.entity.ts';
import { expectOwed, setExpected } from './count-expected.writes.ts';
import { CountLine } from './count-line.entity.ts';
import type { CountPart } from './count-line.entity.ts';
import type { CountSession } from '../count-session.entity.ts';
import { countMeasures } from '../sheet/count-sheet.policy.ts';
import { quantityText } from '../../../platform/quantity.ts';

type Found = Pick<CountLine, 'result' | 'parts' | 'quantity' | 'skipReason'>;

/**
 * Saves what was found in a place of an open count. Throws CONFLICT when somebody else has counted the line since the screen
 * read it, unless the input says what to do with theirs.
 */
export async function saveLine(
  tx: Transaction,
  viewer: Viewer,
  session: CountSession,
  input: CountLineValues,
): Promise<CountLine> {
  const stock = await lockStock(tx, input.itemId);
  const place = { storageLocationId: input.storageLocationId ?? null, lotId: input.lotId ?? null };
  await assertPlace(tx, session, stock, place);
  const { item } = stock;
  if (item.archivedAt && !input.skipReason) throw conflict(msg('count.archived', { name: item.name }));
  const existing = await lineAt(tx, session, item, place);
  if (existing && isOutdated(tx, viewer, existing, input)) return existing;
  const found = await foundOf(tx, viewer, item, input);
  const line = existing ?? add(tx, CountLine, { countSessionId: session.id, itemId: item.id, ...place });
  const merged = existing ? await mergeWithExisting(tx, viewer, existing, item, input, found) : found;
  if (existing && isRecount(tx, existing, input)) {
    Object.assign(line, { quantityBefore: existing.quantity, recountReason: null, recountRequestedAt: null });
  }
  Object.assign(line, merged, { unit: item.unit, countedById: viewer.id, countedAt: tx.occurredAt });
  Object.assign(line, { acceptedReason: null, acceptedById: null, settlesOwed: false });
  await setExpected(tx, session, stock, line);
  if (line.lotId !== null) await expectOwed(tx, session, stock);
  return line;
}

/**
 * Whether the stored count is the newer one, although it arrived first: the same person counted the line again on another device,
 * while this count waited for the network.
 */
function isOutdated(
  tx: Transaction,
  viewer: Viewer,
  { version, countedAt, countedById }: CountLine,
  { seenVersion, meeting }: CountLineValues,
): boolean {
  return !meeting && countedById === viewer.id && seenVersion !== version && tx.occurredAt < countedAt;
}

/** Whether this is the recount that a reviewer requested: it was counted after the request, or by somebody who had seen it. */
function isRecount(
  tx: Transaction,
  { recountReason, recountRequestedAt, version }: CountLine,
  { seenVersion }: CountLineValues,
): boolean {
  if (recountReason === null) return false;
  return seenVersion === version || recountRequestedAt === null || tx.occurredAt >= recountRequestedAt;
}

/** Throws unless the place is part of the count, and the lot one of the item. */
async function assertPlace(
  tx: Transaction,
  session: CountSession,
  { item }: ItemStock,
  { storageLocationId, lotId }: { readonly storageLocationId: string | null; readonly lotId: string | null },
): Promise<void> {
  if (storageLocationId === null) {
    if (!session.withoutPlace) throw conflict(msg('count.noPlace'));
  } else {
    const place = await find(tx, StorageLocation, 'storage location', storageLocationId);
    if (!session.placeIds.includes(place.id)) throw conflict(msg('count.otherPlace', { place: place.name }));
  }
  if (lotId === null) return;
  const lot = await find(tx, StockLot, 'lot', lotId);
  if (lot.itemId !== item.id) throw invalid(msg('stock.notOfItem', { code: lot.lotCode, name: item.name }));
}

/** The line of this place and lot. Throws CONFLICT when the item is counted lot by lot there and this is the whole, or the reverse. */
async function lineAt(
  tx: Transaction,
  session: CountSession,
  item: Item,
  { storageLocationId, lotId }: { readonly storageLocationId: string | null; readonly lotId: string | null },
): Promise<CountLine | undefined> {
  const where = { countSessionId: session.id, itemId: item.id, storageLocationId };
  const lines = await tx.em.find(CountLine, where, { refresh: true });
  const other = lines.find((line) => (line.lotId === null) !== (lotId === null) && line.result !== 'skipped');
  if (other) throw conflict(msg(lotId === null ? 'count.byLot' : 'count.asWhole', { name: item.name }));
  return lines.find((line) => line.lotId === lotId);
}

/**
 * The entered quantities, with their sum in the item's unit. A measurement becomes a conversion of the item, whose lock the
 * caller holds.
 */
export async function foundOf(
  tx: Transaction,
  viewer: Viewer,
  item: Item,
  input: Pick<CountLineValues, 'parts' | 'skipReason'>,
): Promise<Found> {
  const skipReason = input.skipReason ?? null;
  if (skipReason !== null) return { result: 'skipped', parts: [], quantity: null, skipReason };
  const parts = (input.parts ?? []).map((part) => ({ ...part, sum: part.sum ?? null }));
  await checkUnits(tx, unitsOf(parts));
  const quantity = sumOf(item, parts);
  for (const part of parts) await addMeasuredConversion(tx, viewer, item, part);
  return { result: parts.length === 0 || quantity === '0' ? 'none' : 'counted', parts, quantity, skipReason };
}

function unitsOf(parts: readonly CountPart[]) {
  return parts.flatMap(({ unit, measured }, index) => [
    { path: `parts.${index}.unit`, unit },
    ...(measured ? [{ path: `parts.${index}.measured.unit`, unit: measured.unit }] : []),
  ]);
}

/** Adds what was measured to the item's conversions, unless the unit converts by now: then only this count uses the measurement. */
async function addMeasuredConversion(
  tx: Transaction,
  viewer: Viewer,
  item: Item,
  { quantity, unit, measured }: CountPart,
): Promise<void> {
  if (!measured || converts(unit, item.unit, countMeasures(item))) return;
  const fact = { fromQuantity: quantity, fromUnit: unit, toQuantity: measured.quantity, toUnit: measured.unit };
  await addConversion(tx, viewer, item, fact, 'learned');
}

/**
 * The sum of the parts in the item's unit. A part that was measured counts as its measurement, others by the item's packs and
 * conversions. Throws VALIDATION_FAILED for a part that does not convert, and for a sum that is too large to record.
 */
function sumOf(item: Item, parts: readonly CountPart[]): string {
  const counted = { ...countMeasures(item), name: item.name, unit: item.unit };
  const amounts = parts.map((part, index) =>
    part.measured
      ? inUnitOf(item, part.measured, `parts.${index}.measured.unit`)
      : inUnitOf(counted, part, `parts.${index}.unit`),
  );
  const sum = amounts.reduce((total, amount) => total.plus(amount), new Decimal(0));
  if (sum.gt(limits.quantityMax)) throw fieldError('parts', msg('stock.tooMuch', { name: item.name }));
  return quantityText(sum);
}

/**
 * The new figures of a line that was counted before. One's own count is corrected. For somebody else's, the input decides whether
 * the figures are added or replace theirs; without a decision it throws CONFLICT with both figures.
 */
async function mergeWithExisting(
  tx: Transaction,
  viewer: Viewer,
  existing: CountLine,
  item: Item,
  input: CountLineValues,
  found: Found,
): Promise<Found> {
  const isKnown = input.seenVersion === existing.version || existing.countedById === viewer.id;
  if (!input.meeting) {
    if (isKnown) return found;
    const counter = await tx.em.findOne(User, { id: existing.countedById });
    const message = msg('count.met', {
      who: counter?.name ?? msg('count.somebody'),
      name: item.name,
      theirs: inWords(existing, item),
      yours: inWords(found, item),
    });
    throw new AppError('CONFLICT', message, { fields: [{ path: 'meeting', message }] });
  }
  if (input.meeting === 'replace' || existing.result === 'skipped') return found;
  if (found.result === 'skipped') return existing;
  const parts = [...existing.parts, ...found.parts];
  const quantity = sumOf(item, parts);
  return { result: quantity === '0' ? 'none' : 'counted', parts, quantity, skipReason: null };
}

function inWords({ quantity, result }: Found, { unit }: Item): Message {
  if (quantity === null) return msg('count.skipped');
  return result === 'none' ? msg('count.none') : amountOf(new Decimal(quantity).toFixed(), unit);
}

/** Throws for a line that was counted in a unit that its item does not have any more. */
export function assertSameUnit(line: CountLine, item: Item): void {
  if (line.unit !== item.unit) throw fieldError('unit', msg('count.unitChanged', { name: item.name }));
}
