import type { PrepRowFragment } from '../prep/prep.generated.ts';

/** A waiting task of 8 kg; give what matters to the test. */
export function prepRow(given: Partial<PrepRowFragment> = {}): PrepRowFragment {
  return {
    __typename: 'PrepTask',
    id: '1',
    version: 1,
    name: 'Rice',
    businessDate: '2026-11-21',
    status: 'pending',
    priority: 'medium',
    targetQuantity: '8',
    actualQuantity: null,
    unit: 'kg',
    parAtPlan: '10',
    onHandAtPlan: '2',
    dueAt: '2026-11-21T18:00:00Z',
    latestStartAt: '2026-11-21T17:00:00Z',
    stationId: null,
    stationName: null,
    stationColour: null,
    recipeId: null,
    recipeName: null,
    assigneeId: null,
    assigneeName: null,
    startedAt: null,
    startedById: null,
    startedByName: null,
    heldAt: null,
    completedAt: null,
    completedByName: null,
    note: null,
    skipReason: null,
    allergens: [],
    undoSeconds: 0,
    ...given,
  };
}
