import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { asWritten, sameScale, scaled, scaleTo } from './scale.ts';

const amount = fc.integer({ min: 1, max: 99_999_999 }).map((n) => (n / 10_000).toFixed(4));

describe('scaling', () => {
  test('is exact: a third of a recipe, three times, is the recipe', () => {
    expect(scaled('1', { target: '1', base: '3' })).toBe('0.3333');
    expect(scaled('0.7', { target: '3', base: '3' })).toBe('0.7');
    expect(scaled('0.1', { target: '0.2', base: '0.1' })).toBe('0.2');
  });

  test('accepts typed amounts, and nothing else', () => {
    expect(scaleTo('2,5', '5')).toEqual({ target: '2.5', base: '5' });
    for (const typed of ['', '0', '0,0', 'abc', '-1']) expect(scaleTo(typed, '5')).toBeNull();
  });

  test('by one ingredient results in exactly its available quantity', () => {
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
        const twice = scaled(quantity, { target: String(times), base: '1' });
        expect(Number(scaled(twice, { target: '1', base: String(times) }))).toBe(Number(quantity));
      }),
    );
  });

  test('recognizes equal scales of different form', () => {
    expect(sameScale({ target: '4.0', base: '8' }, { target: '1', base: '2' })).toBe(true);
    expect(sameScale(asWritten, { target: '1', base: '2' })).toBe(false);
  });
});
