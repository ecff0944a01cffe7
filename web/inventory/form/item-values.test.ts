import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shifted } from './item-values.ts';

describe('moving the decimal point', () => {
  test.each([
    ['1.5', 2, '150'],
    ['0.0125', 2, '1.25'],
    ['150', -2, '1.5'],
    ['5', -2, '0.05'],
    ['1.25', -2, '0.0125'],
    ['7', 0, '7'],
    ['0', -2, '0'],
  ])('%s by %d is %s', (value, by, expected) => {
    expect(shifted(value, by)).toBe(expected);
  });

  test('there and back is the same amount', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.integer({ min: 0, max: 3 }), (units, places) => {
        expect(shifted(shifted(String(units), -places), places)).toBe(String(units));
      }),
    );
  });
});
