import { Decimal } from 'decimal.js';
import {
  type AddItemConversion,
  addItemConversion as addInput,
  removeItemConversion as removeInput,
} from '#schema/inputs/units.ts';
import { limits } from '#schema/limits.ts';
import { amountOf, type Message, msg } from '#schema/messages.ts';
import { baseUnit, type ConversionFact, converts, type Measures, unitWord } from '#schema/units.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { Item } from '../inventory/item.entity.ts';
import { findItem } from '../inventory/items.queries.ts';
import { editedItem } from '../inventory/stock-notifications.ts';
import { convert } from '../inventory/units.ts';
import { parse } from '../../platform/context/parse.ts';
import { ItemConversion } from './item-conversion.entity.ts';
import { checkUnits } from './known-units.ts';
import { type UnitUse, unitUses } from './unit-uses.queries.ts';
import type { ItemView } from '../inventory/item.view.ts';

/** More than any item is measured by. */
const USES_MAX = 2_000;

/** States what some of an item are worth in another unit. Throws CONFLICT, with both figures, when it contradicts what is known. */
export async function addItemConversion(ctx: Context, rawInput: unknown): Promise<ItemView> {
  const viewer = authorize(ctx, 'inventory.update');
  const input = parse(addInput, rawInput);
  return ctx.write('item.conversion_added', input, async (tx) => {
    await checkUnits(tx, [
      { path: 'fromUnit', unit: input.fromUnit },
      { path: 'toUnit', unit: input.toUnit },
    ]);
    const item = await lockedItem(tx, input.itemId);
    checkConversion(item, input);
    const { source = 'manual', ...fact } = input;
    add(tx, ItemConversion, { ...fact, source, byUserId: tx.actorId, at: tx.now });
    return recordAndReload(tx, viewer, item, [null, written(input)]);
  });
}

/** Takes a conversion back. Throws CONFLICT naming the recipe, par line or task that needs it. */
export async function removeItemConversion(ctx: Context, input: unknown): Promise<ItemView> {
  const viewer = authorize(ctx, 'inventory.update');
  const { id } = parse(removeInput, input);
  return ctx.write('item.conversion_removed', { id }, async (tx) => {
    const { itemId } = await find(tx, ItemConversion, 'conversion', id);
    const item = await lockedItem(tx, itemId);
    // Somebody else may have taken it back while the item was locked by them.
    const row = await tx.em.findOne(ItemConversion, { id }, { refresh: true });
    if (!row) throw notFound('conversion');
    tx.em.remove(row);
    await tx.em.flush();
    await refuseNeeded(tx, item, await reread(tx, item));
    return recordAndReload(tx, viewer, item, [written(row), null]);
  });
}

/** The item with its conversions as they are once nobody else can change them. */
async function lockedItem(tx: Transaction, id: string): Promise<Item> {
  const item = await find(tx, Item, 'item', id, { lock: true });
  item.conversions = await reread(tx, item);
  return item;
}

function reread(tx: Transaction, item: Item): Promise<ItemConversion[]> {
  const options = { orderBy: { at: 'asc', id: 'asc' }, limit: limits.conversionsMax } as const;
  return tx.em.find(ItemConversion, { itemId: item.id }, options);
}

function checkConversion(item: Item, input: AddItemConversion): void {
  const [from, to] = [unitWord(input.fromUnit), unitWord(input.toUnit)];
  if (baseUnit(input.fromUnit).base === baseUnit(input.toUnit).base) {
    const message = msg('unit.convertByThemselves', { from, to });
    throw invalid(message, [{ path: 'toUnit', message }]);
  }
  const known = item.conversions?.length ?? 0;
  if (known >= limits.conversionsMax) throw conflict(msg('unit.tooManyConversions', { name: item.name, count: known }));
  refuseContradiction(item, input, item);
}

/** Throws CONFLICT when a density does not agree with the item's conversions. The item is locked and fresh. */
export function checkDensity(item: Item, densityGramsPerMl: string): void {
  const fact = { fromQuantity: '1', fromUnit: 'ml', toQuantity: densityGramsPerMl, toUnit: 'g' };
  refuseContradiction(item, fact, { densityGramsPerMl: null, conversions: item.conversions ?? [] });
}

/** Throws CONFLICT, with both figures, when a new equality does not fit what is known by more than half a percent. */
function refuseContradiction(item: Item, fact: ConversionFact, known: Measures): void {
  if (!converts(fact.fromUnit, fact.toUnit, known)) return;
  const figure = convert(fact.fromQuantity, fact.fromUnit, fact.toUnit, known);
  const apart = figure.dividedBy(fact.toQuantity).minus(1).abs();
  if (apart.lte(limits.conversionTolerance)) return;
  const [from, to] = [unitWord(fact.fromUnit), unitWord(fact.toUnit)];
  throw conflict(
    msg('unit.contradiction', {
      amount: amountOf(shown(fact.fromQuantity), from),
      name: item.name,
      stated: amountOf(shown(fact.toQuantity), to),
      before: amountOf(shown(figure), to),
    }),
  );
}

async function refuseNeeded(tx: Transaction, item: Item, left: readonly ItemConversion[]): Promise<void> {
  const after: Measures = { densityGramsPerMl: item.densityGramsPerMl, conversions: left };
  const params = { organizationId: tx.organizationId, itemId: item.id, limit: USES_MAX };
  const needs = await unitUses(tx.db, params);
  const lost = needs.find(
    ({ unit, neededUnit }) => converts(unit, neededUnit, item) && !converts(unit, neededUnit, after),
  );
  if (lost) throw conflict(msg('unit.neededIn', { place: placeOf(lost), name: item.name, unit: unitWord(lost.unit) }));
}

/** Where a unit is used, as a sentence begins. */
export function placeOf({ kind, place }: UnitUse): Message {
  if (kind === 'task') return msg('unit.inTask', { name: place });
  return msg(kind === 'par_line' ? 'unit.inParLine' : 'unit.inRecipe', { name: place });
}

async function recordAndReload(
  tx: Transaction,
  viewer: Viewer,
  item: Item,
  conversion: readonly [string | null, string | null],
): Promise<ItemView> {
  await tx.em.flush();
  const row = await findItem(tx.db, viewer, item.id);
  if (!row) throw notFound('item');
  const live = { type: 'INVENTORY_UPDATED', data: editedItem(item, Number(row.usable)) } as const;
  tx.record({ entity: 'Item', entityId: item.id, changes: { conversion }, live });
  return row;
}

/** "1 bunch = 85 g" */
function written(fact: ConversionFact): string {
  return `${shown(fact.fromQuantity)} ${unitWord(fact.fromUnit)} = ${shown(fact.toQuantity)} ${unitWord(fact.toUnit)}`;
}

function shown(figure: Decimal.Value): string {
  return new Decimal(figure).toSignificantDigits(6).toFixed();
}
