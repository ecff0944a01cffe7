import { msg } from '#schema/messages.ts';
import { converts, type Measures, unitWord } from '#schema/units.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import type { Item } from '../inventory/items/item.entity.ts';
import { placeOf } from './conversions.policy.ts';
import { unitUses } from './unit-uses.queries.ts';

/** More than any item has. */
const USES_MAX = 2_000;

/**
 * Throws CONFLICT naming the recipe, par line or task whose unit converts with the measures of the item, which the caller has locked
 * and reloaded, but not with those that would remain.
 */
export async function refuseNeeded(tx: Transaction, item: Item, remaining: Measures): Promise<void> {
  const needs = await unitUses(tx.db, { organizationId: tx.organizationId, itemId: item.id, limit: USES_MAX });
  const lost = needs.find(
    ({ unit, neededUnit }) => converts(unit, neededUnit, item) && !converts(unit, neededUnit, remaining),
  );
  if (lost) throw conflict(msg('unit.neededIn', { place: placeOf(lost), name: item.name, unit: unitWord(lost.unit) }));
}
