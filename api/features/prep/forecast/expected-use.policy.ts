import { Decimal } from 'decimal.js';
import { addDays, weekdayOf } from '#schema/business-day.ts';
import type { DroppedDayReason, UseSource } from '#schema/vocabulary.ts';
import { quantityText } from '../../../platform/quantity.ts';

/** How many same weekdays make a mean. */
export const WEEKS = 4;

/** What the ledger has of an item on a business day, in the item's unit; positive is used. */
export interface DayRecord {
  readonly date: string;
  readonly sold: Decimal.Value;
  readonly inRecipes: Decimal.Value;
  /** What counts found missing; negative when they found more. Null without a count. */
  readonly missing: Decimal.Value | null;
}

/** A special day. */
export interface Special {
  readonly date: string;
  readonly name: string;
  readonly factor: string;
}

/** A past day of the mean. */
export interface MeanDay {
  readonly date: string;
  /** What was used; null when it is not fully recorded. */
  readonly used: string | null;
  /** Why it does not count; null when it does. */
  readonly dropped: DroppedDayReason | null;
}

/** What a day is expected to use, with its arithmetic: mean × factor. */
export interface Expected {
  readonly source: Exclude<UseSource, 'manual'> | null;
  readonly days: readonly MeanDay[];
  /** Of the days that count; null when none does. */
  readonly mean: string | null;
  readonly factor: string;
  /** The special days by which it is multiplied. */
  readonly events: readonly string[];
  /** Null while unknown: nothing is known of an ordinary day of this weekday. */
  readonly quantity: string | null;
}

/**
 * The expected use of one item, from the ledger. Use is what was sold and what prep recipes used; waste is not use. The use of a
 * day is known
 * - for an item that is sold: when the sales of the day are complete;
 * - for an item that only prep recipes use: always;
 * - for any item: when it was counted on the day and on the day before. Use is then what recipes used and what the count found
 *   missing.
 * Any other day is recorded only in part, so its use is unknown.
 */
export class UseHistory {
  private readonly days: ReadonlyMap<string, DayRecord>;
  private readonly source: 'sales' | 'recorded';

  constructor(
    records: readonly DayRecord[],
    private readonly onlyInPrep: boolean,
    /** Whether the sales of a day are complete. In a kitchen that records none, the ledger is all there is. */
    private readonly hasSales: (date: string) => boolean = () => true,
  ) {
    this.days = new Map(records.map((day) => [day.date, day]));
    this.source = records.some(({ sold }) => !new Decimal(sold).isZero()) ? 'sales' : 'recorded';
  }

  /**
   * The mean of the last four same weekdays before today, times the factors of the day. Special days and days on which nothing was
   * used are left out (Restaurant365: mean of the same weekday, days without sales dropped). When nothing was used on all four,
   * the kitchen is closed on this weekday and is expected to use nothing.
   */
  expected(date: string, today: string, specials: readonly Special[]): Expected {
    const recorded = sameWeekdays(date, today).map((day) => this.meanDay(day, specials));
    const days = this.neverUsed(recorded) ? recorded.map((day) => ({ ...day, dropped: null })) : recorded;
    const counted = days.flatMap(({ used, dropped }) => (dropped === null && used !== null ? [new Decimal(used)] : []));
    const mean = counted.length === 0 ? null : Decimal.sum(...counted).dividedBy(counted.length);
    const ofDay = specials.filter((special) => special.date === date);
    const factor = factorOf(date, specials);
    return {
      source: mean === null ? null : this.source,
      days,
      mean: mean === null ? null : quantityText(mean),
      factor: factor.toFixed(),
      events: ofDay.map(({ name }) => name),
      quantity: factor.isZero() ? '0' : mean === null ? null : quantityText(mean.times(factor)),
    };
  }

  private meanDay(date: string, specials: readonly Special[]): MeanDay {
    const used = this.usedOn(date);
    if (specials.some((special) => special.date === date))
      return { date, used: used && quantityText(used), dropped: 'event' };
    if (used === null) return { date, used, dropped: this.source === 'sales' ? 'sales_missing' : 'not_counted' };
    return { date, used: quantityText(Decimal.max(used, 0)), dropped: used.lte(0) ? 'nothing_used' : null };
  }

  /**
   * Whether it is known that nothing was used on any of these days, newest first. Only for an item that was used before the second
   * oldest of them: days before a new item was first used prove nothing.
   */
  private neverUsed(days: readonly MeanDay[]): boolean {
    const since = days.at(-2)?.date ?? '';
    const wasInUse = [...this.days.values()].some(({ date }) => date < since && this.usedOn(date)?.gt(0));
    return wasInUse && days.every(({ date, dropped }) => dropped === 'nothing_used' && this.isWholeRecord(date));
  }

  /** Whether the record of a day is complete, so that a day without rows means that nothing was used. */
  private isWholeRecord(date: string): boolean {
    return this.source === 'sales' || this.onlyInPrep || this.days.get(date)?.missing != null;
  }

  /** What was used on a day; null when the record has only a part of it. */
  usedOn(date: string): Decimal | null {
    const day = this.days.get(date);
    const taken = new Decimal(day?.sold ?? 0).plus(day?.inRecipes ?? 0);
    if (this.source === 'sales' && this.hasSales(date)) return taken;
    const missing = day?.missing ?? null;
    if (missing === null) {
      const isAll = this.source === 'recorded' && (this.onlyInPrep || taken.isZero());
      return isAll ? taken : null;
    }
    return this.days.get(addDays(date, -1))?.missing == null ? null : taken.plus(missing);
  }
}

/** The product of the factors of a day; 1 on an ordinary one. */
export function factorOf(date: string, specials: readonly Special[]): Decimal {
  return specials
    .filter((special) => special.date === date)
    .reduce((product, { factor }) => product.times(factor), new Decimal(1));
}

/** The last four same weekdays that are over, newest first. */
function sameWeekdays(date: string, today: string): string[] {
  const last = Array.from({ length: 7 }, (_, back) => addDays(today, -1 - back)).find(
    (day) => weekdayOf(day) === weekdayOf(date),
  );
  return Array.from({ length: WEEKS }, (_, week) => addDays(last ?? today, -7 * week));
}
