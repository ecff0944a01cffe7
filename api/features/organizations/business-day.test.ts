import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import {
  addDays,
  businessDate,
  businessDayBounds,
  instantOfLocal,
  instantOn,
  localDateTime,
  localTime,
} from '#schema/business-day.ts';
import { DAY, HOUR, MINUTE } from '#schema/milliseconds.ts';
import { isSafeRollover, latestRollover, safeRollovers } from '#schema/rollover.ts';

const zones = Intl.supportedValuesOf('timeZone');
const NOW = new Date('2026-11-21T12:00:00Z');
/** Local times 00:00 to 06:00, every quarter of an hour. */
const quarters = Array.from({ length: 25 }, (_, quarter) => {
  const minutes = quarter * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

const halfHours = quarters.filter((time) => /[03]0$/.test(time));
const hours = quarters.filter((time) => time.endsWith('00'));

const changesByZone = new Map<string, number[]>();

/** The next changes of a zone's clock within ten years, according to Temporal; at most `count`. */
function changesOf(timeZone: string, count: number): number[] {
  const all = changesByZone.get(timeZone) ?? findChanges(timeZone);
  changesByZone.set(timeZone, all);
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
 * Zones grouped by their clock changes in the next ten years, so that equal clocks are tested once. Zones without changes are
 * left out.
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

/** How often a local time occurs on a date: 1 on an ordinary day, 0 where it is skipped, 2 where it is repeated. */
function occurrencesOf(timeZone: string, date: string, time: string): number {
  const plain = Temporal.PlainDateTime.from(`${date}T${time}`);
  const found = ['earlier', 'later'].map((disambiguation) =>
    plain.toZonedDateTime(timeZone, { disambiguation: disambiguation === 'earlier' ? 'earlier' : 'later' }),
  );
  const exact = found.filter((one) => one.toPlainDateTime().equals(plain));
  return new Set(exact.map((one) => one.epochMilliseconds)).size;
}

describe('the business day', () => {
  test('has no gap or overlap at clock changes, in every zone and with every rollover', () => {
    for (const [timeZone = 'UTC'] of clocks.values()) {
      for (const change of changesOf(timeZone, 2)) {
        for (const dayRollover of halfHours) expectContiguous({ timeZone, dayRollover }, change);
      }
    }
  }, 240_000);

  test('contains its moments and ends where the next one starts, for any zone, rollover and moment', () => {
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

  test('and its local times are those of Temporal in every zone, also where the clock skips or repeats them', () => {
    const faults: string[] = [];
    for (const [timeZone = 'UTC'] of clocks.values()) {
      for (const change of changesOf(timeZone, 4)) {
        for (let at = change - 26 * HOUR; at <= change + 26 * HOUR; at += 15 * MINUTE) {
          const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
          const plain = zoned.toPlainDateTime().toString({ smallestUnit: 'minute' });
          if (localDateTime(timeZone, new Date(at)) !== plain) faults.push(`${timeZone} shows another time at ${at}`);
          // A quarter later on the calendar: around a change, a time that is skipped or repeated.
          const next = zoned.toPlainDateTime().add({ minutes: 15 });
          const [date = '', time = ''] = next.toString({ smallestUnit: 'minute' }).split('T');
          const expected = next.toZonedDateTime(timeZone).epochMilliseconds;
          const found = instantOn({ timeZone, dayRollover: '00:00' }, date, time).getTime();
          if (found !== expected) faults.push(`${timeZone} ${date} ${time}: ${found - expected}`);
        }
      }
    }
    expect(faults.slice(0, 10)).toEqual([]);
  }, 240_000);

  test('with a safe rollover starts when the kitchen’s clock shows that time', () => {
    const clock = { timeZone: 'America/New_York', dayRollover: '03:00' };
    // The night of the spring change: 01:59 is followed by 03:00.
    expect(businessDate(clock, new Date('2027-03-14T06:59:59Z'))).toBe('2027-03-13');
    expect(businessDate(clock, new Date('2027-03-14T07:00:00Z'))).toBe('2027-03-14');
    expect(instantOn(clock, '2027-03-14', '03:00')).toEqual(new Date('2027-03-14T07:00:00Z'));
  });
});

describe('a local time in a zone', () => {
  test.each([
    ['2026-11-22T09:30', 'America/New_York', '2026-11-22T14:30:00.000Z'],
    ['2026-07-01T00:15', 'Europe/Madrid', '2026-06-30T22:15:00.000Z'],
    ['2026-11-22T09:30', 'Asia/Kolkata', '2026-11-22T04:00:00.000Z'],
    // Skipped: the clock goes from 01:59 to 03:00.
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    // Repeated: the first of the two.
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ])('%s in %s is %s', (local, timeZone, instant) => {
    expect(instantOfLocal(timeZone, local)?.toISOString()).toBe(instant);
  });

  test('that is empty has no instant', () => {
    expect(instantOfLocal('UTC', '')).toBeNull();
  });

  test('is shown to the minute', () => {
    expect(localDateTime('America/New_York', new Date('2026-11-22T12:30:59Z'))).toBe('2026-11-22T07:30');
    expect(localTime('America/New_York', new Date('2026-11-21T05:00:00Z'))).toBe('00:00');
  });
});

/** Throws unless the days around a clock change touch, contain their first and last moments, and run forward. */
function expectContiguous(clock: { timeZone: string; dayRollover: string }, change: number): void {
  const first = businessDate(clock, new Date(change - 30 * HOUR));
  const dates = [0, 1, 2, 3].map((days) => addDays(first, days));
  const bounds = dates.map((date) => ({ date, ...businessDayBounds(clock, date) }));
  const faults: string[] = [];
  bounds.forEach(({ date, start, end }, place) => {
    const next = bounds[place + 1];
    if (next && end.getTime() !== next.start.getTime()) faults.push(`${date} does not end where ${next.date} begins`);
    for (const edge of [start.getTime(), end.getTime() - 1]) {
      if (businessDate(clock, new Date(edge)) !== date) faults.push(`${date} does not contain ${edge}`);
    }
    if (businessDate(clock, new Date(start.getTime() - 1)) === date)
      faults.push(`${date} contains the moment before it`);
  });
  let before = first;
  for (let at = change - 3 * HOUR; at <= change + 3 * HOUR; at += 15 * MINUTE) {
    const date = businessDate(clock, new Date(at));
    if (date < before) faults.push(`${before} is followed by ${date}`);
    before = date;
  }
  if (faults.length > 0) throw new Error(`${clock.timeZone} ${clock.dayRollover}: ${faults.join('; ')}`);
}

describe('safe rollover times', () => {
  test('occur exactly once on every day of the next ten years, in every zone', () => {
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
          if (occurrencesOf(timeZone, date, time) !== 1) faults.push(`${timeZone} ${date} ${time}`);
        }
      }
    }
    expect(faults).toEqual([]);
  }, 240_000);

  test('include 04:00, the default, in every zone', () => {
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
