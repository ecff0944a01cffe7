import type { LiveMessage, LivePrepTask } from '#schema/live.ts';
import type { Board, BoardCheck, BoardTask } from '../board/model/board.ts';

/** Noon of the board's business day, in UTC, which is the test kitchen's zone. */
export const noon = Date.parse('2026-11-21T12:00:00Z');

/** A pending task of 8 kg, due at 15:00, with overrides. */
export function task(overrides: Partial<BoardTask> = {}): BoardTask {
  return {
    id: 't1',
    version: 1,
    name: 'Rice',
    status: 'pending',
    businessDate: '2026-11-21',
    stationId: null,
    priority: 'medium',
    dueAt: '2026-11-21T15:00:00Z',
    latestStartAt: null,
    targetQuantity: '8',
    unit: 'kg',
    parAtPlan: '10',
    onHandAtPlan: '2',
    actualQuantity: null,
    assigneeId: null,
    startedAt: null,
    startedById: null,
    heldAt: null,
    heldSeconds: 0,
    completedAt: null,
    completedById: null,
    note: null,
    recurringTaskId: null,
    needsNote: false,
    needsPhoto: false,
    thawFor: null,
    allergens: [],
    ...overrides,
  };
}

export function check(overrides: Partial<BoardCheck> = {}): BoardCheck {
  return {
    id: 'c1',
    name: 'Dinner',
    nameEs: null,
    status: 'open',
    dueAt: '2026-11-21T16:30:00Z',
    stationId: null,
    itemCount: 18,
    answeredCount: 0,
    failedCount: 0,
    notMeasuredCount: 0,
    ...overrides,
  };
}

/** A board of these tasks. */
export function boardOf(tasks: readonly BoardTask[] = [], overrides: Partial<Board> = {}): Board {
  return {
    businessDate: '2026-11-21',
    tasks: Object.fromEntries(tasks.map((each) => [each.id, each])),
    checks: [],
    deliveries: [],
    lowItems: [],
    lots: [],
    stations: [
      { id: 's1', name: 'Grill', colour: '#b91c1c' },
      { id: 's2', name: 'Sauté', colour: '#1d4ed8' },
    ],
    shifts: [],
    units: [],
    spanishNames: [],
    kitchen: { name: 'Kitchen', timeZone: 'UTC', dayRollover: '04:00', asksForPin: false },
    device: {
      id: 'd1',
      name: 'Grill wall',
      language: 'en',
      scopes: ['display_read', 'prep_bump'],
      stationIds: [],
      settings: {
        mode: 'prep',
        readFromMetres: 2,
        millimetresPerPixel: null,
        theme: 'light',
        volume: 60,
        quietFrom: null,
        quietTo: null,
        bumpStyle: 'select',
        rotateSeconds: 0,
        keys: [],
      },
    },
    people: { u1: 'Ana', u2: 'Maria', d1: 'Grill wall' },
    devices: ['d1'],
    ...overrides,
  };
}

/** The live message of a task. */
export function taskMessage(
  overrides: Partial<BoardTask> = {},
  seq = 1,
): Extract<LiveMessage, { type: 'PREP_TASK_UPDATED' }> {
  const { allergens: _allergens, ...row } = task(overrides);
  const data: LivePrepTask = { ...row, statusChanged: true, previousAt: null, changedById: null };
  return { type: 'PREP_TASK_UPDATED', data, seq };
}

export function ping(time = new Date(noon).toISOString(), build = 'b1', seq = 10): LiveMessage {
  return { type: 'PING', data: { time, build }, seq };
}
