import { describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { addDays, businessDate } from '#schema/business-day.ts';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { parLine, prepList } from './par-line.fixtures.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { unknownKitchen } from '../../ui/format/kitchen.ts';
import { ParSheetPanel } from './ParSheetPanel.tsx';
import type { ParSuggestionsQuery } from './suggestions/suggestions.generated.ts';
import type {
  AddPrepItemMutation,
  AddPrepListMutation,
  PrepListsQuery,
  PrepPlanningQuery,
  PrepSheetQuery,
  UpdatePrepItemMutation,
  UpdatePrepListMutation,
} from './plan.generated.ts';
import type { Result } from '../../testing/fixture.ts';

const today = businessDate(unknownKitchen, new Date());
const pm = prepList({ id: 'pm', name: 'PM', dueTime: '17:00', isDefault: false });
const recipe = {
  __typename: 'Recipe',
  id: 'r1',
  name: 'Sauce',
  outputItemId: 'item1',
  outputItemName: 'Sauce',
  outputItem: { __typename: 'Item', id: 'item1', unit: 'l' },
  yieldQuantity: '1',
  yieldUnit: 'l',
  prepMinutes: null,
  stationId: null,
};
const planning: Result<PrepPlanningQuery> = {
  users: {
    __typename: 'UserConnection',
    nodes: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
  recipes: {
    __typename: 'RecipeConnection',
    nodes: [recipe],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
  stations: [],
};

type Answers = Parameters<typeof fakeServer>[0];
function kitchen(lines = [parLine()], answers: Answers = {}, lists = [prepList(), pm]) {
  return fakeServer({
    PrepPlanning: () => data<PrepPlanningQuery>(planning),
    PrepLists: () => data<PrepListsQuery>({ prepLists: lists }),
    ParSuggestions: () => data<ParSuggestionsQuery>({ parSuggestions: [] }),
    PrepSheet: () => data<PrepSheetQuery>({ prepItems: lines }),
    ...answers,
  });
}
const variablesOf = (body: unknown) => JSON.parse(JSON.stringify(body)).variables;
const inputOf = (calls: readonly { body: unknown }[], operation: string) =>
  variablesOf(calls.find(({ body }) => JSON.stringify(body).includes(`"${operation}"`))?.body).input;
const open = (at = '/') => renderScreen(<ParSheetPanel />, { viewer: manager, at });
const everyDay = (quantity: string) => Array.from({ length: 7 }, () => quantity);

describe('the par sheet', () => {
  test('of a future day labels projected stock and shows its assumption', async () => {
    const calls = kitchen([parLine({ projected: true, assumesPar: true })]);
    const { user } = open();
    await screen.findByText(/each day’s par is assumed to be used/);
    expect(screen.getByText('projected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
    await waitFor(() => expect(variablesOf(calls.at(-1)?.body)).toEqual({ archived: false, date: addDays(today, 1) }));
  });

  test.each([
    ['to be planned', '12.5', '0', 'only 4 L in the freezer'],
    ['planned already', '0', '12.5', 'only 4 L in the freezer'],
    ['less', '1', '3', '4 L in the freezer'],
    ['exactly so much, in tenths', '0.1', '0.2', '0.3 L in the freezer', '0.3'],
  ])('of a line that thaws says what is in the freezer: %s', async (_what, toMake, planned, sentence, frozen = '4') => {
    kitchen([parLine({ thawDays: 1, day: '2026-07-15', frozen, toMake, planned })]);
    open();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByText('thawed for Wed, Jul 15')).toBeInTheDocument();
  });

  test('of today shows actual stock and no assumption', async () => {
    kitchen();
    open();
    await screen.findByRole('link', { name: 'Sauce' });
    expect(screen.queryByText('projected')).not.toBeInTheDocument();
    expect(screen.queryByText(/each day’s par is assumed/)).not.toBeInTheDocument();
  });

  test('distinguishes a shortfall that rounds to nothing from no shortfall', async () => {
    kitchen([
      parLine({ itemName: 'Mash', short: '11', toMake: '0', unit: 'kg' }),
      parLine({ id: 'line2', itemId: 'item2', itemName: 'Peas', short: '0', toMake: '0' }),
    ]);
    open();
    await screen.findByText('11 kg short, rounded to nothing');
    expect(screen.getAllByText(/rounded to nothing/)).toHaveLength(1);
  });

  test('shows today for a past day in the URL', async () => {
    const calls = kitchen();
    open('/?day=2020-01-01');
    await screen.findByRole('link', { name: 'Sauce' });
    const sheet = calls.find(({ body }) => JSON.stringify(body).includes('PrepSheet'));
    expect(variablesOf(sheet?.body)).toEqual({ archived: false, date: null });
  });

  test('shows in the form of a line why its choices could not be loaded, and opens it after a retry', async () => {
    let tries = 0;
    const options = () => {
      tries += 1;
      return tries === 1 ? refusal('The server is busy.', 'INTERNAL') : data<PrepPlanningQuery>(planning);
    };
    kitchen([parLine()], { PrepPlanning: options });
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Sauce' }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(await drawer.findByRole('button', { name: 'Retry' }));
    expect(await drawer.findByRole('button', { name: 'Save the line' })).toBeVisible();
  });

  test('saves the expected use of each day, prefilled with the pars', async () => {
    const calls = kitchen([parLine()], {
      UpdatePrepItem: () => data<UpdatePrepItemMutation>({ updatePrepItem: parLine({ version: 2 }) }),
    });
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Sauce' }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(drawer.getByRole('checkbox', { name: /Expected use/ }));
    const monday = drawer.getByRole('textbox', { name: 'Use on Mon' });
    expect(monday).toHaveValue('8');
    await user.clear(monday);
    await user.type(monday, '2,5');
    await user.click(drawer.getByRole('button', { name: 'Monday’s use every day' }));
    await user.click(drawer.getByRole('button', { name: 'Save the line' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(inputOf(calls, 'UpdatePrepItem')).toMatchObject({ useByWeekday: everyDay('2.5'), prepListId: 'o1' });
  });

  test('offers an item only for lists without it, with that list’s due time', async () => {
    const calls = kitchen([parLine()], {
      AddPrepItem: () => data<AddPrepItemMutation>({ addPrepItem: parLine({ id: 'line2' }) }),
    });
    const { user } = open();
    await screen.findByRole('link', { name: 'Sauce' });
    await user.click(screen.getByRole('button', { name: 'Add a line' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('Every prep recipe is on this list already.')).toBeInTheDocument();
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Prep list' }), 'PM');
    await user.selectOptions(drawer.getByRole('combobox', { name: /Item/ }), 'Sauce');
    await user.click(drawer.getByRole('button', { name: 'Save the line' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(inputOf(calls, 'AddPrepItem')).toMatchObject({
      itemId: 'item1',
      prepListId: 'pm',
      dueTime: '17:00',
      useByWeekday: null,
    });
  });
});

describe('prep lists', () => {
  async function openLists(answers: Answers) {
    const calls = kitchen([parLine()], answers);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Prep lists' }));
    return { calls, user, drawer: within(await screen.findByRole('dialog')) };
  }

  test('are added and renamed', async () => {
    const { calls, user, drawer } = await openLists({
      AddPrepList: () => data<AddPrepListMutation>({ addPrepList: prepList({ id: 'l3', name: 'Night' }) }),
      UpdatePrepList: () => data<UpdatePrepListMutation>({ updatePrepList: prepList({ name: 'Lunch', version: 2 }) }),
    });
    await user.click(await drawer.findByRole('button', { name: 'Add a list' }));
    await user.type(drawer.getByRole('textbox', { name: /Name/ }), 'Night');
    await user.click(drawer.getByRole('button', { name: 'Save the list' }));
    await waitFor(() =>
      expect(inputOf(calls, 'AddPrepList')).toEqual({ name: 'Night', dueTime: '16:00', buildTime: null }),
    );
    await user.click(await drawer.findByRole('button', { name: 'Edit the list AM' }));
    await user.clear(drawer.getByRole('textbox', { name: /Name/ }));
    await user.type(drawer.getByRole('textbox', { name: /Name/ }), 'Lunch');
    await user.click(drawer.getByRole('button', { name: 'Save the list' }));
    await waitFor(() =>
      expect(inputOf(calls, 'UpdatePrepList')).toEqual({
        id: 'o1',
        version: 1,
        name: 'Lunch',
        dueTime: '11:00',
        buildTime: null,
      }),
    );
  });

  test('are given a time at which they are built by themselves', async () => {
    const { calls, user, drawer } = await openLists({
      UpdatePrepList: () => data<UpdatePrepListMutation>({ updatePrepList: prepList({ buildTime: '05:30' }) }),
    });
    await user.click(await drawer.findByRole('button', { name: 'Edit the list AM' }));
    await user.type(drawer.getByLabelText(/Built by itself at/), '05:30');
    await user.click(drawer.getByRole('button', { name: 'Save the list' }));
    await waitFor(() => expect(inputOf(calls, 'UpdatePrepList')).toMatchObject({ buildTime: '05:30' }));
  });

  test('say when they are built by themselves', async () => {
    kitchen([parLine()], {}, [prepList({ buildTime: '05:30' })]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Prep lists' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(/built by itself at 5:30/)).toBeInTheDocument();
  });

  test('with lines are not archived, with an error; the default one cannot be archived', async () => {
    const sentence = 'PM still has par lines: Sauce.';
    const { user, drawer } = await openLists({ ArchivePrepList: () => refusal(sentence, 'CONFLICT') });
    await user.click(await drawer.findByRole('button', { name: 'Edit the list AM' }));
    expect(drawer.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Cancel' }));
    await user.click(drawer.getByRole('button', { name: 'Edit the list PM' }));
    await user.click(drawer.getByRole('button', { name: 'Archive' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent(sentence);
  });
});
