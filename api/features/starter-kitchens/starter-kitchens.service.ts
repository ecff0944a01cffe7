import { addStarterKitchen as addInput } from '#schema/inputs/starter-kitchens.ts';
import type { StarterGroup, StarterKitchenCode } from '#schema/vocabulary.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { find } from '../../platform/database/transaction.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { starterBook, starterKitchens as all } from './data/starter-book.data.ts';
import type { StarterKitchenData } from './data/starter-kitchen.data.ts';
import { StarterAdding } from './starter-adding.service.ts';
import { checksOf } from './starter-checks.policy.ts';
import { chosenRows, existingBy, ownRow, refuseExisting } from './starter-choices.policy.ts';
import type { StarterKitchen, StarterKitchenAdded, StarterKitchenRow } from './starter-kitchen.types.ts';
import { listNamedRows } from './starter-kitchens.queries.ts';
import { ingredientsOf, recipesInOrder, rowsOf, type StarterRow } from './starter-rows.policy.ts';

/** The starter kitchens with their numbers of rows. */
export async function starterKitchens(ctx: Context): Promise<StarterKitchen[]> {
  authorize(ctx, 'kitchen.update');
  return all.map((kitchen) => ({
    ...kitchen,
    items: ingredientsOf(kitchen, starterBook).length,
    recipes: recipesInOrder(kitchen, starterBook).length,
    parLines: kitchen.prep.filter(([, , par]) => par !== null).length,
    lineChecks: kitchen.checks.length,
  }));
}

/** The rows of a starter kitchen in this kitchen's units, and whether their names exist already. */
export async function starterKitchenRows(ctx: Context, code: StarterKitchenCode): Promise<StarterKitchenRow[]> {
  const { organizationId, kitchen: own } = authorize(ctx, 'kitchen.update');
  return ctx.read(async (db) => {
    const rows = preview(kitchenOf(code), own);
    const existing = existingBy(
      await listNamedRows(
        db,
        organizationId,
        rows.map(({ name }) => name),
      ),
    );
    return rows.map((row) => ({ ...row, exists: ownRow(existing, row) !== undefined }));
  });
}

/**
 * Adds the chosen rows of a starter kitchen, all of them or none. Prices, stock and par levels of items stay unknown. Throws
 * CONFLICT with the names that exist already, unless those are to be used.
 */
export async function addStarterKitchen(ctx: Context, raw: InputOf<typeof addInput>): Promise<StarterKitchenAdded> {
  authorize(ctx, 'kitchen.update');
  const input = parse(addInput, raw);
  const kitchen = kitchenOf(input.kitchen);
  return ctx.write('starter_kitchen.added', raw, async (tx) => {
    // One after the other: the second of two requests sees the names of the first.
    const organization = await find(tx, Organization, 'organization', tx.organizationId, { lock: true });
    const rows = chosenRows(preview(kitchen, organization), input);
    const named = await listNamedRows(
      tx.db,
      tx.organizationId,
      rows.map(({ name }) => name),
    );
    const existing = existingBy(named);
    refuseExisting(rows, existing, input.useExisting);
    const counts = await new StarterAdding(inTransaction(ctx, tx), kitchen, organization, existing).add(rows);
    tx.record({
      entity: 'Organization',
      entityId: tx.organizationId,
      changes: { starterKitchen: [null, kitchen.name], ...Object.fromEntries(counts) },
    });
    const own = rows.filter((row) => ownRow(existing, row) !== undefined);
    return { ...countsOf(counts), existing: [...new Set(own.map(({ name }) => name))] };
  });
}

function preview(
  kitchen: StarterKitchenData,
  { measureSystem, jurisdiction }: Pick<Organization, 'measureSystem' | 'jurisdiction'>,
): StarterRow[] {
  return rowsOf(kitchen, starterBook, measureSystem, checksOf(kitchen, jurisdiction));
}

function kitchenOf(code: StarterKitchenCode): StarterKitchenData {
  const kitchen = all.find((each) => each.code === code);
  if (!kitchen) throw new Error(`There is no starter kitchen ${code}.`);
  return kitchen;
}

function countsOf(counts: ReadonlyMap<StarterGroup, number>): Omit<StarterKitchenAdded, 'existing'> {
  const count = (group: StarterGroup) => counts.get(group) ?? 0;
  return {
    stations: count('stations'),
    storage: count('storage'),
    shifts: count('shifts'),
    items: count('items'),
    recipes: count('recipes'),
    parLines: count('par_lines'),
    lineChecks: count('line_checks'),
  };
}
