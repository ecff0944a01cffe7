import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from './business-day.ts';
import { cutInto, periodOf, type PeriodSettings, weekOf, yearOf } from './kitchen-periods.ts';
import { limits } from './limits.ts';
import { periodKinds, weekdays } from './vocabulary.ts';

const days = fc.integer({ min: 0, max: 40_000 }).map((after) => addDays('1990-01-01', after));
const anySettings = fc
  .record({ periodKind: fc.constantFrom(...periodKinds), weekStart: fc.constantFrom(...weekdays), start: days })
  .map(({ start, ...settings }): PeriodSettings => {
    const isFiscal = settings.periodKind === 'four_four_five';
    return { ...settings, weekStart: isFiscal ? weekdayOf(start) : settings.weekStart, fiscalYearStart: start };
  });
const daysIn = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
const fiscal = (fiscalYearStart: string): PeriodSettings => ({
  periodKind: 'four_four_five',
  weekStart: weekdayOf(fiscalYearStart),
  fiscalYearStart,
});

describe('the periods of a kitchen', () => {
  test('contain each business day exactly once, without a gap', () => {
    fc.assert(
      fc.property(anySettings, days, (settings, date) => {
        const period = periodOf(settings, date);
        expect(period.from <= date && date <= period.to).toBe(true);
        expect(periodOf(settings, period.from)).toEqual(period);
        expect(periodOf(settings, period.to)).toEqual(period);
        expect(periodOf(settings, addDays(period.to, 1)).from).toBe(addDays(period.to, 1));
        expect(periodOf(settings, addDays(period.from, -1)).to).toBe(addDays(period.from, -1));
      }),
    );
  });

  test('cut two years into parts that add up to all their days', () => {
    fc.assert(
      fc.property(anySettings, days, (settings, from) => {
        const range = { from, to: addDays(from, limits.reportDaysMax - 1) };
        const parts = cutInto(range, (date) => periodOf(settings, date));
        expect(parts.reduce((sum, part) => sum + daysIn(part), 0)).toBe(limits.reportDaysMax);
        expect(parts.at(0)?.from).toBe(range.from);
        expect(parts.at(-1)?.to).toBe(range.to);
      }),
    );
  });

  test('of 4-4-5 have 4, 4 and 5 weeks, and only the last of a long year 6', () => {
    fc.assert(
      fc.property(days, days, (start, date) => {
        const { number, ...period } = periodOf(fiscal(start), date);
        const weeks = daysIn(period) / 7;
        expect(weekdayOf(period.from)).toBe(weekdayOf(start));
        expect(number === 12 ? [5, 6] : [(number ?? 0) % 3 === 0 ? 5 : 4]).toContain(weeks);
      }),
    );
  });

  test('of 4-4-5 begin a year on the day that was entered', () => {
    fc.assert(
      fc.property(days, (start) => {
        expect(periodOf(fiscal(start), start)).toMatchObject({ from: start, number: 1 });
        expect(yearOf(fiscal(start), start)?.from).toBe(start);
      }),
    );
  });

  test('of 4-4-5 follow the 53 weeks of the retail calendar', () => {
    const settings = fiscal('2026-02-01');
    expect(yearOf(settings, '2024-02-03')).toEqual({ from: '2023-01-29', to: '2024-02-03' });
    expect(periodOf(settings, '2024-02-03')).toEqual({ from: '2023-12-24', to: '2024-02-03', number: 12 });
    expect(periodOf(settings, '2024-02-04')).toEqual({ from: '2024-02-04', to: '2024-03-02', number: 1 });
  });

  test('of months have the 29th of February', () => {
    const settings = { periodKind: 'month', weekStart: 'mon', fiscalYearStart: null } as const;
    expect(periodOf(settings, '2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29', number: null });
    expect(periodOf(settings, '2027-02-28').to).toBe('2027-02-28');
  });

  test('of weeks begin on the chosen day', () => {
    expect(weekOf({ weekStart: 'sun' }, '2026-11-25')).toMatchObject({ from: '2026-11-22', to: '2026-11-28' });
    expect(weekOf({ weekStart: 'wed' }, '2026-11-25')).toMatchObject({ from: '2026-11-25', to: '2026-12-01' });
  });
});
