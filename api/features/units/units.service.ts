import { setArchived } from '../../platform/database/archivable.ts';
import { createUnit as createInput, updateUnit as updateInput } from '#schema/inputs/units.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { builtInUnits, unitWord } from '#schema/units.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { rowsById } from '../../platform/database/rows-by-id.ts';
import { assignChanges, type Changes } from '../../platform/database/changes.ts';
import { assertNameAvailable } from '../../platform/database/name-available.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { KitchenUnit } from './kitchen-unit.entity.ts';
import { findMeasuredIn, listUnits } from './units.queries.ts';

/** The kitchen's own units by name; archived ones only on request. */
export async function units(ctx: Context, archived: boolean): Promise<KitchenUnit[]> {
  const viewer = authorize(ctx, 'board.read');
  return ctx.read((db) => listUnits(db, viewer, archived));
}

/** The kitchen's units with these ids. */
export async function unitsById(ctx: Context, ids: readonly string[]): Promise<KitchenUnit[]> {
  const { organizationId } = authorize(ctx, 'board.read');
  return ctx.read((db) => rowsById(db, 'unit', organizationId, ids));
}

/** Adds a unit. Throws CONFLICT when its name is taken, by a built-in unit too. */
export async function createUnit(ctx: Context, rawInput: InputOf<typeof createInput>): Promise<KitchenUnit> {
  authorize(ctx, 'inventory.update');
  const input = parse(createInput, rawInput);
  return ctx.write('unit.created', input, async (tx) => {
    const code = codeOf(input.name);
    await assertUnitNameAvailable(tx, input.name);
    const before = await tx.em.findOne(KitchenUnit, { code });
    if (before) throw conflict(msg('unit.firstCalled', { name: before.name, code }));
    if ((await tx.em.count(KitchenUnit)) >= limits.unitsMax) throw conflict(msg('unit.listFull'));
    const row = add(tx, KitchenUnit, { code, name: input.name, nameEs: input.nameEs || null });
    return recordAndReload(tx, row, { name: [null, row.name], nameEs: [null, row.nameEs] });
  });
}

/** Renames a unit, archives or restores it. A unit in use cannot be archived. */
export async function updateUnit(ctx: Context, input: InputOf<typeof updateInput>): Promise<KitchenUnit> {
  authorize(ctx, 'inventory.update');
  const { id, version, archived, ...patch } = parse(updateInput, input);
  return ctx.write('unit.updated', { id, version, archived, ...patch }, async (tx) => {
    const row = await find(tx, KitchenUnit, 'unit', id, { version, lock: true });
    if (patch.name !== undefined) await assertUnitNameAvailable(tx, patch.name, id);
    const changes = assignChanges(row, {
      ...patch,
      ...(patch.nameEs === undefined ? {} : { nameEs: patch.nameEs || null }),
    });
    if (archived && !row.archivedAt) await refuseUnitInUse(tx, row);
    return recordAndReload(tx, row, { ...changes, ...setArchived(row, archived, tx.now) });
  });
}

/** The code that quantities store. */
function codeOf(name: string): string {
  return name.toLowerCase();
}

async function assertUnitNameAvailable(tx: Transaction, name: string, ownId?: string): Promise<void> {
  const code = codeOf(name);
  const builtIn = builtInUnits.find((unit) => unit.code === code || unitWord(unit.code) === code);
  if (builtIn) throw conflict(msg('unit.builtIn', { name: unitWord(builtIn.code) }));
  await assertNameAvailable(tx, KitchenUnit, 'unit', name, ownId);
}

async function refuseUnitInUse(tx: Transaction, row: KitchenUnit): Promise<void> {
  await tx.em.flush();
  const measured = await findMeasuredIn(tx.db, tx.organizationId, row.code);
  if (measured) throw conflict(msg('unit.measuredIn', { name: measured.name, unit: row.name }));
}

async function recordAndReload(tx: Transaction, row: KitchenUnit, changes: Changes): Promise<KitchenUnit> {
  await tx.em.flush();
  const { id, version } = row;
  const live = { type: 'ORGANIZATION_UPDATED', data: { id, version } } as const;
  tx.record({ entity: 'KitchenUnit', entityId: id, changes, live });
  return row;
}
