import { LockMode } from '@mikro-orm/core';
import type { UpdateItem } from '#schema/inputs/inventory.ts';
import { limits } from '#schema/limits.ts';
import { joined, type Message, msg } from '#schema/messages.ts';
import { converts, unitWord } from '#schema/units.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import { DeliveryLine } from '../deliveries/lines/delivery-line.entity.ts';
import { Delivery } from '../deliveries/delivery.entity.ts';
import type { Item } from '../inventory/items/item.entity.ts';
import { StockMovement } from '../inventory/ledger/stock-movement.entity.ts';
import { NoConversion, tryConvert } from '../inventory/items/units.policy.ts';
import { liveTask } from '../prep/tasks/prep-task.writes.ts';
import { PrepItem } from '../prep/par-sheet/prep-item.entity.ts';
import { PrepTask } from '../prep/tasks/prep-task.entity.ts';
import { checkDensity, placeOf } from './conversions.policy.ts';
import { checkUnits } from './known-units.writes.ts';
import { refuseNeeded } from './needed-measures.writes.ts';
import { type Swapped, UnitSwap } from './unit-swap.policy.ts';
import { unitUses } from './unit-uses.queries.ts';
import { openPrepTaskStatuses } from '#schema/vocabulary.ts';

/** More rows than any item without stock movements has. */
const DEPENDENTS_MAX = 1_000;

type Sent = Omit<UpdateItem, 'id' | 'version' | 'category'>;

/** The rows that are in the item's unit, apart from the item itself. */
interface Dependents {
  readonly parLines: readonly PrepItem[];
  readonly deliveryLines: readonly DeliveryLine[];
  readonly tasks: readonly PrepTask[];
}

/**
 * Changes the unit of an item that the caller has locked and that has no stock movements. Converts its par sheet lines, delivery
 * lines and open tasks, and returns the item's own converted fields. Figures in `sent` are already in the new unit. Throws
 * CONFLICT after the first movement and, naming what blocks it, when the old unit does not convert to the new one, and for a
 * density that is taken out though a recipe, par line or task needs it.
 */
export async function changeUnit(tx: Transaction, item: Item, sent: Sent): Promise<Partial<Item>> {
  const { unit, densityGramsPerMl } = sent;
  if (densityGramsPerMl && Number(densityGramsPerMl) !== Number(item.densityGramsPerMl)) {
    await tx.em.refresh(item);
    checkDensity(item, densityGramsPerMl);
  }
  if (densityGramsPerMl === null && item.densityGramsPerMl !== null) {
    await tx.em.refresh(item);
    await refuseNeeded(tx, item, { densityGramsPerMl, conversions: item.conversions ?? [] });
  }
  if (unit === undefined || unit === item.unit) return {};
  await checkUnits(tx, [{ path: 'unit', unit }]);
  await refuseMoved(tx, item);
  await tx.em.refresh(item);
  const dependents = await lockDependents(tx, item);
  const measured = measuresAfter(item, densityGramsPerMl);
  if (!converts(item.unit, unit, measured)) {
    await refuseBlocked(tx, { item, unit, sent, dependents });
    return {};
  }
  const swap = new UnitSwap(measured, unit);
  convertParLines(swap, dependents.parLines);
  await convertDeliveryLines(tx, swap, dependents.deliveryLines);
  await convertTasks(tx, swap, dependents.tasks);
  item.enteredUnitCost = swap.price(msg('unit.itsCost'), item.enteredUnitCost);
  return {
    parLevel: swap.quantity(msg('unit.itsPar'), item.parLevel),
    maxLevel: swap.optional(msg('unit.itsMaximum'), item.maxLevel),
    packQuantity: swap.optional(msg('unit.itsPack'), item.packQuantity),
    lastUnitCost: swap.price(msg('unit.itsCost'), item.lastUnitCost),
  };
}

/** The item's measures with the density of the same request. */
function measuresAfter(item: Item, sent: string | null | undefined): Swapped {
  const { name, unit, densityGramsPerMl, conversions = [] } = item;
  return { name, unit, conversions, densityGramsPerMl: sent ?? densityGramsPerMl };
}

async function refuseMoved(tx: Transaction, item: Item): Promise<void> {
  if (!(await tx.em.findOne(StockMovement, { itemId: item.id }))) return;
  throw conflict(msg('unit.hasMovements', { name: item.name, unit: unitWord(item.unit) }));
}

async function lockDependents(tx: Transaction, item: Item): Promise<Dependents> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, limit: DEPENDENTS_MAX } as const;
  const itemId = item.id;
  return {
    parLines: await tx.em.find(PrepItem, { itemId }, lock),
    deliveryLines: await tx.em.find(DeliveryLine, { itemId }, lock),
    tasks: await tx.em.find(
      PrepTask,
      {
        $or: [{ itemId }, { thawItemId: itemId }],
        unit: item.unit,
        status: { $in: [...openPrepTaskStatuses] },
      },
      lock,
    ),
  };
}

