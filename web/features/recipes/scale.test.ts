import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { asWritten, sameScale, scaled, scaleTo } from './scale.ts';

const amount = fc.integer({ min: 1, max: 99_999_999 }).map((n) => (n / 10_000).toFixed(4));

describe('scaling', () => {
  test('is exact: a third of a recipe, three times, is the recipe', () => {
    expect(scaled('1', { wanted: '1', of: '3' })).toBe('0.3333');
    expect(scaled('0.7', { wanted: '3', of: '3' })).toBe('0.7');
    expect(scaled('0.1', { wanted: '0.2', of: '0.1' })).toBe('0.2');
  });

  test('takes what a cook types, and nothing that is no amount', () => {
    expect(scaleTo('2,5', '5')).toEqual({ wanted: '2.5', of: '5' });
    for (const typed of ['', '0', '0,0', 'abc', '-1']) expect(scaleTo(typed, '5')).toBeNull();
  });

  test('by one ingredient gives that ingredient exactly what is there', () => {
    fc.assert(
      fc.property(amount, amount, (have, written) => {
        const scale = scaleTo(have, written);
        expect(scale && Number(scaled(written, scale))).toBe(Number(have));
      }),
    );
  });

  test('keeps the proportions of every ingredient', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 2, max: 9 }), (quantity, times) => {
        const twice = scaled(quantity, { wanted: String(times), of: '1' });
        expect(Number(scaled(twice, { wanted: '1', of: String(times) }))).toBe(Number(quantity));
      }),
    );
  });

  test('knows the same amount however it was asked for', () => {
    expect(sameScale({ wanted: '4.0', of: '8' }, { wanted: '1', of: '2' })).toBe(true);
    expect(sameScale(asWritten, { wanted: '1', of: '2' })).toBe(false);
  });
});
