import { describe, expect, test } from 'vitest';
import { formatDecimal, formatMoney, formatUnitCost, parseDecimal } from './decimal.ts';

describe('decimals', () => {
  test.each([
    ['2,5', '2.5'],
    ['2.5', '2.5'],
    [' 012 ', '12'],
    ['.5', '0.5'],
    ['3.', '3'],
    ['0.10', '0.10'],
    ['12345678901234567890.125', '12345678901234567890.125'],
  ])('%s is read as %s', (typed, exact) => expect(parseDecimal(typed)).toBe(exact));

  test.each(['', ' ', 'abc', '1.2.3', '1,2,3', '-1', '1e3', '.', ','])('%j is not a quantity', (typed) =>
    expect(parseDecimal(typed)).toBeNull(),
  );

  test('are formatted in the language, without losing a digit', () => {
    expect(formatDecimal('12.500', 'en')).toBe('12.5');
    expect(formatDecimal('12.500', 'es')).toBe('12,5');
    expect(formatDecimal('90071992547409931.5', 'en')).toBe('90,071,992,547,409,931.5');
  });

  test('are never 0 when they are not', () => {
    expect(formatDecimal('0.00025', 'en')).toBe('0.00025');
    expect(formatDecimal('-0.04', 'en', 1)).toBe('-0.04');
    expect(formatDecimal('0.000', 'en')).toBe('0');
  });

  test('costs of a unit have more digits when they are small', () => {
    expect(formatUnitCost('0.45', 'USD', 'en')).toBe('$0.0045');
    expect(formatUnitCost('9.5', 'USD', 'en')).toBe('$0.095');
    expect(formatUnitCost('12.345', 'USD', 'en')).toBe('$0.12');
    expect(formatUnitCost('0', 'USD', 'en')).toBe('$0.00');
    expect(formatUnitCost('0.05', 'JPY', 'en')).toBe('¥0.05');
  });

  test('money is formatted from minor units', () => {
    expect(formatMoney(1999, 'USD', 'en')).toBe('$19.99');
    expect(formatMoney('1999', 'JPY', 'en')).toBe('¥1,999');
  });

  test('money of less than half a cent is not shown as zero', () => {
    expect(formatMoney('0.4', 'USD', 'en')).toBe('<\u00A0$0.01');
    expect(formatMoney('-0.4', 'USD', 'en')).toBe('>\u00A0-$0.01');
    expect(formatMoney('0.4', 'EUR', 'es')).toBe('<\u00A00,01\u00A0€');
    expect(formatMoney('0.0', 'USD', 'en')).toBe('$0.00');
  });
});
