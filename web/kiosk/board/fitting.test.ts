import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fitting } from './fitting.ts';

test('everything stays when it fits, without room for "+1"', () => {
  expect(fitting([40, 40, 20], 30, 100, 1)).toBe(3);
});

test('what does not fit leaves room to say how many more there are', () => {
  expect(fitting([40, 40, 40], 30, 110, 1)).toBe(2);
  expect(fitting([40, 40, 40], 30, 109, 1)).toBe(1);
  expect(fitting([200, 40], 30, 110, 1)).toBe(0);
});

test('more lines hold more', () => {
  expect(fitting([40, 40, 40, 40, 40], 30, 100, 2)).toBe(3);
  expect(fitting([40, 40, 40, 40, 40], 30, 100, 3)).toBe(5);
});

test('more room never shows fewer', () => {
  const pixels = fc.integer({ min: 1, max: 90 });
  fc.assert(
    fc.property(
      fc.array(pixels),
      fc.integer({ min: 90, max: 300 }),
      fc.integer({ min: 1, max: 4 }),
      (words, room, lines) => {
        const count = fitting(words, 25, room, lines);
        expect(fitting(words, 25, room, lines + 1)).toBeGreaterThanOrEqual(count);
        expect(count).toBeLessThanOrEqual(words.length);
      },
    ),
  );
});
