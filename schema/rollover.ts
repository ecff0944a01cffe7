import { DAY, MINUTE } from './milliseconds.ts';
import { offsetsOf } from './business-day.ts';

/** The latest local time of the rollover; the earliest is midnight. */
export const latestRollover = '06:00';

/** Local times of day, HH:MM, both ends included. */
export interface TimeRange {
  readonly from: string;
  readonly to: string;
}

const YEARS = 10;
const LAST = minuteOf(latestRollover);

/**
 * The safe rollover times in an IANA time zone: those from 00:00 to 06:00 that occur exactly once on every day of the next ten
 * years, so that no clock change skips or repeats them.
 */
export function safeRollovers(timeZone: string, from: Date): readonly TimeRange[] {
  const key = `${timeZone} ${Math.floor(from.getTime() / DAY)}`;
  if (latest?.key !== key) latest = { key, ranges: findRanges(timeZone, from) };
  return latest.ranges;
}

/** Cached: a form calls it several times per zone, and ten years are thousands of days. */
let latest: { readonly key: string; readonly ranges: readonly TimeRange[] } | undefined;

function findRanges(timeZone: string, from: Date): readonly TimeRange[] {
  const safe = Array.from({ length: LAST + 1 }, () => true);
  for (const { start, end } of brokenTimes(timeZone, from)) {
    for (let time = start; time < end; time += MINUTE) {
      const minute = (time / MINUTE) % 1_440;
      if (minute <= LAST) safe[minute] = false;
    }
  }
  const ranges: TimeRange[] = [];
  for (let minute = 0; minute <= LAST; minute += 1) {
    if (!safe[minute]) continue;
    const first = minute;
    while (safe[minute + 1]) minute += 1;
    ranges.push({ from: timeOf(first), to: timeOf(minute) });
  }
  return ranges;
}

/** Whether this local time (HH:MM) is a safe rollover in the zone; see `safeRollovers`. */
export function isSafeRollover(timeZone: string, time: string, from: Date): boolean {
  return safeRollovers(timeZone, from).some((range) => range.from <= time && time <= range.to);
}

/** The safe times offered by screens: every half hour. */
export function rolloverChoices(timeZone: string, from: Date): readonly string[] {
  const ranges = safeRollovers(timeZone, from);
  const halfHours = Array.from({ length: LAST / 30 + 1 }, (_, place) => timeOf(place * 30));
  return halfHours.filter((time) => ranges.some((range) => range.from <= time && time <= range.to));
}

/** The same local time (HH:MM) where it is safe, else the closest choice; of two equally close ones the later. */
export function nearestRollover(timeZone: string, time: string, from: Date): string {
  if (isSafeRollover(timeZone, time, from)) return time;
  const distance = (candidate: string) => Math.abs(minuteOf(candidate) - minuteOf(time));
  return rolloverChoices(timeZone, from).reduce((best, one) => (distance(one) <= distance(best) ? one : best));
}

/** Ranges of wall clock times, in milliseconds as if UTC, that a clock change skips or repeats; end exclusive. */
function brokenTimes(timeZone: string, from: Date): { start: number; end: number }[] {
  const offsetAt = offsetsOf(timeZone);
  const end = from.getTime() + YEARS * 366 * DAY;
  const broken: { start: number; end: number }[] = [];
  let early = Math.floor(from.getTime() / DAY) * DAY;
  let offset = offsetAt(early);
  // A day at a time: no zone changes its clock twice within one.
  for (let late = early + DAY; late < end; late += DAY) {
    const other = offsetAt(late);
    if (other !== offset) {
      const change = changeBetween(early, late, (at) => offsetAt(at) === offset);
      broken.push({ start: change + Math.min(offset, other), end: change + Math.max(offset, other) });
      offset = other;
    }
    early = late;
  }
  return broken;
}

/** The first whole minute at which the clock has changed. */
function changeBetween(early: number, late: number, isBefore: (at: number) => boolean): number {
  let [before, after] = [early / MINUTE, late / MINUTE];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isBefore(middle * MINUTE)) before = middle;
    else after = middle;
  }
  return after * MINUTE;
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function timeOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
