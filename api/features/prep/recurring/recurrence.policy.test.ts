import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#schema/business-day.ts';
import { weekdays } from '#schema/vocabulary.ts';
import { firstDay, isDueOn } from './recurrence.policy.ts';

test('a weekday comes once in seven days, a day of the month once in each month', () => {
  const start = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(start, fc.constantFrom(...weekdays), (from, weekday) => {
      const week = Array.from({ length: 7 }, (_, index) => addDays(from, index));
      expect(week.filter((date) => isDueOn({ weekdays: [weekday], monthDay: null }, date))).toHaveLength(1);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 2026, max: 2036 }), fc.integer({ min: 1, max: 31 }), (year, monthDay) => {
      const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
      const due = days.filter((date) => date.startsWith(String(year)) && isDueOn({ weekdays: null, monthDay }, date));
      expect(due.map((date) => date.slice(5, 7))).toEqual(
        Array.from({ length: 12 }, (_, m) => String(m + 1).padStart(2, '0')),
      );
    }),
  );
});

test('the 31st of a shorter month is its last day', () => {
  expect(isDueOn({ weekdays: null, monthDay: 31 }, '2028-02-29')).toBe(true);
  expect(isDueOn({ weekdays: null, monthDay: 31 }, '2028-02-28')).toBe(false);
});

test('a time that has passed when it is set counts from the next day on, also before the rollover', () => {
  const clock = { timeZone: 'Europe/Madrid', dayRollover: '04:00' };
  const night = new Date('2026-11-26T02:00:00Z'); // 03:00, still the 25th.
  expect(firstDay(clock, '02:30', night)).toBe('2026-11-26');
  expect(firstDay(clock, '03:30', night)).toBe('2026-11-25');
  expect(firstDay(clock, '10:00', night)).toBe('2026-11-26');
});
