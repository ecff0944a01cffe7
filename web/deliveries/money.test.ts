import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { scaled, toMajor, toMinor, unscaled, worth } from './money.ts';

describe('money as it is typed', () => {
  test.each([
    ['16.5', 2, '1650', '16.50'],
    ['16,50', 2, '1650', '16.50'],
    ['0.055', 2, '5.5', '0.055'],
    ['120', 0, '120', '120'],
    ['0', 2, '0', '0.00'],
  ])('%s with %i decimals is %s minor units', (typed, places, minor, major) => {
    expect(toMinor(typed, places)).toBe(minor);
    expect(toMajor(minor, places)).toBe(major);
  });

  test('what is no number is nothing', () => {
    expect(toMinor('', 2)).toBeNull();
    expect(toMinor('ten', 2)).toBeNull();
  });

  test('quantity × price is rounded half up to the minor unit', () => {
    expect(worth('2.5', '99')).toBe(248n);
    expect(worth('0.0001', '4999.999999')).toBe(0n);
    expect(worth('6.5', '1120')).toBe(7_280n);
  });

  test('scaling comes back to the same figure', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (ticks) => {
        expect(scaled(unscaled(BigInt(ticks), 4), 4)).toBe(BigInt(ticks));
      }),
    );
  });
});
