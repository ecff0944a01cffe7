import { expect, test } from 'vitest';
import { ticksKey, ticksOf, withTicks } from './ticks.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-21T10:00:00Z');

test('the ticks of a recipe are those of its task, as long as there is one', () => {
  const key = ticksKey('stock', 'task-1');
  const all = withTicks(null, key, ['s1', 's2'], now);
  expect(ticksOf(all, key, now + 48 * hour)).toEqual(['s1', 's2']);
  expect(ticksOf(all, ticksKey('stock', 'task-2'), now)).toEqual([]);
  expect(ticksOf(all, ticksKey('stock', null), now)).toEqual([]);
});

test('without a task they end with the shift', () => {
  const key = ticksKey('stock', null);
  const all = withTicks(null, key, ['s1'], now);
  expect(ticksOf(all, key, now + 8 * hour)).toEqual(['s1']);
  expect(ticksOf(all, key, now + 20 * hour)).toEqual([]);
});

test('the oldest are dropped first, so that they do not fill the device', () => {
  const all = Array.from({ length: 60 }, (_, index) => index).reduce(
    (before, index) => withTicks(before, ticksKey('stock', `task-${index}`), ['s1'], now + index),
    withTicks(null, ticksKey('stock', 'task-0'), ['s1'], now),
  );
  expect(Object.keys(all)).toHaveLength(40);
  expect(ticksOf(all, ticksKey('stock', 'task-59'), now)).toEqual(['s1']);
  expect(ticksOf(all, ticksKey('stock', 'task-5'), now)).toEqual([]);
});
