import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LoadedTask, loadOf, shareOut } from './load.ts';

const task = (id: string, more: Partial<LoadedTask> = {}): LoadedTask => ({
  id,
  version: 1,
  status: 'pending',
  stationId: null,
  holderId: null,
  leadMinutes: 60,
  dueAt: '2026-11-26T16:00:00Z',
  ...more,
});
const ana = { id: 'ana', stationId: 'grill' };
const bo = { id: 'bo', stationId: 'pastry' };
const sharesOf = (tasks: readonly LoadedTask[], people: readonly (typeof ana)[], all = tasks) =>
  shareOut(tasks, all, people).map(({ task: { id }, personId }) => `${id} ${personId}`);

describe('the load', () => {
  test('counts open tasks, and names those without a time apart', () => {
    const tasks = [
      task('1', { leadMinutes: 90 }),
      task('2', { leadMinutes: null }),
      task('3', { status: 'completed' }),
    ];
    expect(loadOf(tasks)).toEqual({ count: 2, minutes: 90, unknown: 1 });
  });
});

describe('sharing out', () => {
  test('gives a task to the people of its station', () => {
    const tasks = [task('1', { stationId: 'pastry' }), task('2', { stationId: 'grill' })];
    expect(sharesOf(tasks, [ana, bo])).toEqual(['1 bo', '2 ana']);
  });

  test('gives a task of a station without people to whoever has the least', () => {
    const tasks = [task('1', { stationId: 'grill', leadMinutes: 120 }), task('2', { stationId: 'bar' })];
    expect(sharesOf(tasks, [ana, bo])).toEqual(['1 ana', '2 bo']);
  });

  test('counts what a person has already, also on lists that are not shown', () => {
    const hers = task('0', { holderId: 'ana', leadMinutes: 240 });
    expect(sharesOf([task('1')], [ana, bo], [hers, task('1')])).toEqual(['1 bo']);
  });

  test('counts what a person has started without being assigned', () => {
    const started = task('0', { status: 'in_progress', holderId: 'ana', leadMinutes: 240 });
    expect(sharesOf([task('1'), started], [ana, bo])).toEqual(['1 bo']);
  });

  test('leaves running, ended and assigned tasks alone', () => {
    const tasks = [
      task('1', { status: 'in_progress' }),
      task('2', { status: 'completed' }),
      task('3', { holderId: 'ana' }),
    ];
    expect(sharesOf(tasks, [ana, bo])).toEqual([]);
  });

  test('gives nothing to nobody', () => {
    expect(sharesOf([task('1')], [])).toEqual([]);
  });

  test('gives each free task to one person, and no two people differ by more than the longest task', () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 40 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 8 }), (times, count) => {
        const tasks = times.map((leadMinutes, index) => task(String(index), { leadMinutes }));
        const people = Array.from({ length: count }, (_none, index) => ({ id: `p${index}`, stationId: null }));
        const shares = shareOut(tasks, tasks, people);
        expect(shares.map(({ task: { id } }) => id).toSorted()).toEqual(tasks.map(({ id }) => id).toSorted());
        const loads = people.map(({ id }) =>
          shares.reduce((sum, share) => sum + (share.personId === id ? (share.task.leadMinutes ?? 0) : 0), 0),
        );
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(Math.max(0, ...times));
      }),
    );
  });
});
