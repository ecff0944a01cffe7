import { Decimal } from 'decimal.js';
import { weekdayOf } from '#schema/business-day.ts';
import type { NoSuggestionReason, SuggestionCause } from '#schema/plan-vocabulary.ts';
import { type Weekday, weekdays } from '#schema/vocabulary.ts';

/** How many days of a weekday must be known before it has a suggestion. */
const KNOWN_DAYS = 3;
/** A par is lowered when at least this share of what was made was thrown away. */
const NOTABLE_WASTE = 0.1;
/** Factor for a day of the most use on which it ran out: more might have been used. */
export const AFTER_RUN_OUT = '1.1';
/** Smaller changes are not suggested, as a share of the par. */
const NOTICEABLE = 0.05;
/** A dismissed suggestion returns when it differs by this share. */
const DIFFERENT = 0.1;

/** What is on record of an item on a business day, in the item's unit. */
export interface SuggestionDay {
  readonly date: string;
  /** Whether it was made, used, thrown away or counted. */
  readonly recorded: boolean;
  /** Null when the record has only a part of it. */
  readonly used: Decimal | null;
  readonly made: Decimal.Value;
  readonly wasted: Decimal.Value;
  /** Whether use left nothing, or less than nothing: owed. */
  readonly ranOut: boolean;
  /** Whether it was a special day, which is no example of its weekday. */
  readonly special: boolean;
}

interface Line {
  /** Seven exact decimals, Monday first. */
  readonly parByWeekday: readonly string[];
  /** How many days a batch may be used, counting the one for which it is made; null without a limit. */
  readonly goodForDays: number | null;
  /** Whether the unit is counted, so that only whole numbers make sense. */
  readonly counted: boolean;
}

/** What was used on a day of a weekday, or from it until the par is due again. */
interface PastUse {
  readonly date: string;
  readonly used: string;
  readonly ranOut: boolean;
}

/** The arithmetic of one weekday. */
export interface WeekdaySuggestion {
  readonly par: string;
  /** Null when nothing else than the par is suggested. */
  readonly suggested: string | null;
  readonly cause: SuggestionCause | null;
  /** For how many days the par must be enough. */
  readonly coverDays: number;
  /** The past days that count, newest first. */
  readonly days: readonly PastUse[];
  /** The most that was used; null without days that count. */
  readonly most: string | null;
  /** By what it is multiplied. */
  readonly factor: string;
}

export interface ParSuggestion {
  readonly weekdays: readonly WeekdaySuggestion[];
  /** Seven pars; null without a suggestion. */
  readonly suggestedByWeekday: readonly string[] | null;
  readonly reason: NoSuggestionReason | null;
  readonly totals: Totals;
}

/** Sums over the days. */
export interface Totals {
  /** The days whose use is known. */
  readonly knownDays: number;
  /** The days on which nothing at all is recorded. */
  readonly emptyDays: number;
  readonly ranOutDays: number;
  readonly made: string;
  /** Null when the use of a recorded day is known only in part. */
  readonly used: string | null;
  readonly wasted: string;
  /** Of what was made, in percent; null when nothing was. */
  readonly wastedPercent: string | null;
}

/**
 * Suggests pars from recorded use. A weekday's par is compared with the highest use of its last four days: a fifth day exceeds the
 * highest of four with probability 1 ÷ 5 (rank ÷ (n + 1), Weibull), so that the par is enough on about 80 % of days.
 * - When the item ran out on the weekday, the par becomes the highest use, and a tenth more when it ran out on the day of that use.
 * - When it did not run out and at least a tenth of what was made was thrown away, the par becomes the highest use.
 * - Otherwise nothing is suggested.
 * A par that is followed by weekdays without one is compared with the use of all of these days, as long as a batch is good.
 * After a suggestion was accepted, the same record suggests nothing more.
 */
export function suggestPars(line: Line, days: readonly SuggestionDay[]): ParSuggestion {
  const totals = totalsOf(days);
  const rows = weekdays.map((weekday) => ofWeekday(weekday, line, days, totals));
  const found = rows.some(({ suggested }) => suggested !== null);
  return {
    weekdays: rows.map(({ ranOut: _ranOut, ...row }) => row),
    suggestedByWeekday: found ? rows.map(({ suggested, par }) => suggested ?? par) : null,
    reason: found ? null : reasonOf(rows),
    totals,
  };
}

/** Whether a suggestion is still the one that was dismissed, or nearly. */
export function isDismissed(suggested: readonly string[], dismissed: readonly string[] | null): boolean {
  return dismissed !== null && suggested.every((par, index) => !differs(par, dismissed[index] ?? '0', DIFFERENT));
}

/** Whether one figure differs from another by at least a part of the latter. */
function differs(one: Decimal.Value, other: Decimal.Value, part: number): boolean {
  const difference = new Decimal(one).minus(other).abs();
  return !difference.isZero() && difference.gte(new Decimal(other).times(part));
}

