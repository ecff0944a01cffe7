import { expect, test } from 'vitest';
import { formatAge, formatSpan, formatTimer } from './spans.ts';

const minute = 60_000;

test.each([
  [0, '0 min'],
  [59_999, '0 min'],
  [20 * minute, '20 min'],
  [60 * minute, '1h'],
  [65 * minute, '1h 5 min'],
] as const)('formats a span of %d ms', (span, text) => {
  expect(formatSpan(span, 'en')).toBe(text);
});

test('formats a span in the narrow form', () => {
  expect(formatSpan(57 * minute, 'en', 'narrow')).toBe('57m');
});

test('an age in seconds below a minute, then in minutes', () => {
  expect(formatAge(999, 'en')).toBe('0s');
  expect(formatAge(59_000, 'en')).toBe('59s');
  expect(formatAge(60_000, 'en')).toBe('1 min');
});

test('a timer shows hours from one hour on', () => {
  expect(formatTimer(372_000)).toBe('06:12');
  expect(formatTimer(3_972_000)).toBe('1:06:12');
});
