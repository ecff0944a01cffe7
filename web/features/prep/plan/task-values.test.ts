import { describe, expect, test } from 'vitest';
import { newTask } from './task-values.ts';

const kitchen = { timeZone: 'Europe/Madrid', dayRollover: '04:00' };
const dueTimeOf = (now: string, isToday: boolean) =>
  newTask({ list: { dueTime: '16:00' }, prepListId: 'l1', isToday, kitchen }, new Date(now)).dueTime;

describe('a new task is due', () => {
  test('at the time of its list', () => {
    expect(dueTimeOf('2026-11-24T09:00:00Z', true)).toBe('16:00');
  });

  test('an hour from now when that time has passed', () => {
    expect(dueTimeOf('2026-11-24T17:30:00Z', true)).toBe('19:30');
  });

  test('after midnight, which is still today, not the afternoon before', () => {
    expect(dueTimeOf('2026-11-25T00:10:00Z', true)).toBe('02:10');
  });

  test('on another day at the time of its list, whatever the time is now', () => {
    expect(dueTimeOf('2026-11-24T17:30:00Z', false)).toBe('16:00');
  });
});
