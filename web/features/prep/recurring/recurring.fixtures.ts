import type { RecurringPartsFragment } from './recurring.generated.ts';

/** The fryer is cleaned every Monday by 10 PM, with overrides. */
export function recurringTask(overrides: Partial<RecurringPartsFragment> = {}): RecurringPartsFragment {
  return {
    __typename: 'RecurringTask',
    id: 'rt1',
    version: 1,
    name: 'Clean the fryer',
    kind: 'cleaning',
    stationId: null,
    prepListId: null,
    weekdays: ['mon'],
    monthDay: null,
    monthOccurrence: null,
    dueTime: '22:00',
    minutes: 20,
    needsNote: false,
    needsPhoto: false,
    carriesOver: false,
    instructions: null,
    pausedAt: null,
    archivedAt: null,
    ...overrides,
  };
}
