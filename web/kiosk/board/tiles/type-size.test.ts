import { expect, test } from '@jest/globals';
import { emPixels, gridOf, pitchOfCard, usualPitch } from './type-size.ts';

test.each([
  ['10.9" tablet', 0.193, [34, 69, 103]],
  ['15.6" full HD', 0.179, [37, 74, 111]],
  ['21.5" full HD', 0.248, [27, 54, 80]],
  ['32" full HD', 0.369, [18, 36, 54]],
] as const)('the em on a %s for 1, 2 and 3 m', (_screen, pitch, expected) => {
  expect([1, 2, 3].map((metres) => Math.round(emPixels(metres, pitch)))).toEqual(expected);
});

test('a card held to the screen gives the pixel pitch, clamped to a range', () => {
  expect(pitchOfCard(85.6 / 0.193)).toBeCloseTo(0.193);
  expect(pitchOfCard(1)).toBe(1);
  expect(pitchOfCard(100_000)).toBe(0.05);
});

test('without calibration, a touch screen of tablet size gets the pitch of a tablet', () => {
  expect(usualPitch({ width: 820, height: 1180 }, true)).toBe(0.193);
  expect(usualPitch({ width: 1920, height: 1080 }, true)).toBe(0.248);
});

test('a tile is never narrower than its buttons', () => {
  expect(gridOf(1900, 800, 27, true).columns).toBe(5);
  expect(gridOf(1900, 800, 27, false).columns).toBe(9);
});

test('a greater reading distance gives fewer tiles; at least one', () => {
  const near = gridOf(1900, 800, 27, true);
  const far = gridOf(1900, 800, 80, true);
  expect(near.capacity).toBeGreaterThan(far.capacity);
  expect(near).toMatchObject({ capacity: near.columns * near.rows });
  expect(gridOf(100, 50, 111, true)).toEqual({ columns: 1, rows: 1, capacity: 1 });
});
