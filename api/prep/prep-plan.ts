import { Decimal } from 'decimal.js';
import type { Measures } from '#schema/units.ts';
import type { Unit } from '#schema/vocabulary.ts';
import { weekdays } from '#schema/vocabulary.ts';
import type { Reader } from '../tables.ts';
import { convert, NoConversion } from '../inventory/units.ts';
import { businessDate, type KitchenClock, weekdayOf } from '../organizations/business-day.ts';
import { inBatches, shortfall } from './prep-plan.policy.ts';
import { listPrepItems, type PlannedRow, plannedQuantities, type PrepItemRow } from './prep-plan.queries.ts';

/** A line of the par sheet reckoned for one day. Exact decimal text, in the item's unit. */
export interface PlanLine extends PrepItemRow {
  readonly par: string;
  /** What open tasks up to that day will still make. */
  readonly planned: string;
  /** Par − on hand − planned, never below zero. */
  readonly short: string;
  /** The shortfall in batches: what a new task would ask for. */
  readonly toMake: string;
}

export interface PlanWanted {
  readonly organizationId: string;
  readonly clock: KitchenClock;
  readonly date: string;
  readonly now: Date;
  readonly archived?: boolean;
}

/** The par sheet against stock and open work: one reckoning for the sheet, the list that is built of it, and the check. */
export async function planOf(db: Reader, wanted: PlanWanted): Promise<PlanLine[]> {
  const { organizationId, date, now, archived = false } = wanted;
  const today = businessDate(wanted.clock, now);
  const from = date < today ? date : today;
  const lines = await listPrepItems(db, { organizationId, date, now, archived });
  const open = await plannedQuantities(db, { organizationId, from, to: date });
  const weekday = weekdays.indexOf(weekdayOf(date));
  return lines.map((line) => {
    const par = line.parByWeekday[weekday] ?? '0';
    const planned = plannedOf(line, open);
    const short = shortfall(par, line.onHand, planned);
    return {
      ...line,
      par,
      planned: planned.toFixed(),
      short: short.toFixed(),
      toMake: inBatches(short, line.batchQuantity, line.rounding).toFixed(),
    };
  });
}

/** Open work on an item in its own unit; what does not convert cannot be counted on. */
function plannedOf(line: PrepItemRow, open: readonly PlannedRow[]): Decimal {
  return open
    .filter(({ itemId }) => itemId === line.itemId)
    .reduce((sum, { quantity, unit }) => sum.plus(inUnit(quantity, unit, line.unit, line)), new Decimal(0));
}

function inUnit(quantity: string, from: Unit, to: Unit, measures: Measures): Decimal {
  try {
    return convert(quantity, from, to, measures);
  } catch (error) {
    if (error instanceof NoConversion) return new Decimal(0);
    throw error;
  }
}
