import { describe, expect, test } from 'vitest';
import { hoursOf, lifeOf, valuesOf } from './item-values.ts';

describe('a shelf life in the form', () => {
  test('shows whole days as days', () => expect(lifeOf(168)).toEqual({ typed: '7', unit: 'days' }));
  test('shows other durations as hours', () => expect(lifeOf(36)).toEqual({ typed: '36', unit: 'hours' }));
  test('is sent in hours', () => expect(hoursOf({ typed: '3', unit: 'days' })).toBe(72));
  test('is null when it is empty', () => expect(hoursOf({ typed: ' ', unit: 'days' })).toBeNull());
});

describe('a new item', () => {
  test.each([
    ['metric', 'kg'],
    ['us', 'lb'],
  ] as const)('is weighed in the measures of the kitchen: %s', (measureSystem, unit) =>
    expect(valuesOf(null, { currency: 'USD', measureSystem }).unit).toBe(unit),
  );
});
