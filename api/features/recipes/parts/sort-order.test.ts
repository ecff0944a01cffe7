import { expect, test } from 'vitest';
import fc from 'fast-check';
import { sortNumbers } from './sort-order.policy.ts';

test('a list in order has unchanged numbers', () => {
  expect(sortNumbers([0, 1, 2, 7])).toEqual([0, 1, 2, 7]);
});

test('a new list has gaps between its members', () => {
  expect(sortNumbers([null, null])).toEqual([100, 200]);
});

test('a new member in the middle or at the end changes no other', () => {
  expect(sortNumbers([100, null, 200, null])).toEqual([100, 150, 200, 300]);
});

test('only the moved member changes', () => {
  expect(sortNumbers([200, 300, 400, 100])).toEqual([200, 300, 400, 500]);
  expect(sortNumbers([400, 100, 200, 300])).toEqual([50, 100, 200, 300]);
});

test('without gaps all are renumbered', () => {
  expect(sortNumbers([0, null, 1])).toEqual([100, 200, 300]);
  expect(sortNumbers([31_950, null])).toEqual([100, 200]);
});

test('for any stored numbers the result rises and fits the column', () => {
  const stored = fc.option(fc.integer({ min: 0, max: 32_000 }));
  fc.assert(
    fc.property(fc.array(stored, { maxLength: 100 }), (present) => {
      const numbers = sortNumbers(present);
      expect(numbers).toHaveLength(present.length);
      expect(numbers.every((number, index) => number > (numbers[index - 1] ?? -1) && number <= 32_767)).toBe(true);
    }),
  );
});
