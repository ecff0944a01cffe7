import { describe, expect, test } from 'vitest';
import { HOUR } from '#schema/milliseconds.ts';
import { frozenUseBy, minutesLeft, openedUseBy, preparedUseBy, receivedUseBy, thawedUseBy } from './use-by.policy.ts';

const at = new Date('2026-11-21T15:00:00Z');
const later = (hours: number) => new Date(at.getTime() + hours * HOUR);
const fda = {
  timeZone: 'America/New_York',
  dayRollover: '04:00',
  jurisdiction: 'FDA_2022',
  dateMarkDays: null,
} as const;
const uk = { ...fda, timeZone: 'Europe/London', jurisdiction: 'UK' } as const;
const item = {
  tcsClass: 'cold',
  shelfLifeHours: null,
  preparedShelfLifeHours: null,
  openedShelfLifeHours: null,
  frozenShelfLifeHours: null,
  thawedShelfLifeHours: null,
} as const;
const food = { at, shelfLifeHours: null, ingredientsUseBy: [] };

describe('the use-by of prepared food', () => {
  test('counts the day of preparation as day 1 of 7 (FDA Food Code 2022, 3-501.17)', () => {
    expect(preparedUseBy(fda, item, food)?.toISOString()).toBe('2026-11-28T09:00:00.000Z');
  });

  test('is at most the seventh day, even for an item with a longer shelf life', () => {
    const longLived = { ...item, shelfLifeHours: 1_000 };
    expect(preparedUseBy(fda, longLived, food)?.toISOString()).toBe('2026-11-28T09:00:00.000Z');
  });

  test('ends on day 3 under the UK rules', () => {
    expect(preparedUseBy(uk, item, food)?.toISOString()).toBe('2026-11-24T04:00:00.000Z');
  });

  test('uses the kitchen’s days with CUSTOM, and has no limit without them', () => {
    const custom = { ...fda, jurisdiction: 'CUSTOM' } as const;
    expect(preparedUseBy({ ...custom, dateMarkDays: 2 }, item, food)?.toISOString()).toBe('2026-11-23T09:00:00.000Z');
    expect(preparedUseBy(custom, item, food)).toBeNull();
  });

  test('uses the recipe’s hours, else the item’s hours for prepared, else for received food', () => {
    const both = { ...item, shelfLifeHours: 96, preparedShelfLifeHours: 48 };
    expect(preparedUseBy(fda, both, { ...food, shelfLifeHours: 24 })).toEqual(later(24));
    expect(preparedUseBy(fda, both, food)).toEqual(later(48));
    expect(preparedUseBy(fda, { ...item, shelfLifeHours: 96 }, food)).toEqual(later(96));
  });

  test('of frozen food is its 90 days, not seven', () => {
    const frozen = { ...item, tcsClass: 'frozen', shelfLifeHours: 2_160 } as const;
    expect(preparedUseBy(fda, frozen, food)).toEqual(later(2_160));
  });

  test('is at most that of its ingredients', () => {
    expect(preparedUseBy(fda, item, { ...food, ingredientsUseBy: [later(9), later(5)] })).toEqual(later(5));
  });

  test('is null for food without a temperature class', () => {
    expect(preparedUseBy(fda, { ...item, tcsClass: 'none' }, food)).toBeNull();
  });
});

describe('the use-by of received, opened, frozen and thawed food', () => {
  test('received: the item’s hours from arrival', () => {
    expect(receivedUseBy({ ...item, shelfLifeHours: 48 }, at)).toEqual(later(48));
    expect(receivedUseBy(item, at)).toBeNull();
  });

  test('opened: the earliest of the item’s hours, the rules’ days and its use-by', () => {
    const opened = { ...item, openedShelfLifeHours: 72 };
    expect(openedUseBy(fda, opened, later(500), at)).toEqual(later(72));
    expect(openedUseBy(fda, opened, later(10), at)).toEqual(later(10));
    expect(openedUseBy(fda, item, later(500), at)?.toISOString()).toBe('2026-11-28T09:00:00.000Z');
  });

  test('frozen: the clock stops; only the item’s hours in the freezer count', () => {
    expect(minutesLeft(later(10), at)).toBe(600);
    expect(frozenUseBy(item, at)).toBeNull();
    expect(frozenUseBy({ ...item, frozenShelfLifeHours: 720 }, at)).toEqual(later(720));
  });

  test('thawed: the remaining time runs again, within the item’s and the rules’ hours', () => {
    expect(thawedUseBy(fda, item, 600, at)).toEqual(later(10));
    expect(thawedUseBy(fda, { ...item, thawedShelfLifeHours: 6 }, 600, at)).toEqual(later(6));
    expect(thawedUseBy(uk, item, 6_000, at)).toEqual(later(24));
    expect(thawedUseBy(fda, item, null, at)).toBeNull();
  });
});
