import { describe, expect, test } from 'vitest';
import { dateIn, dateOrderOf } from './cell-dates.ts';

describe('a date in a cell', () => {
  test.for([
    ['2026-11-24', '2026-11-24'],
    ['2026-1-4', '2026-01-04'],
    ['24/11/2026', '2026-11-24'],
    ['24.11.26', '2026-11-24'],
    ['4/3/2026', '2026-03-04'],
  ])('%s, day first', ([cell, date]) => {
    expect(dateIn(cell ?? '', 'day')).toEqual({ date, time: null });
  });

  test('reads the month first where the country does', () => {
    expect(dateIn('4/3/2026', 'month')).toEqual({ date: '2026-04-03', time: null });
  });

  test.for([
    ['2026-11-24 23:30', '23:30'],
    ['2026-11-24T01:05:59Z', '01:05'],
    ['2026-11-24 1:05 PM', '13:05'],
    ['2026-11-24 12:05 am', '00:05'],
    ['2026-11-24 12:05 p.m.', '12:05'],
  ])('%s has a time', ([cell, time]) => {
    expect(dateIn(cell ?? '', 'day')).toEqual({ date: '2026-11-24', time });
  });

  test.for(['', 'Total', '31/02/2026', '11/24/2026', '2026-13-01', '45000', '2026-11-24 25:00', '2026-11-24 late'])(
    '%j is none',
    (cell) => {
      expect(dateIn(cell, 'day')).toBeNull();
    },
  );
});

test.for([
  ['US', 'month'],
  ['ES', 'day'],
  ['GB', 'day'],
  ['DE', 'day'],
])('%s writes the %s first', ([country, order]) => {
  expect(dateOrderOf(country ?? '')).toBe(order);
});
