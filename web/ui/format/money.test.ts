import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { majorUnits, minorUnits, wholeMinorUnits } from './money.ts';

describe('a typed price', () => {
  test.each([
    ['16.5', 'USD', '1650', '16.50'],
    ['16,50', 'EUR', '1650', '16.50'],
    ['0.055', 'USD', '5.5', '0.055'],
    ['0.29', 'USD', '29', '0.29'],
    ['0', 'USD', '0', '0.00'],
    ['007', 'USD', '700', '7.00'],
    ['120', 'JPY', '120', '120'],
    ['1.5', 'JPY', '1.5', '1.5'],
    ['1.2345', 'KWD', '1234.5', '1.2345'],
    ['4', 'KWD', '4000', '4.000'],
    ['123456789012.345678', 'USD', '12345678901234.5678', '123456789012.345678'],
  ])('%s in %s is %s minor units', (typed, currency, minor, major) => {
    expect(minorUnits(typed, currency)).toBe(minor);
    expect(majorUnits(minor, currency)).toBe(major);
  });

  test.each(['', 'ten', '-1', '1.2.3'])('%p is not a price', (typed) => {
    expect(minorUnits(typed, 'USD')).toBeNull();
    expect(wholeMinorUnits(typed, 'USD')).toBeNull();
  });
});

describe('a typed amount in whole minor units', () => {
  test.each([
    ['100', 'USD', 10_000],
    ['99,5', 'EUR', 9_950],
    ['0.01', 'USD', 1],
    ['1500', 'JPY', 1_500],
    ['1.234', 'KWD', 1_234],
    ['1.005', 'USD', null],
    ['1.5', 'JPY', null],
    ['1.2345', 'KWD', null],
    ['99999999999999999', 'USD', null],
  ])('%s in %s is %p minor units', (typed, currency, units) => {
    expect(wholeMinorUnits(typed, currency)).toBe(units);
  });

  test('survives a round trip through its typed form', () => {
    const currencies = fc.constantFrom('USD', 'JPY', 'KWD');
    fc.assert(
      fc.property(fc.nat(99_999_999), currencies, (units, currency) => {
        expect(wholeMinorUnits(majorUnits(units, currency), currency)).toBe(units);
      }),
    );
  });

  test('keeps the sign of a negative amount', () => {
    expect([majorUnits(-5, 'USD'), majorUnits(-1250, 'JPY')]).toEqual(['-0.05', '-1250']);
  });
});
