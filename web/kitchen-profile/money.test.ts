import { describe, expect, test } from '@jest/globals';
import { minorUnits, typedAmount } from './money.ts';

describe('amounts of money as they are typed', () => {
  test.each([
    ['100', 'USD', 10_000],
    ['99,5', 'EUR', 9_950],
    ['0.01', 'USD', 1],
    ['1500', 'JPY', 1_500],
    ['1.234', 'KWD', 1_234],
    ['1.005', 'USD', null],
    ['1.5', 'JPY', null],
    ['-1', 'USD', null],
    ['', 'USD', null],
    ['ten', 'USD', null],
  ])('%s in %s is %p minor units', (typed, currency, units) => {
    expect(minorUnits(typed, currency)).toBe(units);
  });

  test.each([0, 1, 10_000, 9_950])('%i minor units come back as they were typed', (units) => {
    for (const currency of ['USD', 'JPY', 'KWD'])
      expect(minorUnits(typedAmount(units, currency), currency)).toBe(units);
  });
});
