import type { ParLineFragment, PrepListPartsFragment } from './plan.generated.ts';

const everyDay = (quantity: string) => Array.from({ length: 7 }, () => quantity);

/** A line of the par sheet: par 8 l of sauce, nothing on hand, with overrides. */
export function parLine(overrides: Partial<ParLineFragment> = {}): ParLineFragment {
  return {
    __typename: 'PrepItem',
    id: 'line1',
    version: 1,
    itemId: 'item1',
    itemName: 'Sauce',
    unit: 'l',
    recipeId: null,
    recipeName: null,
    stationId: null,
    stationName: null,
    prepListId: 'o1',
    prepListName: 'AM',
    parByWeekday: everyDay('8'),
    useByWeekday: null,
    batchQuantity: null,
    rounding: 'up',
    parMode: 'weekday',
    minDays: null,
    maxDays: null,
    minQuantity: null,
    maxQuantity: null,
    thawDays: null,
    day: '2026-07-14',
    frozen: null,
    parAssumed: false,
    refillBelow: null,
    needed: null,
    useful: null,
    usefulUntil: null,
    capped: false,
    runs: ['8'],
    dueTime: '11:00',
    leadMinutes: 60,
    par: '8',
    expectedUse: null,
    useSource: null,
    forecast: {
      __typename: 'UseForecast',
      source: null,
      mean: null,
      factor: '1',
      events: [],
      share: '1',
      quantity: null,
      days: [],
    },
    onHand: '0',
    projected: false,
    assumesPar: false,
    planned: '0',
    short: '8',
    toMake: '8',
    hasTask: false,
    ...overrides,
  };
}

/** The default list of the test kitchen, with overrides. */
export function prepList(overrides: Partial<PrepListPartsFragment> = {}): PrepListPartsFragment {
  return {
    __typename: 'PrepList',
    id: 'o1',
    version: 1,
    name: 'AM',
    dueTime: '11:00',
    buildTime: null,
    builtDate: null,
    builtAt: null,
    builtTasks: null,
    isDefault: true,
    archivedAt: null,
    ...overrides,
  };
}
