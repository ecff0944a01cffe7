import type { ParLineFragment, PrepListPartsFragment } from '../features/prep/plan.generated.ts';

const everyDay = (quantity: string) => Array.from({ length: 7 }, () => quantity);

/** A line of the par sheet: par 8 l of sauce, nothing on hand; give what matters to the test. */
export function parLine(given: Partial<ParLineFragment> = {}): ParLineFragment {
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
    dueTime: '11:00',
    leadMinutes: 60,
    par: '8',
    expectedUse: null,
    onHand: '0',
    projected: false,
    assumesPar: false,
    planned: '0',
    short: '8',
    toMake: '8',
    hasTask: false,
    ...given,
  };
}

/** The default list of the test kitchen, or another one. */
export function prepList(given: Partial<PrepListPartsFragment> = {}): PrepListPartsFragment {
  return {
    __typename: 'PrepList',
    id: 'o1',
    version: 1,
    name: 'AM',
    dueTime: '11:00',
    isDefault: true,
    archivedAt: null,
    ...given,
  };
}
