import { describe, expect, test } from 'vitest';
import { dueInstants, isLate, mayRun, type PlanningSettings, statusAt } from './line-check.policy.ts';

const settings: PlanningSettings = { timeZone: 'America/New_York', dayRollover: '04:00', lineCheckFrequency: 'daily' };
const shifts = [
  { startsAt: '07:00', endsAt: '15:00' },
  { startsAt: '14:00', endsAt: '23:00' },
];
const times = { dueTimes: ['10:00', '14:30', '20:00', '01:00'], weekdays: [] };
const due = (frequency: 'daily' | 'shift' | 'custom' | null, date = '2026-11-20') =>
  dueInstants({ ...times, frequency }, settings, shifts, date).map((at) => at.toISOString());

describe('due times', () => {
  test('daily is the first time of the business day, which ends after midnight', () => {
    expect(due('daily')).toEqual(['2026-11-20T15:00:00.000Z']);
  });

  test('shift is once per shift, the later shift where they overlap, and times outside every shift', () => {
    expect(due('shift')).toEqual(['2026-11-20T15:00:00.000Z', '2026-11-20T19:30:00.000Z', '2026-11-21T06:00:00.000Z']);
  });

  test('custom is every time; without a frequency the kitchen’s setting applies', () => {
    expect(due('custom')).toHaveLength(4);
    expect(due(null)).toEqual(due('daily'));
  });

  test('other weekdays have none', () => {
    const fridays = { ...times, weekdays: ['fri'] as const, frequency: null };
    expect(dueInstants(fridays, settings, shifts, '2026-11-20')).toHaveLength(1);
    expect(dueInstants(fridays, settings, shifts, '2026-11-21')).toEqual([]);
  });

  test('keeps the kitchen clock over the change to winter time', () => {
    expect(due('daily', '2026-10-31')).toEqual(['2026-10-31T14:00:00.000Z']);
    expect(due('daily', '2026-11-01')).toEqual(['2026-11-01T15:00:00.000Z']);
  });
});

describe('the status of a run', () => {
  const at = (minute: number) => new Date(minute * 60_000);
  const run = { status: 'scheduled', opensAt: at(10), dueAt: at(20), closesAt: at(30), submittedAt: null } as const;

  test.each([
    [9, 'scheduled', false],
    [10, 'open', false],
    [20, 'open', false],
    [21, 'open', true],
    [29, 'open', true],
    [30, 'missed', false],
  ])('at minute %i it is %s', (minute, status, late) => {
    expect(statusAt(run, at(minute))).toBe(status);
    expect(isLate(run, at(minute))).toBe(late);
  });

  test('a run in progress is missed when its window closes; a submitted one never is', () => {
    expect(statusAt({ ...run, status: 'in_progress' }, at(31))).toBe('missed');
    expect(statusAt({ ...run, status: 'submitted', submittedAt: at(25) }, at(99))).toBe('submitted');
    expect(isLate({ ...run, status: 'submitted', submittedAt: at(25) }, at(99))).toBe(true);
    expect(isLate({ ...run, status: 'submitted', submittedAt: at(20) }, at(99))).toBe(false);
  });
});

describe('who may run a check', () => {
  const kitchen = {
    lineCheckEnabled: true,
    lineCheckAssignmentType: 'by_role',
    lineCheckRolesAllowed: ['cook'],
    lineCheckUserIds: ['b'],
  } as const;
  const cook = { id: 'a', role: 'cook' } as const;
  const manager = { id: 'b', role: 'manager' } as const;

  test('depends on the assignment type; nobody while line checks are off', () => {
    const may = (change: object) => [cook, manager].map((person) => mayRun({ ...kitchen, ...change }, person));
    expect(may({})).toEqual([true, false]);
    expect(may({ lineCheckAssignmentType: 'by_user' })).toEqual([false, true]);
    expect(may({ lineCheckAssignmentType: 'universal' })).toEqual([true, true]);
    expect(may({ lineCheckAssignmentType: 'universal', lineCheckEnabled: false })).toEqual([false, false]);
  });
});
