import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownTemperature, storedTemperature } from './temperatures.ts';

describe('a temperature typed in the unit of the kitchen', () => {
  test.each([
    ['41', 'F', '5'],
    ['40', 'F', '4.44'],
    ['-0.4', 'F', '-18'],
    ['4.5', 'C', '4.5'],
    ['warm', 'F', 'warm'],
  ] as const)('%s °%s is stored as %s °C', (typed, unit, stored) => {
    expect(storedTemperature(typed, unit)).toBe(stored);
  });

  test('is shown again as it was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 5000 }), (tenths) => {
        const typed = String(tenths / 10);
        expect(shownTemperature(storedTemperature(typed, 'F'), 'F')).toBe(typed);
      }),
    );
  });
});
