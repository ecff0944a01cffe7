import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#schema/business-day.ts';
import { type DayRecord, UseHistory } from './expected-use.policy.ts';

/** A Friday. */
const today = '2026-11-27';
const sold = (date: string, quantity: string): DayRecord => ({ date, sold: quantity, inRecipes: '0', missing: null });
const weeksAgo = (weeks: number) => addDays(today, -7 * weeks);

describe('expected use', () => {
  test('is the mean of the last four same weekdays', () => {
    const history = new UseHistory(
      [1, 2, 3, 4].map((week) => sold(weeksAgo(week), String(week))),
      false,
    );
    expect(history.expected(today, today, [])).toMatchObject({ mean: '2.5', quantity: '2.5', source: 'sales' });
  });

  test('leaves out days on which nothing was used, with that reason', () => {
    const history = new UseHistory([sold(weeksAgo(1), '6'), sold(weeksAgo(2), '0'), sold(weeksAgo(3), '4')], false);
    const { quantity, days } = history.expected(today, today, []);
    expect(quantity).toBe('5');
    expect(days.map(({ dropped }) => dropped)).toEqual([null, 'nothing_used', null, 'nothing_used']);
  });

  test('is unknown without history, not zero', () => {
    expect(new UseHistory([], false).expected(today, today, [])).toMatchObject({
      mean: null,
      quantity: null,
      source: null,
    });
  });

  describe('of a weekday on which nothing was used for four weeks', () => {
    const daily = (days: number) =>
      Array.from({ length: days }, (_, ago) => addDays(today, -1 - ago))
        .filter((date) => !isFriday(date))
        .map((date) => sold(date, '10'));
    const isFriday = (date: string) => new Date(date).getUTCDay() === 5;

    test('is nothing: the kitchen is closed on it', () => {
      const { quantity, mean, source, days } = new UseHistory(daily(28), false).expected(today, today, []);
      expect({ quantity, mean, source }).toEqual({ quantity: '0', mean: '0', source: 'sales' });
      expect(days.map(({ used, dropped }) => [used, dropped])).toEqual(Array(4).fill(['0', null]));
    });

    test('is unknown when the sales of one of them are not complete', () => {
      const history = new UseHistory(daily(28), false, (date) => date !== weeksAgo(2));
      expect(history.expected(today, today, []).quantity).toBeNull();
    });

    test('is unknown when one of them was a special day', () => {
      const specials = [{ date: weeksAgo(2), name: 'Fair', factor: '2' }];
      expect(new UseHistory(daily(28), false).expected(today, today, specials).quantity).toBeNull();
    });

    test('is unknown of an item that is new', () => {
      expect(new UseHistory(daily(14), false).expected(today, today, []).quantity).toBeNull();
    });

    test('is unknown when recipes are only a part of its use, unless it was counted', () => {
      const inRecipes = (date: string, missing: string | null): DayRecord => ({
        date,
        sold: '0',
        inRecipes: '1',
        missing,
      });
      const records = daily(28).map(({ date }) => inRecipes(date, '0'));
      expect(new UseHistory(records, false).expected(today, today, []).quantity).toBeNull();
      const fridays = [1, 2, 3, 4].map((week) => ({ ...inRecipes(weeksAgo(week), '0'), inRecipes: '0' }));
      const before = inRecipes(addDays(weeksAgo(4), -1), '0');
      expect(new UseHistory([...records, ...fridays, before], false).expected(today, today, []).quantity).toBe('0');
    });
  });

  test('is multiplied by the special days of the day, and past special days do not count', () => {
    const history = new UseHistory([sold(weeksAgo(1), '30'), sold(weeksAgo(2), '4')], false);
    const specials = [
      { date: weeksAgo(1), name: 'Fair', factor: '3' },
      { date: today, name: 'Concert', factor: '1.5' },
      { date: today, name: 'Rain', factor: '0.5' },
    ];
    expect(history.expected(today, today, specials)).toMatchObject({
      mean: '4',
      factor: '0.75',
      quantity: '3',
      events: ['Concert', 'Rain'],
    });
  });

  test('a day on which the kitchen is closed uses nothing, whatever is recorded', () => {
    const closed = [{ date: today, name: 'Holiday', factor: '0' }];
    expect(new UseHistory([], false).expected(today, today, closed).quantity).toBe('0');
  });

  test('what recipes used is only a part: without sales a day counts when it and the day before were counted', () => {
    const taken = (date: string, missing: string | null): DayRecord => ({ date, sold: '0', inRecipes: '1', missing });
    const records = [taken(weeksAgo(1), null), taken(weeksAgo(2), '2'), taken(weeksAgo(3), '2')];
    records.push(taken(addDays(weeksAgo(3), -1), '0'));
    const { days, quantity } = new UseHistory(records, false).expected(today, today, []);
    expect(days.map(({ dropped }) => dropped)).toEqual(['not_counted', 'not_counted', null, 'nothing_used']);
    expect(quantity).toBe('3');
    expect(new UseHistory([taken(weeksAgo(1), null)], true).expected(today, today, []).quantity).toBe('1');
  });

  test('lies between the smallest and the largest day that counts', () => {
    const uses = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(uses, fc.integer({ min: 0, max: 6 }), (figures, ahead) => {
        const date = addDays(today, ahead);
        const records = figures.map((figure, week) => sold(addDays(date, -7 * (week + 1)), String(figure)));
        const { quantity, days } = new UseHistory(records, false).expected(date, today, []);
        const positive = figures.filter((figure) => figure > 0);
        expect(days.filter(({ dropped }) => dropped === null)).toHaveLength(positive.length);
        expect(quantity === null).toBe(positive.length === 0);
        expect(new Decimal(quantity ?? 0).gte(Math.min(...(positive.length > 0 ? positive : [0])))).toBe(true);
        expect(new Decimal(quantity ?? 0).lte(Math.max(...positive, 0))).toBe(true);
      }),
    );
  });
});
