import { expect, test } from 'vitest';
import { typedSum } from './typed-sum.ts';

test.each([
  ['12', '12'],
  ['3*12+4', '40'],
  ['0.1+0.2', '0.3'],
  ['2*0.125', '0.25'],
  ['1.', '1'],
])('%s is %s', (text, sum) => {
  expect(typedSum(text)).toBe(sum);
});

test.each(['', '3*', '+4', '3**4', 'x', '1.23456'])('%s is not complete', (text) => {
  expect(typedSum(text)).toBeNull();
});