function convertParLines(swap: UnitSwap, lines: readonly PrepItem[]): void {
  for (const line of lines) {
    line.parByWeekday = line.parByWeekday.map((par) => swap.quantity(msg('unit.itsParLine'), par));
    line.useByWeekday = line.useByWeekday?.map((use) => swap.quantity(msg('unit.itsParLine'), use)) ?? null;
    line.batchQuantity = swap.optional(msg('unit.itsBatch'), line.batchQuantity);
    line.minQuantity = swap.optional(msg('unit.itsParLine'), line.minQuantity);
    line.maxQuantity = swap.optional(msg('unit.itsParLine'), line.maxQuantity);
  }
}

async function convertDeliveryLines(tx: Transaction, swap: UnitSwap, lines: readonly DeliveryLine[]): Promise<void> {
  const what = msg('unit.aDeliveryLine');
  for (const line of lines) {
    line.orderedQuantity = swap.optional(what, line.orderedQuantity);
    line.receivedQuantity = swap.optional(what, line.receivedQuantity);
    line.rejectedQuantity = swap.quantity(what, line.rejectedQuantity);
    line.unitPrice = swap.price(what, line.unitPrice);
    line.previousUnitPrice = swap.price(what, line.previousUnitPrice);
  }
  const ids = [...new Set(lines.map(({ deliveryId }) => deliveryId))];
  const deliveries =
    ids.length === 0 ? [] : await tx.em.find(Delivery, { id: { $in: ids } }, { limit: DEPENDENTS_MAX });
  for (const { id, version } of deliveries) {
    const live = { type: 'DELIVERY_UPDATED', data: { id, version } } as const;
    tx.record({ action: 'delivery.saved', entity: 'Delivery', entityId: id, changes: { unit: swap.units }, live });
  }
}

async function convertTasks(tx: Transaction, swap: UnitSwap, tasks: readonly PrepTask[]): Promise<void> {
  for (const task of tasks) {
    task.targetQuantity = swap.quantity(msg('unit.aTask'), task.targetQuantity);
    task.parAtPlan = swap.optional(msg('unit.aTask'), task.parAtPlan);
    task.onHandAtPlan = swap.optional(msg('unit.aTask'), task.onHandAtPlan);
    task.unit = swap.to;
  }
  await tx.em.flush();
  for (const task of tasks) {
    const live = { type: 'PREP_TASK_UPDATED', data: liveTask(task, false) } as const;
    tx.record({
      action: 'prep_task.edited',
      entity: 'PrepTask',
      entityId: task.id,
      changes: { unit: swap.units },
      live,
    });
  }
}

interface BlockedChange {
  readonly item: Item;
  readonly unit: string;
  readonly sent: Sent;
  readonly dependents: Dependents;
}

/** Throws CONFLICT naming everything that would be left in a unit that does not convert to the new one. */
async function refuseBlocked(tx: Transaction, { item, unit, sent, dependents }: BlockedChange): Promise<void> {
  const set = (figure: string | null) => figure !== null && Number(figure) !== 0;
  const own = [
    sent.parLevel === undefined && set(item.parLevel) ? msg('unit.lostPar', { quantity: Number(item.parLevel) }) : null,
    sent.maxLevel === undefined && set(item.maxLevel)
      ? msg('unit.lostMaximum', { quantity: Number(item.maxLevel) })
      : null,
    sent.packQuantity === undefined && set(item.packQuantity)
      ? msg('unit.lostPack', { quantity: Number(item.packQuantity) })
      : null,
    sent.lastUnitCost === undefined && set(item.lastUnitCost) ? msg('unit.lostCost') : null,
    dependents.parLines.some((line) =>
      [line.batchQuantity, line.minQuantity, line.maxQuantity, ...line.parByWeekday, ...(line.useByWeekday ?? [])].some(
        set,
      ),
    )
      ? msg('unit.lostParLine')
      : null,
    dependents.deliveryLines.length > 0
      ? msg('unit.lostDeliveryLines', { count: dependents.deliveryLines.length })
      : null,
  ];
  const params = { organizationId: tx.organizationId, itemId: item.id, limit: DEPENDENTS_MAX };
  const lost = (await unitUses(tx.db, params)).filter(
    (use) => use.neededUnit === item.unit && converts(use.unit, item.unit, item) && !converts(use.unit, unit, item),
  );
  const blocks = [...own, ...lost.map(placeOf)].filter((block) => block !== null).slice(0, limits.namedBlocksMax);
  if (blocks.length === 0) return;
  throw conflict(
    msg('unit.wouldBeLost', {
      name: item.name,
      from: unitWord(item.unit),
      to: unitWord(unit),
      figures: joined('text.series', blocks),
      advice: adviceFor(item.unit, unit),
    }),
  );
}

function adviceFor(from: string, to: string): Message {
  const result = tryConvert('1', from, to, null);
  return result instanceof NoConversion ? result.advice : msg('text.nothing');
}
