import { expect, test } from 'vitest';
import { emPixels, gridOf, pitchOfCard, sheetZoom, usualPitch } from './type-size.ts';

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
  expect(usualPitch({ width: 820, height: 1180, ratio: 2, touch: true })).toBe(0.193);
  expect(usualPitch({ width: 1920, height: 1080, ratio: 1, touch: true })).toBe(0.248);
});

test('without calibration, a screen of few pixels is a television and not a tablet', () => {
  const screen = { width: 1366, height: 768, ratio: 1 };
  expect(usualPitch({ ...screen, touch: true })).toBe(usualPitch({ ...screen, touch: false }));
  expect(usualPitch({ ...screen, touch: true })).toBeGreaterThan(0.35);
});

test.each([
  [6, { width: 1366, height: 768 }, { width: 1342, height: 607 }],
  [8, { width: 1920, height: 1080 }, { width: 1896, height: 919 }],
  [6, { width: 1080, height: 1920 }, { width: 1056, height: 1621 }],
])('%i tiles fit a display of %j that is read from 2 m', (tiles, size, area) => {
  const em = emPixels(2, usualPitch({ ...size, ratio: 1, touch: true }));
  expect(gridOf(area.width, area.height, em, true).capacity).toBe(tiles);
});

test('a sheet has text as large as the small text of the tiles, and fits', () => {
  expect(18 * sheetZoom(48, { width: 1920, height: 1080 })).toBeCloseTo(0.6 * 48);
  expect(sheetZoom(110, { width: 1920, height: 1280 })).toBe(2);
  expect(sheetZoom(34, { width: 390, height: 844 })).toBe(1);
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
