import { expect, test } from 'vitest';
import fc from 'fast-check';
import { fitting } from './fitting.ts';

test('all words are shown when they fit, without space for "+1"', () => {
  expect(fitting([40, 40, 20], 30, 100, 1)).toBe(3);
});

test('when words do not fit, space is left for the number of hidden ones', () => {
  expect(fitting([40, 40, 40], 30, 110, 1)).toBe(2);
  expect(fitting([40, 40, 40], 30, 109, 1)).toBe(1);
  expect(fitting([200, 40], 30, 110, 1)).toBe(0);
});

test('more lines show more words', () => {
  expect(fitting([40, 40, 40, 40, 40], 30, 100, 2)).toBe(3);
  expect(fitting([40, 40, 40, 40, 40], 30, 100, 3)).toBe(5);
});

test('more space never shows fewer words', () => {
  const pixels = fc.integer({ min: 1, max: 90 });
  fc.assert(
    fc.property(
      fc.array(pixels),
      fc.integer({ min: 90, max: 300 }),
      fc.integer({ min: 1, max: 4 }),
      (words, width, lines) => {
        const count = fitting(words, 25, width, lines);
        expect(fitting(words, 25, width, lines + 1)).toBeGreaterThanOrEqual(count);
        expect(count).toBeLessThanOrEqual(words.length);
      },
    ),
  );
});