interface Row extends WeekdaySuggestion {
  readonly ranOut: boolean;
}

function ofWeekday(weekday: Weekday, line: Line, all: readonly SuggestionDay[], { wastedPercent }: Totals): Row {
  const par = parOn(line, weekdays.indexOf(weekday)).toFixed();
  const coverDays = coverOf(line, weekdays.indexOf(weekday));
  const days = pastUses(weekday, coverDays, all);
  const most = busiest(days);
  const ranOut = days.some((day) => day.ranOut);
  const row = { par, suggested: null, cause: null, coverDays, days, most: most?.used ?? null, factor: '1', ranOut };
  if (new Decimal(par).isZero() || most === null || days.length < KNOWN_DAYS) return row;
  const wasteful = wastedPercent !== null && new Decimal(wastedPercent).gte(NOTABLE_WASTE * 100);
  if (!ranOut && !wasteful) return row;
  const factor = most.ranOut ? AFTER_RUN_OUT : '1';
  const target = roundUp(new Decimal(most.used).times(factor), line.counted);
  if (!differs(target, par, NOTICEABLE) || target.gt(par) !== ranOut) return row;
  return { ...row, suggested: target.toFixed(), cause: ranOut ? 'ran_out' : 'wasted', factor };
}

function parOn({ parByWeekday }: Line, index: number): Decimal {
  return new Decimal(parByWeekday[index % weekdays.length] ?? 0);
}

/** Until the next weekday with a par, at most as long as a batch is good. */
function coverOf(line: Line, index: number): number {
  let cover = 1;
  while (cover < weekdays.length && parOn(line, index + cover).isZero()) cover += 1;
  return Math.max(1, Math.min(cover, line.goodForDays ?? cover));
}

/** The use of `coverDays` days from each past day of a weekday, newest first. Without unknown use, special days and zero use. */
function pastUses(weekday: Weekday, coverDays: number, days: readonly SuggestionDay[]): PastUse[] {
  return days
    .flatMap((day, index) => {
      if (weekdayOf(day.date) !== weekday) return [];
      const covered = days.slice(index, index + coverDays);
      if (covered.length < coverDays || covered.some(({ special }) => special)) return [];
      const used = sumOfUse(covered);
      if (used === null || used.lte(0)) return [];
      return [{ date: day.date, used: used.toFixed(), ranOut: covered.some(({ ranOut }) => ranOut) }];
    })
    .toReversed();
}

/** Null when the use of one day is not known. */
function sumOfUse(days: readonly SuggestionDay[]): Decimal | null {
  return days.reduce<Decimal | null>(
    (sum, { used }) => (sum === null || used === null ? null : sum.plus(used)),
    new Decimal(0),
  );
}

/** The day with the most use; of equal ones, one on which it ran out. */
function busiest(days: readonly PastUse[]): PastUse | null {
  return days.reduce<PastUse | null>((most, day) => {
    if (most === null || new Decimal(day.used).gt(most.used)) return day;
    return new Decimal(day.used).eq(most.used) && day.ranOut ? day : most;
  }, null);
}

/** Rounds up to a measurable quantity: whole from 20 on and for counted units, to a tenth from 1 on, below 1 to a hundredth. */
function roundUp(quantity: Decimal, counted: boolean): Decimal {
  return quantity.toDecimalPlaces(counted || quantity.gte(20) ? 0 : quantity.gte(1) ? 1 : 2, Decimal.ROUND_CEIL);
}

function reasonOf(rows: readonly Row[]): NoSuggestionReason {
  const withPar = rows.filter(({ par }) => !new Decimal(par).isZero());
  if (withPar.length === 0) return 'no_par';
  if (withPar.every(({ days }) => days.length < KNOWN_DAYS)) return 'not_enough_history';
  return withPar.some(({ ranOut }) => ranOut) ? 'par_not_reached' : 'fits';
}

function totalsOf(days: readonly SuggestionDay[]): Totals {
  const recorded = days.filter((day) => day.recorded);
  const sum = (of: (day: SuggestionDay) => Decimal.Value) =>
    days.reduce((total, day) => total.plus(of(day)), new Decimal(0));
  const [made, wasted] = [sum((day) => day.made), sum((day) => day.wasted)];
  return {
    knownDays: recorded.filter(({ used }) => used !== null).length,
    emptyDays: days.length - recorded.length,
    ranOutDays: days.filter(({ ranOut }) => ranOut).length,
    made: made.toFixed(),
    used: sumOfUse(recorded)?.toFixed() ?? null,
    wasted: wasted.toFixed(),
    wastedPercent: made.gt(0) ? wasted.dividedBy(made).times(100).toDecimalPlaces(4).toFixed() : null,
  };
}
