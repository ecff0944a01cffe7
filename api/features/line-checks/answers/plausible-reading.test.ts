import { expect, test } from 'vitest';
import { isPlausible } from '#schema/plausible-reading.ts';

const fridge = { kind: 'temperature', maxC: '5', maxF: '41' } as const;
const hotHolding = { kind: 'temperature', minC: '60', minF: '140' } as const;
const number = (unitLabel: string | null) => ({ kind: 'number', unitLabel }) as const;

test.each([
  [fridge, { temperature: '12', temperatureUnit: 'C' }, true],
  [fridge, { temperature: '88', temperatureUnit: 'C' }, false],
  [fridge, { temperature: '88', temperatureUnit: 'F' }, true],
  [fridge, { temperature: '188', temperatureUnit: 'F' }, false],
  [hotHolding, { temperature: '180', temperatureUnit: 'C' }, true],
  [hotHolding, { temperature: '8888', temperatureUnit: 'C' }, false],
  [number('ppm'), { number: '400' }, true],
  [number('PPM'), { number: '4000' }, false],
  [number('pH'), { number: '70' }, false],
  [number('bar'), { number: '5000' }, true],
  [number(null), { number: '-1' }, false],
  [{ ...number(null), min: '-5' }, { number: '-1' }, true],
  [{ kind: 'yes_no' }, { yes: false }, true],
] as const)('%j with %j is plausible: %j', (item, entry, plausible) => {
  expect(isPlausible(item, entry)).toBe(plausible);
});
