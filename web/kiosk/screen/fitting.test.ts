import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fitting } from './fitting.ts';

test('everything stays when it fits, without room for "+1"', () => {
  expect(fitting([40, 40, 20], 30, 100)).toBe(3);
});

test('what does not fit leaves room to say how many more there are', () => {
  expect(fitting([40, 40, 40], 30, 110)).toBe(2);
  expect(fitting([40, 40, 40], 30, 109)).toBe(1);
  expect(fitting([200, 40], 30, 110)).toBe(0);
});

test('what is drawn is never wider than there is room, unless nothing but "+n" is left', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 90 })), fc.integer({ min: 0, max: 300 }), (widths, room) => {
      const count = fitting(widths, 25, room);
      const drawn = widths.slice(0, count).reduce((sum, width) => sum + width, 0) + (count < widths.length ? 25 : 0);
      expect(drawn <= room || count === 0).toBe(true);
    }),
  );
});
