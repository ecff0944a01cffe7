import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { isSafeRollover, latestRollover, safeRollovers } from '#schema/rollover.ts';
import { addDays, businessDate, businessDayBounds, instantOn } from './business-day.ts';

const zones = Intl.supportedValuesOf('timeZone');
const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Local times 00:00 to 06:00, every quarter of an hour. */
const quarters = Array.from({ length: 25 }, (_, quarter) => {
  const minutes = quarter * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

const halfHours = quarters.filter((time) => /[03]0$/.test(time));
const hours = quarters.filter((time) => time.endsWith('00'));

const known = new Map<string, number[]>();

/** The next changes of a zone's clock in ten years, by Temporal alone; at most so many. */
function changesOf(timeZone: string, count: number): number[] {
  const all = known.get(timeZone) ?? findChanges(timeZone);
  known.set(timeZone, all);
  return all.slice(0, count);
}

function findChanges(timeZone: string): number[] {
  const changes: number[] = [];
  let at: Temporal.ZonedDateTime | null = Temporal.Instant.from(NOW.toISOString()).toZonedDateTimeISO(timeZone);
  for (;;) {
    at = at.getTimeZoneTransition('next');
    if (at === null || at.epochMilliseconds > NOW.getTime() + 10 * 365 * DAY) break;
    changes.push(at.epochMilliseconds);
  }
  return changes;
}

/**
 * Every zone, by how its clock runs in the next ten years: zones whose clocks show the same at every change, and between them,
 * are walked once. Zones whose clock never changes have no edge to walk.
 */
const clocks = Map.groupBy(
  zones.filter((zone) => changesOf(zone, 1).length > 0),
  (zone) =>
    changesOf(zone, 40)
      .flatMap((change) => [change - 1, change].map((at) => `${at} ${offsetOf(zone, at)}`))
      .join(' '),
);

function offsetOf(timeZone: string, at: number): string {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).offset;
}

function dateOf(timeZone: string, at: number): string {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** How often a local time comes on a date: 1 on an ordinary day, 0 where it is skipped, 2 where it is repeated. */
function comes(timeZone: string, date: string, time: string): number {
  const plain = Temporal.PlainDateTime.from(`${date}T${time}`);
  const found = ['earlier', 'later'].map((disambiguation) =>
    plain.toZonedDateTime(timeZone, { disambiguation: disambiguation === 'earlier' ? 'earlier' : 'later' }),
  );
  const exact = found.filter((one) => one.toPlainDateTime().equals(plain));
  return new Set(exact.map((one) => one.epochMilliseconds)).size;
}

describe('the business day', () => {
  test('of every zone runs forward without gap or overlap over both changes of its clock, whatever the rollover', () => {
    for (const [timeZone = 'UTC'] of clocks.values()) {
      for (const change of changesOf(timeZone, 2)) {
        for (const dayRollover of halfHours) expectWhole({ timeZone, dayRollover }, change);
      }
    }
  }, 240_000);

  test('of any zone, rollover and moment lies within its bounds, and its neighbours touch it', () => {
    const clock = fc.record({ timeZone: fc.constantFrom(...zones), dayRollover: fc.constantFrom(...quarters) });
    const at = fc.integer({ min: NOW.getTime(), max: NOW.getTime() + 10 * 365 * DAY }).map((ms) => new Date(ms));
    fc.assert(
      fc.property(clock, at, fc.integer({ min: 0, max: 3 * DAY }), (kitchen, early, later) => {
        const date = businessDate(kitchen, early);
        const { start, end } = businessDayBounds(kitchen, date);
        expect(start <= early && early < end).toBe(true);
        expect(businessDayBounds(kitchen, addDays(date, 1)).start).toEqual(end);
        expect(businessDate(kitchen, new Date(early.getTime() + later)) >= date).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  }, 60_000);

  test('with a safe rollover begins when the kitchen’s clock shows that time', () => {
    const clock = { timeZone: 'America/New_York', dayRollover: '03:00' };
    // The night of the spring change: 01:59 is followed by 03:00.
    expect(businessDate(clock, new Date('2027-03-14T06:59:59Z'))).toBe('2027-03-13');
    expect(businessDate(clock, new Date('2027-03-14T07:00:00Z'))).toBe('2027-03-14');
    expect(instantOn(clock, '2027-03-14', '03:00')).toEqual(new Date('2027-03-14T07:00:00Z'));
  });
});

/** Throws unless the days around a change of the clock touch, hold their own first and last moments, and run forward. */
function expectWhole(clock: { timeZone: string; dayRollover: string }, change: number): void {
  const first = businessDate(clock, new Date(change - 30 * HOUR));
  const dates = [0, 1, 2, 3].map((days) => addDays(first, days));
  const bounds = dates.map((date) => ({ date, ...businessDayBounds(clock, date) }));
  const faults: string[] = [];
  bounds.forEach(({ date, start, end }, place) => {
    const next = bounds[place + 1];
    if (next && end.getTime() !== next.start.getTime()) faults.push(`${date} does not end where ${next.date} begins`);
    for (const edge of [start.getTime(), end.getTime() - 1]) {
      if (businessDate(clock, new Date(edge)) !== date) faults.push(`${date} does not hold ${edge}`);
    }
    if (businessDate(clock, new Date(start.getTime() - 1)) === date) faults.push(`${date} holds what is before it`);
  });
  let before = first;
  for (let at = change - 3 * HOUR; at <= change + 3 * HOUR; at += 15 * MINUTE) {
    const date = businessDate(clock, new Date(at));
    if (date < before) faults.push(`${before} is followed by ${date}`);
    before = date;
  }
  if (faults.length > 0) throw new Error(`${clock.timeZone} ${clock.dayRollover}: ${faults.join('; ')}`);
}

describe('the times at which a day may turn', () => {
  test('come exactly once on every day of the next ten years, in every zone', () => {
    const faults: string[] = [];
    for (const [timeZone = 'UTC'] of clocks.values()) {
      const changes = changesOf(timeZone, 40);
      const dates = new Set(changes.flatMap((change) => [change - 1, change].map((at) => dateOf(timeZone, at))));
      const times = safeRollovers(timeZone, NOW).flatMap(({ from, to }) => [
        from,
        to,
        ...hours.filter((hour) => hour > from && hour < to),
      ]);
      for (const date of dates) {
        for (const time of times) {
          if (comes(timeZone, date, time) !== 1) faults.push(`${timeZone} ${date} ${time}`);
        }
      }
    }
    expect(faults).toEqual([]);
  }, 240_000);

  test('04:00, which a kitchen begins with, is one of them in every zone', () => {
    expect(zones.filter((zone) => !isSafeRollover(zone, '04:00', NOW))).toEqual([]);
  }, 120_000);

  test.each([
    ['America/New_York', '00:00–00:59, 03:00–06:00'],
    ['Europe/London', '00:00–00:59, 02:00–06:00'],
    ['Europe/Berlin', '00:00–01:59, 03:00–06:00'],
    ['Atlantic/Azores', '01:00–06:00'],
    ['Australia/Lord_Howe', '00:00–01:29, 02:30–06:00'],
    ['Pacific/Chatham', '00:00–02:44, 03:45–06:00'],
    ['Asia/Tokyo', '00:00–06:00'],
    ['UTC', '00:00–06:00'],
  ])('in %s are %s', (zone, expected) => {
    const ranges = safeRollovers(zone, NOW).map(({ from, to }) => `${from}–${to}`);
    expect(ranges.join(', ')).toBe(expected);
  });

  test('end at 06:00', () => {
    expect(latestRollover).toBe('06:00');
    expect(isSafeRollover('UTC', '06:01', NOW)).toBe(false);
  });
});
