import { expect, test } from 'vitest';
import { ageOf, caughtUp, cut, freshnessOf, received, isSilent, restored, neverConnected } from './freshness.ts';

const second = 1_000;
/** Live since instant 0. */
const live = received(caughtUp(neverConnected(0)), 0, 1_700_000_000_000);

test('a short interruption stays live; from five seconds on it is closed', () => {
  const link = cut(live, 10 * second);
  expect(freshnessOf(link, 14.9 * second)).toBe('live');
  expect(freshnessOf(link, 15 * second)).toBe('closed');
});

test('old after sixty seconds, lost after fifteen minutes; the age is that of the last message', () => {
  const link = cut(live, 10 * second);
  expect(freshnessOf(link, 69.9 * second)).toBe('closed');
  expect(freshnessOf(link, 70 * second)).toBe('old');
  expect(freshnessOf(link, 909.9 * second)).toBe('old');
  expect(freshnessOf(link, 910 * second)).toBe('lost');
  expect(ageOf(link, 70 * second)).toBe(70 * second);
});

test('silence without a close counts as a disconnect', () => {
  expect(freshnessOf(live, 25 * second)).toBe('live');
  expect(isSilent(live, 25.1 * second)).toBe(true);
  expect(freshnessOf(live, 25.1 * second)).toBe('closed');
  expect(freshnessOf(live, 60 * second)).toBe('old');
});

test('neither an opened socket nor a message before catching up makes it live', () => {
  const link = received(cut(live, 10 * second), 70 * second, 0);
  expect(freshnessOf(link, 70 * second)).toBe('old');
  expect(freshnessOf(caughtUp(link), 70 * second)).toBe('old');
  expect(freshnessOf(received(caughtUp(link), 71 * second, 0), 71 * second)).toBe('live');
});

test('a second disconnect does not reset the time of the first', () => {
  expect(cut(cut(live, 10 * second), 30 * second).cutAt).toBe(10 * second);
});

test('a display that never connects becomes closed', () => {
  expect(freshnessOf(neverConnected(0), 5 * second)).toBe('closed');
  expect(freshnessOf(neverConnected(0), 900 * second)).toBe('lost');
  expect(ageOf(neverConnected(0), 5 * second)).toBeNull();
});

test('a saved board has its real age at once', () => {
  const link = restored(500, 1_000_000, 1_000_000 + 120 * second);
  expect(freshnessOf(link, 500)).toBe('old');
  expect(ageOf(link, 500)).toBe(120 * second);
});

test('a recently saved board also starts as disconnected', () => {
  expect(freshnessOf(restored(500, 1_000_000, 1_000_500), 500)).toBe('closed');
});

test('an age is never negative when the clock went back', () => {
  expect(ageOf(restored(0, 2_000_000, 1_000_000), 0)).toBe(0);
});
