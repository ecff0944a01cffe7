import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#schema/business-day.ts';
import { isDismissed, type SuggestionDay, suggestPars } from './par-suggestion.policy.ts';

/** A Monday. */
const first = '2026-10-26';
const everyDay = (par: string) => Array.from({ length: 7 }, () => par);
const line = (par: string) => ({ parByWeekday: everyDay(par), goodForDays: null, counted: false });
const day = (index: number, facts: Partial<SuggestionDay> = {}): SuggestionDay => ({
  date: addDays(first, index),
  recorded: true,
  used: new Decimal(5),
  made: '6',
  wasted: 0,
  ranOut: false,
  special: false,
  ...facts,
});
/** Four weeks; `change` has the facts of a day by its week and its weekday, 0 for Monday. */
const weeks = (change: (week: number, weekday: number) => Partial<SuggestionDay> = () => ({})) =>
  Array.from({ length: 28 }, (_, index) => day(index, change(Math.floor(index / 7), index % 7)));

describe('a suggested par', () => {
  test('is a tenth above the busiest day on which it ran out', () => {
    const days = weeks((week, weekday) =>
      weekday === 4 ? { used: new Decimal(week === 2 ? 8 : 6), ranOut: week === 2 } : {},
    );
    const { suggestedByWeekday, weekdays } = suggestPars(line('7'), days);
    expect(suggestedByWeekday).toEqual(['7', '7', '7', '7', '8.8', '7', '7']);
    expect(weekdays[4]).toMatchObject({ cause: 'ran_out', most: '8', factor: '1.1' });
    expect(weekdays[4]?.days.map(({ used }) => used)).toEqual(['6', '8', '6', '6']);
  });

  test('is the most that was used when it ran out on a quieter day', () => {
    const days = weeks((week, weekday) => (weekday === 0 ? { used: new Decimal(5 + week), ranOut: week === 0 } : {}));
    expect(suggestPars(line('7'), days).weekdays[0]).toMatchObject({ suggested: '8', factor: '1' });
  });

  test('is lowered to the most that was used when much was thrown away', () => {
    const { suggestedByWeekday, totals } = suggestPars(
      line('8'),
      weeks(() => ({ wasted: '0.6' })),
    );
    expect(totals.wastedPercent).toBe('10');
    expect(suggestedByWeekday).toEqual(everyDay('5'));
    expect(
      suggestPars(
        line('8'),
        weeks(() => ({ wasted: '0.5' })),
      ).reason,
    ).toBe('fits');
  });

  test('stays when it ran out below par', () => {
    const { reason } = suggestPars(
      line('9'),
      weeks(() => ({ ranOut: true })),
    );
    expect(reason).toBe('par_not_reached');
  });

  test('is compared with all days until the next weekday with a par, as far as a batch is good', () => {
    const monday = { parByWeekday: ['12', '0', '0', '12', '0', '0', '0'], counted: false };
    const ranOut = weeks(() => ({ ranOut: true }));
    const { weekdays } = suggestPars({ ...monday, goodForDays: null }, ranOut);
    expect(weekdays.map(({ suggested }) => suggested)).toEqual(['16.5', null, null, '22', null, null, null]);
    expect(suggestPars({ ...monday, goodForDays: 3 }, ranOut).weekdays[3]).toMatchObject({ coverDays: 3, most: '15' });
  });

  test('is a whole number of what is counted', () => {
    const days = weeks(() => ({ used: new Decimal('5.2'), ranOut: true }));
    expect(suggestPars({ ...line('3'), counted: true }, days).suggestedByWeekday).toEqual(everyDay('6'));
  });
});

describe('without a suggestion', () => {
  test('too little history is not taken as no use', () => {
    const days = weeks((week) => (week < 2 ? { recorded: false, used: new Decimal(0), made: 0 } : { ranOut: true }));
    const { reason, totals } = suggestPars(line('1'), days);
    expect(reason).toBe('not_enough_history');
    expect(totals).toMatchObject({ knownDays: 14, emptyDays: 14 });
  });

  test('a day that is known in part makes the sum of use unknown', () => {
    const days = weeks((week, weekday) => (week === 0 && weekday === 0 ? { used: null } : {}));
    expect(suggestPars(line('5'), days).totals).toMatchObject({ used: null, knownDays: 27 });
  });

  test('special days are no example of their weekday', () => {
    const days = weeks((week) => (week < 2 ? { special: true, ranOut: true, used: new Decimal(50) } : {}));
    expect(suggestPars(line('5'), days).reason).toBe('not_enough_history');
  });

  test('waste is no reason while nothing is recorded as made', () => {
    const { reason, totals } = suggestPars(
      line('8'),
      weeks(() => ({ made: 0, wasted: '3' })),
    );
    expect(reason).toBe('fits');
    expect(totals.wastedPercent).toBeNull();
  });

  test('a line without any par says so', () => {
    expect(suggestPars(line('0'), weeks()).reason).toBe('no_par');
  });
});

describe('for any record', () => {
  const facts = fc.record({
    used: fc.option(
      fc.integer({ min: 0, max: 5_000 }).map((n) => new Decimal(n).dividedBy(100)),
      { nil: null },
    ),
    made: fc.integer({ min: 0, max: 40 }).map(String),
    wasted: fc.integer({ min: 0, max: 10 }).map(String),
    ranOut: fc.boolean(),
    special: fc.boolean(),
    recorded: fc.boolean(),
  });
  const record = fc
    .array(facts, { minLength: 28, maxLength: 28 })
    .map((all) => all.map((one, index) => day(index, one)));
  const pars = fc.array(fc.integer({ min: 0, max: 60 }).map(String), { minLength: 7, maxLength: 7 });
  const lines = fc.record({
    parByWeekday: pars,
    goodForDays: fc.option(fc.integer({ min: 1, max: 7 }), { nil: null }),
    counted: fc.boolean(),
  });

  test('accepting a suggestion leaves none', () => {
    fc.assert(
      fc.property(lines, record, (of, days) => {
        const { suggestedByWeekday } = suggestPars(of, days);
        const after = suggestPars({ ...of, parByWeekday: suggestedByWeekday ?? of.parByWeekday }, days);
        expect(after.suggestedByWeekday).toBeNull();
      }),
    );
  });

  test('there is either a suggestion or one reason, and it raises only what ran out and lowers only what was wasted', () => {
    fc.assert(
      fc.property(lines, record, (of, days) => {
        const { suggestedByWeekday, reason, weekdays } = suggestPars(of, days);
        expect(suggestedByWeekday === null).toBe(reason !== null);
        for (const { par, suggested, cause, days: past, most } of weekdays) {
          if (suggested === null) continue;
          expect(past.length).toBeGreaterThanOrEqual(3);
          expect(new Decimal(suggested).gt(par)).toBe(cause === 'ran_out');
          expect(new Decimal(suggested).gte(most ?? 0)).toBe(true);
        }
      }),
    );
  });
});

test('a dismissed suggestion returns when a figure differs by a tenth', () => {
  expect(isDismissed(everyDay('10'), null)).toBe(false);
  expect(isDismissed(everyDay('10.9'), everyDay('10'))).toBe(true);
  expect(isDismissed([...everyDay('10').slice(1), '11'], everyDay('10'))).toBe(false);
});
