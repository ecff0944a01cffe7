import { describe, expect, test } from 'vitest';
import { temperatureProblem } from '#schema/received-line.ts';
import { judgeReceived } from '#schema/receiving-verdict.ts';
import type { TcsClass, TemperatureUnit } from '#schema/vocabulary.ts';
import { inEnglish } from '#schema/messages.ts';

/** The food code's limits in both units, and the smallest step past each. */
const pairs: [TcsClass, TemperatureUnit, string, string][] = [
  ['cold', 'C', '5', '5.01'],
  ['cold', 'F', '41', '41.01'],
  ['eggs', 'C', '7', '7.01'],
  ['eggs', 'F', '45', '45.01'],
  ['milk', 'C', '7', '7.01'],
  ['milk', 'F', '45', '45.01'],
  ['shellfish', 'C', '7', '7.01'],
  ['shellfish', 'F', '45', '45.01'],
  ['hot', 'C', '57', '56.99'],
  ['hot', 'F', '135', '134.99'],
  ['frozen', 'C', '-18', '-17.99'],
  ['frozen', 'F', '0', '0.01'],
];

const problemText = (line: Parameters<typeof temperatureProblem>[0]) => {
  const problem = temperatureProblem(line);
  return problem && inEnglish(problem);
};

describe('the temperature at receiving', () => {
  test.each(pairs)('%s in °%s: %s may be accepted, %s may not', (tcsClass, unit, limit, past) => {
    const line = { itemName: 'Food', tcsClass, temperatureUnit: unit, overrideReason: null };
    expect(temperatureProblem({ ...line, temperature: limit })).toBeNull();
    expect(problemText({ ...line, temperature: past })).toMatch(
      new RegExp(`^Food is ${past} °${unit}, ${tcsClass === 'hot' ? 'below' : 'above'} ${limit} °${unit}\\.`),
    );
  });

  test('is judged in the unit it was entered in: 41 °F passes although it is 5.0 °C only by rounding', () => {
    expect(judgeReceived('cold', '41', 'F')?.result).toBe('pass');
    expect(judgeReceived('eggs', '45', 'F')?.result).toBe('pass');
    expect(judgeReceived('eggs', '7.2', 'C')?.result).toBe('fail');
  });

  test.each<[TcsClass, TemperatureUnit, string, string]>([
    ['milk', 'C', '5', 'pass'],
    ['milk', 'C', '5.1', 'cool_down'],
    ['shellfish', 'F', '41.1', 'cool_down'],
    ['eggs', 'C', '6.9', 'pass'],
  ])('%s at °%s %s: %s', (tcsClass, unit, reading, result) => {
    expect(judgeReceived(tcsClass, reading, unit)?.result).toBe(result);
  });

  test('is only needed for food with a temperature class', () => {
    const line = { itemName: 'Cod', temperature: null, temperatureUnit: null, overrideReason: 'It was fine' };
    expect(problemText({ ...line, tcsClass: 'cold' })).toBe('Enter the temperature of Cod.');
    expect(temperatureProblem({ ...line, tcsClass: 'none' })).toBeNull();
  });

  test('beyond the limit is accepted with a reason', () => {
    const line = { itemName: 'Cod', tcsClass: 'cold', temperature: '8.3', temperatureUnit: 'C' } as const;
    expect(temperatureProblem({ ...line, overrideReason: 'Probe was on the box; core 4 °C.' })).toBeNull();
    expect(temperatureProblem({ ...line, overrideReason: '' })).not.toBeNull();
  });
});
