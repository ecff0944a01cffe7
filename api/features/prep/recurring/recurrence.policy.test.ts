import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '#schema/business-day.ts';
import { weekdays } from '#schema/vocabulary.ts';
import { firstDay, isDueOn } from './recurrence.policy.ts';

const everyWeek = { monthDay: null, monthOccurrence: null };

test('a weekday comes once in seven days, a day of the month once in each month', () => {
  const start = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(start, fc.constantFrom(...weekdays), (from, weekday) => {
      const week = Array.from({ length: 7 }, (_, index) => addDays(from, index));
      expect(week.filter((date) => isDueOn({ weekdays: [weekday], ...everyWeek }, date))).toHaveLength(1);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 2026, max: 2036 }), fc.integer({ min: 1, max: 31 }), (year, monthDay) => {
      const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
      const due = days.filter(
        (date) => date.startsWith(String(year)) && isDueOn({ weekdays: null, monthDay, monthOccurrence: null }, date),
      );
      expect(due.map((date) => date.slice(5, 7))).toEqual(
        Array.from({ length: 12 }, (_, m) => String(m + 1).padStart(2, '0')),
      );
    }),
  );
});

test('the 31st of a shorter month is its last day', () => {
  const the31st = { weekdays: null, monthDay: 31, monthOccurrence: null };
  expect(isDueOn(the31st, '2028-02-29')).toBe(true);
  expect(isDueOn(the31st, '2028-02-28')).toBe(false);
});

test.each([
  ['the first working day', ['mon', 'tue', 'wed', 'thu', 'fri'], 'first', '2026-08-03'],
  ['the last working day', ['mon', 'tue', 'wed', 'thu', 'fri'], 'last', '2026-08-31'],
  ['the last working day of a month that ends on a Sunday', ['mon', 'tue', 'wed', 'thu', 'fri'], 'last', '2026-05-29'],
  ['the first Monday', ['mon'], 'first', '2026-06-01'],
  ['the last Friday', ['fri'], 'last', '2026-06-26'],
] as const)('%s of a month is found', (_what, days, monthOccurrence, date) => {
  const recurrence = { weekdays: days, monthDay: null, monthOccurrence };
  const month = Array.from({ length: 31 }, (_, index) => addDays(`${date.slice(0, 7)}-01`, index));
  expect(month.filter((day) => day.startsWith(date.slice(0, 7)) && isDueOn(recurrence, day))).toEqual([date]);
});

test('the first and the last of some weekdays come once in each month, and no such day is before or after them', () => {
  const some = fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(some, fc.integer({ min: 2026, max: 2036 }), (chosen, year) => {
      const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index)).filter((date) =>
        date.startsWith(String(year)),
      );
      for (const monthOccurrence of ['first', 'last'] as const) {
        const due = days.filter((date) => isDueOn({ weekdays: chosen, monthDay: null, monthOccurrence }, date));
        expect(due.map((date) => Number(date.slice(5, 7)))).toEqual(Array.from({ length: 12 }, (_, m) => m + 1));
        for (const date of due) {
          const matching = days.filter(
            (other) => other.startsWith(date.slice(0, 7)) && chosen.includes(weekdayOf(other)),
          );
          expect(matching.at(monthOccurrence === 'first' ? 0 : -1)).toBe(date);
        }
      }
    }),
    { numRuns: 20 },
  );
});

test('a time that has passed when it is set counts from the next day on, also before the rollover', () => {
  const clock = { timeZone: 'Europe/Madrid', dayRollover: '04:00' };
  const night = new Date('2026-11-26T02:00:00Z'); // 03:00, still the 25th.
  expect(firstDay(clock, '02:30', night)).toBe('2026-11-26');
  expect(firstDay(clock, '03:30', night)).toBe('2026-11-25');
  expect(firstDay(clock, '10:00', night)).toBe('2026-11-26');
});
