import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { scaled, unscaled, worth } from './worth.ts';

describe('what a line is worth', () => {
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
