import type { Suggestion } from './useSuggestions.ts';

const everyDay = (par: string) => Array.from({ length: 7 }, () => par);

/** A suggestion for the line of 8 l of sauce: 8.8 on Mondays, because it ran out; with overrides. */
export function suggestion(overrides: Partial<Suggestion> = {}): Suggestion {
  const [monday, ...others] = everyDay('8').map((par) => ({
    __typename: 'ParSuggestionWeekday' as const,
    par,
    suggested: null,
    cause: null,
    coverDays: 1,
    most: '5',
    factor: '1',
    days: [],
  }));
  return {
    __typename: 'ParSuggestion',
    id: 'line1',
    version: 1,
    itemName: 'Sauce',
    unit: 'l',
    stationName: null,
    parByWeekday: everyDay('8'),
    suggestedByWeekday: ['8.8', ...everyDay('8').slice(1)],
    dismissed: false,
    reason: null,
    knownDays: 26,
    emptyDays: 2,
    ranOutDays: 3,
    made: '210',
    used: '200',
    wasted: '4',
    wastedPercent: '1.9048',
    weekdays: [
      {
        ...(monday ?? { __typename: 'ParSuggestionWeekday', par: '8', coverDays: 1 }),
        suggested: '8.8',
        cause: 'ran_out',
        most: '8',
        factor: '1.1',
        days: ['8', '6', '7'].map((used, index) => ({
          __typename: 'ParSuggestionDay',
          date: `2026-11-${String(23 - 7 * index).padStart(2, '0')}`,
          used,
          ranOut: index === 0,
        })),
      },
      ...others,
    ],
    ...overrides,
  };
}
