import { describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { data, fakeServer, refusal } from '../../../testing/fake-server.ts';
import { manager, renderScreen } from '../../../testing/render.tsx';
import { parLine, prepList } from '../par-line.fixtures.ts';
import { ParSheetPanel } from '../ParSheetPanel.tsx';
import type { PrepListsQuery, PrepSheetQuery } from '../plan.generated.ts';
import { suggestion } from './suggestion.fixtures.ts';
import type {
  AcceptParSuggestionMutation,
  DismissParSuggestionMutation,
  ParSuggestionsQuery,
  RestoreParsMutation,
} from './suggestions.generated.ts';
import type { Suggestion } from './useSuggestions.ts';

type Answers = Parameters<typeof fakeServer>[0];

function open(initial: Suggestion = suggestion(), answers: Answers = {}, at = '/') {
  const sent: unknown[] = [];
  let current = initial;
  const change = (
    body: unknown,
    changes: (input: { parByWeekday: string[]; dismissed: boolean }) => Partial<Suggestion>,
  ) => {
    const { input } = JSON.parse(JSON.stringify(body)).variables;
    sent.push(input);
    current = { ...current, version: current.version + 1, ...changes(input) };
    return current;
  };
  fakeServer({
    PrepLists: () => data<PrepListsQuery>({ prepLists: [prepList()] }),
    PrepSheet: () => data<PrepSheetQuery>({ prepItems: [parLine()] }),
    ParSuggestions: () => data<ParSuggestionsQuery>({ parSuggestions: [current] }),
    AcceptParSuggestion: ({ body }) =>
      data<AcceptParSuggestionMutation>({
        acceptParSuggestion: change(body, ({ parByWeekday }) => ({
          parByWeekday,
          suggestedByWeekday: null,
          reason: 'par_not_reached',
        })),
      }),
    DismissParSuggestion: ({ body }) =>
      data<DismissParSuggestionMutation>({
        dismissParSuggestion: change(body, ({ dismissed }) => ({ dismissed })),
      }),
    RestorePars: ({ body }) => {
      const { id, version, parByWeekday } = change(body, () => initial);
      return data<RestoreParsMutation>({ updatePrepItem: { __typename: 'PrepItem', id, version, parByWeekday } });
    },
    ...answers,
  });
  return { ...renderScreen(<ParSheetPanel />, { viewer: manager, at }), sent };
}

describe('a suggested par', () => {
  test('is marked on its line, which opens it with its arithmetic', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'The suggested par of Sauce' }));
    const layer = within(await screen.findByRole('dialog'));
    expect(await layer.findByText('Ran out on 3 days of 28')).toBeVisible();
    expect(layer.getByText('8 (ran out) · 6 · 7')).toBeVisible();
    expect(layer.getByText('the most: 8, ran out, × 1.1; rounded up: 8.8')).toBeVisible();
  });

  test('is accepted with one tap, once, and undone with the version after it', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: '1 suggestion' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Accept: Sauce' }));
    expect(await screen.findByText('Par of Sauce changed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept: Sauce' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const { parByWeekday, suggestedByWeekday } = suggestion();
    await waitFor(() =>
      expect(sent).toEqual([
        { id: 'line1', version: 1, parByWeekday: suggestedByWeekday },
        { id: 'line1', version: 2, parByWeekday },
      ]),
    );
  });

  test('that another manager accepted meanwhile is refused with the reason', async () => {
    const sentence = 'This line was changed by somebody else.';
    const { user } = open(suggestion(), { AcceptParSuggestion: () => refusal(sentence, 'CONFLICT') });
    await user.click(await screen.findByRole('button', { name: '1 suggestion' }));
    await user.click(await screen.findByRole('button', { name: 'Accept: Sauce' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('is dismissed, and shown again', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: '1 suggestion' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss: Sauce' }));
    await user.click(await screen.findByRole('button', { name: 'Show the suggestion for Sauce again' }));
    expect(await screen.findByRole('button', { name: 'Accept: Sauce' })).toBeVisible();
    expect(sent).toEqual([
      { id: 'line1', version: 1, dismissed: true },
      { id: 'line1', version: 2, dismissed: false },
    ]);
  });
});

describe('a line without a suggestion', () => {
  test('has no mark, and says why in the list', async () => {
    const none = suggestion({ suggestedByWeekday: null, reason: 'not_enough_history', knownDays: 9, weekdays: [] });
    const { user } = open(none);
    await user.click(await screen.findByRole('button', { name: 'Suggestions' }));
    expect(await screen.findByText('Not enough history: 9 of 28 days on record')).toBeVisible();
    expect(screen.queryByRole('button', { name: /The suggested par/, hidden: true })).toBeNull();
    // A line with too little data is not counted as one whose par fits.
    expect(screen.getByText('Nothing to suggest yet')).toBeVisible();
  });

  test('that is thawed shows no figures of frozen and thawed stock together', async () => {
    const { user } = open(suggestion({ suggestedByWeekday: null, reason: 'thawed', weekdays: [] }));
    await user.click(await screen.findByRole('button', { name: 'Suggestions' }));
    const why = await screen.findByText('Taken out of the freezer: what was left of the thawed part is not recorded');
    expect(why.closest('details')).toBeNull();
  });

  test('shows a use that is known in part as unknown, with the reason', async () => {
    const { user } = open(
      suggestion({ suggestedByWeekday: null, reason: 'fits', used: null }),
      {},
      '/?suggestions=all',
    );
    await user.click(await screen.findByText('The par fits'));
    expect(within(screen.getByRole('dialog')).getByText('unknown')).toBeVisible();
    expect(screen.getByText(/on record only in part/)).toBeVisible();
  });
});
