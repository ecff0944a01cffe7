import { describe, expect, test } from 'vitest';
import { formatSpan } from '../../ui/format/spans.ts';
import type { PrepRowFragment } from './prep.generated.ts';
import { layoutOf, sectionsOf, stationsOf, withLayout } from './list/sections.ts';
import { timingOf } from './list/timing.ts';
import { prepRow } from './prep-task.fixtures.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const names = (tasks: readonly PrepRowFragment[]) => tasks.map(({ name }) => name);

describe('the sections of a list', () => {
  const late = prepRow({ id: '1', name: 'late', dueAt: '2026-11-21T11:40:00Z' });
  const running = prepRow({ id: '2', name: 'running late', status: 'in_progress', dueAt: '2026-11-21T11:00:00Z' });
  const held = prepRow({ id: '3', name: 'held', status: 'on_hold' });
  const todo = prepRow({ id: '4', name: 'todo', assigneeId: 'u1' });
  const early = prepRow({ id: '5', name: 'done early', status: 'completed', completedAt: '2026-11-21T09:00:00Z' });
  const skipped = prepRow({ id: '6', name: 'skipped', status: 'skipped', dueAt: '2026-11-21T10:00:00Z' });

  test('put each task into its section, the latest completed first', () => {
    const sections = sectionsOf([late, running, held, todo, early, skipped], now);
    expect(names(sections.overdue)).toEqual(['late']);
    expect(names(sections.running)).toEqual(['running late', 'held']);
    expect(names(sections.todo)).toEqual(['todo']);
    expect(names(sections.done)).toEqual(['skipped', 'done early']);
    expect(sections.free).toEqual([]);
  });

  test('on My List separate unassigned tasks', () => {
    const sections = sectionsOf([late, todo], now, { viewerId: 'u1' });
    expect(names(sections.free)).toEqual(['late']);
    expect(names(sections.todo)).toEqual(['todo']);
  });

  test('of a reader begin with their own tasks, then those of their station', () => {
    const due = { dueAt: '2026-11-21T15:00:00Z' };
    const others = prepRow({ id: '7', name: 'Fry', stationId: 'fry', ...due });
    const taken = prepRow({ id: '8', name: 'taken', stationId: 'grill', holderId: 'u2', ...due });
    const own = prepRow({ id: '9', name: 'own', stationId: 'fry', holderId: 'u1', ...due });
    const none = prepRow({ id: '10', name: 'no station', stationId: null, ...due });
    const read = (stationId: string | null) =>
      names(sectionsOf([others, none, taken, own], now, { reader: { id: 'u1', stationId } }).todo);
    expect(read('grill')).toEqual(['own', 'taken', 'Fry', 'no station']);
    expect(read(null)).toEqual(['own', 'Fry', 'no station', 'taken']);
  });

  test('keep the places of a layout; a new task comes last in its own section', () => {
    const before = layoutOf(sectionsOf([late, todo, early], now));
    const started = { ...late, status: 'in_progress' } as const;
    const added = prepRow({ id: '0', name: 'added', dueAt: '2026-11-21T11:30:00Z' });
    const sections = withLayout(sectionsOf([added, started, todo], now), before);
    expect(names(sections.overdue)).toEqual(['late', 'added']);
    expect(names(sections.running)).toEqual([]);
    expect(names(sections.done)).toEqual([]);
  });

  test('name each station once', () => {
    const [grill, fry] = [
      { stationId: 's1', stationName: 'Grill' },
      { stationId: 's2', stationName: 'Fry' },
    ];
    expect(stationNames(stationsOf([grill, fry, grill, { stationId: null, stationName: null }]))).toEqual([
      'Fry',
      'Grill',
    ]);
  });
});

const stationNames = (stations: readonly { name: string }[]) => stations.map(({ name }) => name);

describe('times', () => {
  test('are late, soon or neither', () => {
    expect(timingOf(prepRow({ dueAt: '2026-11-21T11:40:00Z' }), now)).toEqual({ tone: 'late', lateBy: 1_200_000 });
    expect(timingOf(prepRow({ latestStartAt: '2026-11-21T11:59:00Z' }), now).tone).toBe('soon');
    expect(timingOf(prepRow({ status: 'completed', dueAt: '2026-11-21T11:40:00Z' }), now).tone).toBe('quiet');
  });

  test.each([
    [1_200_000, '20 min'],
    [3_600_000, '1h'],
    [3_900_000, '1h 5 min'],
  ])('of %i ms are formatted as %s', (span, text) => {
    expect(formatSpan(span, 'en')).toBe(text);
  });
});
