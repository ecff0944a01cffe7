import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { inCelsius, isPair, judge, temperatureRange } from '#schema/line-check-verdict.ts';

/** The limits in Fahrenheit and Celsius as the food codes pair them. */
const pairs = [
  ['41', '5'],
  ['45', '7'],
  ['70', '21'],
  ['135', '57'],
  ['145', '63'],
  ['155', '68'],
  ['165', '74'],
] as const;

const resultOf = (limits: object, temperature: string, temperatureUnit: 'C' | 'F') =>
  judge({ kind: 'temperature', ...limits }, { temperature, temperatureUnit })?.result;
const shifted = (limit: string, by: number) => (Number(limit) + by).toFixed(1);

describe('a temperature at its limit', () => {
  test.each(pairs)('%s °F / %s °C passes in both units, and a tenth beyond it fails in both', (f, c) => {
    const cold = { maxC: c, maxF: f };
    const hot = { minC: c, minF: f };
    for (const [limit, unit] of [
      [f, 'F'],
      [c, 'C'],
    ] as const) {
      expect(resultOf(cold, limit, unit)).toBe('pass');
      expect(resultOf(hot, limit, unit)).toBe('pass');
      expect(resultOf(cold, shifted(limit, 0.1), unit)).toBe('fail');
      expect(resultOf(hot, shifted(limit, -0.1), unit)).toBe('fail');
    }
    expect(isPair(c, f)).toBe(true);
  });

  test('is judged in the unit entered: 70 °F passes although it is 21.1 °C', () => {
    expect(inCelsius('70', 'F')).toBe('21.1');
    expect(resultOf({ maxC: '21', maxF: '70' }, '70', 'F')).toBe('pass');
    expect(resultOf({ maxC: '21', maxF: '70' }, '21.1', 'C')).toBe('fail');
  });

  test('returns the side and the amount of a miss', () => {
    const verdict = judge({ kind: 'temperature', maxC: '5.00' }, { temperature: '8.4', temperatureUnit: 'C' });
    expect(verdict?.miss).toEqual({ side: 'high', by: '3.4' });
  });

  test('a limit with only one unit is converted', () => {
    expect(temperatureRange({ kind: 'temperature', maxC: '-18' }, 'F')).toEqual({ min: null, max: '-0.4' });
  });

  test('a reading passes exactly when it is within the limits', () => {
    const tenths = fc.integer({ min: -800, max: 6_000 }).map((value) => (value / 10).toFixed(1));
    fc.assert(
      fc.property(tenths, tenths, tenths, (a, b, reading) => {
        const [minC, maxC] = Number(a) <= Number(b) ? [a, b] : [b, a];
        const inside = Number(reading) >= Number(minC) && Number(reading) <= Number(maxC);
        return resultOf({ minC, maxC }, reading, 'C') === (inside ? 'pass' : 'fail');
      }),
    );
  });
});

describe('other kinds', () => {
  test('a number within its range passes, both ends included', () => {
    const ppm = { kind: 'number', min: '200', max: '400' } as const;
    expect(['199.9', '200', '400', '400.1'].map((number) => judge(ppm, { number })?.result)).toEqual([
      'fail',
      'pass',
      'pass',
      'fail',
    ]);
  });

  test('yes or no is compared with the passing answer, which defaults to yes', () => {
    expect(judge({ kind: 'yes_no' }, { yes: false })?.result).toBe('fail');
    expect(judge({ kind: 'yes_no', passAnswer: false }, { yes: false })?.result).toBe('pass');
  });

  test.each([
    [{ kind: 'temperature' }, { temperature: '4' }],
    [{ kind: 'temperature' }, { temperatureUnit: 'C', temperature: '' }],
    [{ kind: 'number' }, { temperature: '4', temperatureUnit: 'C' }],
    [{ kind: 'yes_no' }, { yes: null }],
    [{ kind: 'text' }, { text: '  ' }],
  ] as const)('%j is not judged without a complete value: %j', (item, entry) => {
    expect(judge(item, entry)).toBeNull();
  });
});
