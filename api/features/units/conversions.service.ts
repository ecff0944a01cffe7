import { addItemConversion as addInput, removeItemConversion as removeInput } from '#schema/inputs/units.ts';
import { limits } from '#schema/limits.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/errors.ts';
import { Item } from '../inventory/items/item.entity.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { conversionText } from './conversions.policy.ts';
import { addConversion, recordConversion } from './conversions.writes.ts';
import { ItemConversion } from './item-conversion.entity.ts';
import { checkUnits } from './known-units.writes.ts';
import { refuseNeeded } from './needed-measures.writes.ts';
import type { ItemView } from '../inventory/items/item.view.ts';

/** Adds a conversion to an item. Throws CONFLICT, with both figures, when it contradicts the recorded ones. */
export async function addItemConversion(ctx: Context, rawInput: InputOf<typeof addInput>): Promise<ItemView> {
  const viewer = authorize(ctx, 'inventory.update');
  const input = parse(addInput, rawInput);
  return ctx.write('item.conversion_added', input, async (tx) => {
    await checkUnits(tx, [
      { path: 'fromUnit', unit: input.fromUnit },
      { path: 'toUnit', unit: input.toUnit },
    ]);
    const item = await lockItem(tx, input.itemId);
    const { fromQuantity, fromUnit, toQuantity, toUnit, source = 'manual' } = input;
    return addConversion(tx, viewer, item, { fromQuantity, fromUnit, toQuantity, toUnit }, source);
  });
}

/** Removes a conversion. Throws CONFLICT naming the recipe, par line or task that needs it. */
export async function removeItemConversion(ctx: Context, input: InputOf<typeof removeInput>): Promise<ItemView> {
  const viewer = authorize(ctx, 'inventory.update');
  const { id } = parse(removeInput, input);
  return ctx.write('item.conversion_removed', { id }, async (tx) => {
    const { itemId } = await find(tx, ItemConversion, 'conversion', id);
    const item = await lockItem(tx, itemId);
    // Another request may have removed it before this one got the lock.
    const row = await tx.em.findOne(ItemConversion, { id }, { refresh: true });
    if (!row) throw notFound('conversion');
    tx.em.remove(row);
    await tx.em.flush();
    const { densityGramsPerMl } = item;
    await refuseNeeded(tx, item, { densityGramsPerMl, conversions: await reloadConversions(tx, item) });
    return recordConversion(tx, viewer, item, [conversionText(row), null]);
  });
}

/** Locks the item and reloads its conversions. */
async function lockItem(tx: Transaction, id: string): Promise<Item> {
  const item = await find(tx, Item, 'item', id, { lock: true });
  item.conversions = await reloadConversions(tx, item);
  return item;
}

function reloadConversions(tx: Transaction, item: Item): Promise<ItemConversion[]> {
  const options = { orderBy: { at: 'asc', id: 'asc' }, limit: limits.conversionsMax } as const;
  return tx.em.find(ItemConversion, { itemId: item.id }, options);
}
