import { Decimal } from 'decimal.js';
import { addDays, businessDayBounds, type KitchenClock } from '#schema/business-day.ts';
import type { ParMode } from '#schema/vocabulary.ts';
import { type ItemUse, onDay, type UseLine } from '../forecast/item-use.policy.ts';
import { shortageOf, type Service, type Stock } from './prep-projection.policy.ts';

/** Beyond this many days a shelf life limits nothing that a par requires. */
const FAR_DAYS = 21;

/** What of a line determines its par. */
export interface ParLine extends UseLine {
  readonly parMode: ParMode;
  readonly minDays: number | null;
  readonly maxDays: number | null;
}

export interface Target {
  readonly par: Decimal;
  /** Below this it is made up to par; null when every shortfall is. */
  readonly below: Decimal | null;
  /** Whether the use that it needs is unknown, so that the entered par of the weekday is used. */
  readonly assumed: boolean;
}

/**
 * The par of a line on a day: entered for the weekday, the day's expected use, or the use of some days from it on. On a special
 * day on which the kitchen is closed, nothing.
 */
export function parOf(line: ParLine, date: string, use: ItemUse): Target {
  if (use.isClosed(date)) return { par: new Decimal(0), below: null, assumed: false };
  const entered = { par: new Decimal(onDay(line.parByWeekday, date) ?? 0), below: null };
  if (line.parMode === 'weekday') return { ...entered, assumed: false };
  const days = line.parMode === 'forecast' ? 1 : (line.maxDays ?? 1);
  const par = useOfDays(line, date, days, use);
  if (par === null) return { ...entered, assumed: true };
  return { par, below: line.parMode === 'days' ? useOfDays(line, date, line.minDays ?? 1, use) : null, assumed: false };
}

function useOfDays(line: UseLine, date: string, days: number, use: ItemUse): Decimal | null {
  let sum = new Decimal(0);
  for (let ahead = 0; ahead < days; ahead += 1) {
    const ofDay = use.on(line, addDays(date, ahead));
    if (ofDay === null) return null;
    sum = sum.plus(ofDay);
  }
  return sum;
}

/** What a line still needs for its own use of the day, at most its shortfall; null while that use is unknown. */
export function neededOn(use: string | null, available: Decimal, short: Decimal): Decimal | null {
  return use === null ? null : Decimal.min(short, Decimal.max(0, new Decimal(use).minus(available)));
}

interface ShelfLife {
  readonly clock: KitchenClock;
  readonly date: string;
  /** From when the stock of the day counts. */
  readonly from: Date;
  /** Of a batch that is made for the day. */
  readonly useBy: Date | null;
  readonly use: ItemUse;
}

/**
 * How much of a new batch will be used within its shelf life, after the available stock, which may expire earlier. Counts the use
 * of `lines` on the day itself, and of all lines of the item on the days that begin before the batch's use-by. Null while the
 * use of one of these days is unknown, and when the shelf life is too long to limit anything.
 */
export function usefulQuantity(
  lines: readonly UseLine[],
  available: readonly Stock[],
  { clock, date, from, useBy, use }: ShelfLife,
): Decimal | null {
  if (useBy === null || useBy >= businessDayBounds(clock, addDays(date, FAR_DAYS)).start) return null;
  const days: Omit<Service, 'made'>[] = [];
  for (let [day, start] = [date, from]; day === date || start < useBy;) {
    const ofDay = day === date ? use.sum(lines, day) : use.ofAll(day);
    if (ofDay === null) return null;
    days.push({ from: start, use: ofDay });
    day = addDays(day, 1);
    start = businessDayBounds(clock, day).start;
  }
  return shortageOf(available, days);
}
