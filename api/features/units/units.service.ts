import { createUnit as createInput, updateUnit as updateInput } from '#schema/inputs/units.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { builtInUnits, unitWord } from '#schema/units.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { rowsById } from '../../platform/database/rows-by-id.ts';
import { assignChanges, type Changes } from '../../platform/database/changes.ts';
import { claimName } from '../../platform/database/claim-name.ts';
import { add, find, type Work } from '../../platform/database/work.ts';
import { conflict } from '../../platform/errors.ts';
import { parse } from '../../platform/context/parse.ts';
import { KitchenUnit } from './kitchen-unit.entity.ts';
import { findMeasuredIn, listUnits } from './units.queries.ts';

/** The units that the kitchen has added for itself, by name; archived ones only when asked for. */
export async function units(ctx: Context, archived: boolean): Promise<KitchenUnit[]> {
  const viewer = authorize(ctx, 'board.read');
  return ctx.read((db) => listUnits(db, viewer, archived));
}

/** Those of these units that the kitchen has. */
export async function unitsById(ctx: Context, ids: readonly string[]): Promise<KitchenUnit[]> {
  const { organizationId } = authorize(ctx, 'board.read');
  return ctx.read((db) => rowsById(db, 'unit', organizationId, ids));
}

/** Adds a unit. Throws CONFLICT when its name is taken, by a built-in unit too. */
export async function createUnit(ctx: Context, input: unknown): Promise<KitchenUnit> {
  authorize(ctx, 'inventory.update');
  const asked = parse(createInput, input);
  return ctx.write('unit.created', asked, async (work) => {
    const code = codeOf(asked.name);
    await claimUnitName(work, asked.name);
    const before = await work.em.findOne(KitchenUnit, { code });
    if (before) throw conflict(msg('unit.firstCalled', { name: before.name, code }));
    if ((await work.em.count(KitchenUnit)) >= limits.unitsMax) throw conflict(msg('unit.listFull'));
    const row = add(work, KitchenUnit, { code, name: asked.name, nameEs: asked.nameEs || null });
    return recorded(work, row, { name: [null, row.name], nameEs: [null, row.nameEs] });
  });
}

/** Renames a unit, archives or restores it. One that something is measured in cannot be archived. */
export async function updateUnit(ctx: Context, input: unknown): Promise<KitchenUnit> {
  authorize(ctx, 'inventory.update');
  const { id, version, archived, ...asked } = parse(updateInput, input);
  return ctx.write('unit.updated', { id, version, archived, ...asked }, async (work) => {
    const row = await find(work, KitchenUnit, 'unit', id, { version, lock: true });
    if (asked.name !== undefined) await claimUnitName(work, asked.name, id);
    const changes = assignChanges(row, {
      ...asked,
      ...(asked.nameEs === undefined ? {} : { nameEs: asked.nameEs || null }),
    });
    if (archived !== undefined && archived !== (row.archivedAt !== null)) {
      if (archived) await refuseUnitInUse(work, row);
      row.archivedAt = archived ? work.now : null;
      changes['archived'] = [!archived, archived];
    }
    return recorded(work, row, changes);
  });
}

/** The name as quantities carry it. */
function codeOf(name: string): string {
  return name.toLowerCase();
}

async function claimUnitName(work: Work, name: string, ownId?: string): Promise<void> {
  const code = codeOf(name);
  const builtIn = builtInUnits.find((unit) => unit.code === code || unitWord(unit.code) === code);
  if (builtIn) throw conflict(msg('unit.builtIn', { name: unitWord(builtIn.code) }));
  await claimName(work, KitchenUnit, 'unit', name, ownId);
}

async function refuseUnitInUse(work: Work, row: KitchenUnit): Promise<void> {
  await work.em.flush();
  const measured = await findMeasuredIn(work.db, work.organizationId, row.code);
  if (measured) throw conflict(msg('unit.measuredIn', { name: measured.name, unit: row.name }));
}

async function recorded(work: Work, row: KitchenUnit, changes: Changes): Promise<KitchenUnit> {
  await work.em.flush();
  const { id, version } = row;
  const live = { type: 'ORGANIZATION_UPDATED', data: { id, version } } as const;
  work.record({ entity: 'KitchenUnit', entityId: id, changes, live });
  return row;
}
