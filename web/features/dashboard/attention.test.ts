import { describe, expect, test } from 'vitest';
import { attentionOf, countOf, nextDue } from './attention.ts';
import type { ManagerDashboardQuery } from './manager.generated.ts';
import { lateByStation } from './stations.ts';

const now = Date.parse('2026-11-21T14:00:00Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

type Data = ManagerDashboardQuery;
type Task = Data['prepTasks'][number];
type Check = Data['lineChecks'][number];

const task = (name: string, data: Partial<Task>): Task => ({
  id: name,
  version: 1,
  name,
  status: 'pending',
  dueAt: at(300),
  latestStartAt: null,
  targetQuantity: '1',
  unit: 'kg',
  assigneeId: 'u1',
  assigneeName: 'Ana',
  stationId: 's1',
  stationName: 'Grill',
  ...data,
});
const check = (name: string, data: Partial<Check>): Check => ({
  id: name,
  name,
  nameEs: null,
  status: 'scheduled',
  late: false,
  opensAt: at(240),
  dueAt: at(300),
  failedCount: 0,
  notMeasuredCount: 0,
  itemCount: 3,
  answeredCount: 0,
  missedReason: null,
  acknowledgedAt: null,
  startedByName: null,
  submittedByName: null,
  submittedAt: null,
  ...data,
});
const day = (data: Partial<Data>): Data => ({
  prepTaskStatus: { total: 0, pending: 0, inProgress: 0, onHold: 0, completed: 0, late: 0 },
  prepTasks: [],
  lineChecks: [],
  expectedDeliveries: [],
  users: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
  peopleOn: [],
  recentActivity: [],
  inventorySummary: { items: 0, low: 0, out: 0, over: 0, expiring: 0, owing: 0 },
  expiredLots: [],
  lowItems: { nodes: [] },
  outItems: { nodes: [] },
  wasteSummary: { todayCost: '0', todayEntries: 0, weekCost: '0', previousWeekCost: '0', unknownCosts: 0 },
  ...data,
});
const kinds = (data: Partial<Data>) => attentionOf(day(data), now).map(({ kind }) => kind);

describe('what needs a manager', () => {
  test('is nothing on a day without exceptions, which names what is due next', () => {
    const quiet = day({
      prepTasks: [task('Later', { dueAt: at(90) })],
      lineChecks: [check('Dinner', { dueAt: at(60) })],
    });
    expect(attentionOf(quiet, now)).toEqual([]);
    expect(nextDue(quiet, now, 'en')).toEqual({ name: 'Dinner', at: at(60) });
    const named = day({ lineChecks: [check('Dinner', { nameEs: 'Cena', dueAt: at(60) })] });
    expect(nextDue(named, now, 'es')).toEqual({ name: 'Cena', at: at(60) });
    expect(nextDue(day({ prepTasks: [task('Done', { status: 'completed' })] }), now, 'en')).toBeNull();
  });

  test.each<[Partial<Task>, string | undefined]>([
    [{ dueAt: at(-1) }, 'latePrep'],
    [{ dueAt: at(-1), status: 'in_progress' }, 'latePrep'],
    [{ dueAt: at(-1), status: 'completed' }, undefined],
    [{ dueAt: at(-1), status: 'skipped' }, undefined],
    [{ latestStartAt: at(-1) }, 'lateStart'],
    [{ latestStartAt: at(-1), status: 'in_progress' }, undefined],
    [{ assigneeId: null, dueAt: at(60) }, 'unassignedPrep'],
    [{ assigneeId: null, dueAt: at(61) }, undefined],
  ])('a task %j is %s', (data, kind) => {
    expect(kinds({ prepTasks: [task('Hummus', data)] })[0]).toBe(kind);
  });

  test.each<[Partial<Check>, string | undefined]>([
    [{ opensAt: at(-5), dueAt: at(5) }, 'dueCheck'],
    [{ opensAt: at(-9), dueAt: at(-5), status: 'in_progress' }, 'lateCheck'],
    [{ status: 'missed' }, 'missedCheck'],
    [{ status: 'submitted', failedCount: 1, acknowledgedAt: '2026-11-21T12:00:00Z' }, undefined],
    [{ status: 'missed', missedReason: 'Power cut' }, undefined],
    [{ status: 'submitted', failedCount: 1 }, 'failedCheck'],
    [{ opensAt: at(-5), dueAt: at(5), status: 'in_progress', failedCount: 1 }, 'failedCheck'],
    [{ status: 'missed', missedReason: 'Power cut', failedCount: 1 }, 'failedCheck'],
    [{ status: 'submitted' }, undefined],
  ])('a line check %j is %s', (data, kind) => {
    expect(kinds({ lineChecks: [check('Lunch', data)] })[0]).toBe(kind);
  });

  test('lists unsafe food before late work, late work before short stock, and users last', () => {
    expect(
      kinds({
        userCounts: { waiting: 2 },
        outItems: { nodes: [{ id: 'i1', name: 'Salmon', parLevel: '8', unit: 'kg' }] },
        inventorySummary: { items: 9, low: 2, out: 1, over: 0, expiring: 0, owing: 0 },
        prepTasks: [task('Stock', { dueAt: at(-20) })],
        lineChecks: [check('Walk-in', { status: 'submitted', failedCount: 2 })],
      }),
    ).toEqual(['failedCheck', 'latePrep', 'out', 'waiting']);
  });

  test('counts everything that is out of stock, also what is not listed', () => {
    const items = attentionOf(
      day({
        outItems: { nodes: [{ id: 'i1', name: 'Salmon', parLevel: '8', unit: 'kg' }] },
        inventorySummary: { items: 140, low: 140, out: 14, over: 0, expiring: 0, owing: 0 },
        prepTasks: [task('Stock', { dueAt: at(-20) })],
      }),
      now,
    );
    expect(items.map(({ kind }) => kind)).toEqual(['latePrep', 'out', 'moreOut']);
    expect(countOf(items)).toBe(15);
  });

  test('names the stations where prep is late, the worst first', () => {
    const late = { dueAt: at(-5) };
    const tasks = [
      task('a', late),
      task('b', { ...late, stationId: 's2', stationName: 'Fry' }),
      task('c', { ...late, stationId: 's2', stationName: 'Fry' }),
      task('d', {}),
    ];
    expect(lateByStation(tasks, now).map(({ name, count }) => [name, count])).toEqual([
      ['Fry', 2],
      ['Grill', 1],
    ]);
  });
});
