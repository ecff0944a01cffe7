import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { unknownKitchen } from '../../ui/format/kitchen.ts';
import { parLine, prepList } from './par-line.fixtures.ts';
import { ParSheetPanel } from './ParSheetPanel.tsx';
import type { ParSuggestionsQuery } from './suggestions/suggestions.generated.ts';
import type {
  ParLineFragment,
  PrepListsQuery,
  PrepPlanningQuery,
  PrepSheetQuery,
  UpdatePrepItemMutation,
} from './plan.generated.ts';

const noPage = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;
function kitchen(line: Partial<ParLineFragment> = {}) {
  return fakeServer({
    PrepPlanning: () =>
      data<PrepPlanningQuery>({
        users: { __typename: 'UserConnection', nodes: [], pageInfo: noPage },
        recipes: { __typename: 'RecipeConnection', nodes: [], pageInfo: noPage },
        stations: [],
      }),
    PrepLists: () => data<PrepListsQuery>({ prepLists: [prepList()] }),
    // As the server does: the sheet without its archived lines, or those alone.
    ParSuggestions: () => data<ParSuggestionsQuery>({ parSuggestions: [] }),
    PrepSheet: ({ body }) =>
      data<PrepSheetQuery>({ prepItems: JSON.stringify(body).includes('"archived":true') ? [] : [parLine(line)] }),
    UpdatePrepItem: () => data<UpdatePrepItemMutation>({ updatePrepItem: parLine({ ...line, version: 2 }) }),
  });
}
const inputOf = (calls: ReturnType<typeof kitchen>) =>
  JSON.parse(JSON.stringify(calls.find(({ body }) => JSON.stringify(body).includes('"UpdatePrepItem"'))?.body))
    .variables.input;
async function openLine(line: Partial<ParLineFragment> = {}) {
  const calls = kitchen(line);
  const { user } = renderScreen(<ParSheetPanel />, { viewer: manager });
  await user.click(await screen.findByRole('link', { name: 'Sauce' }));
  const form = within(await screen.findByRole('dialog'));
  const save = () => user.click(form.getByRole('button', { name: 'Save the line' }));
  return { calls, user, form, save };
}
const mode = 'How much should be ready';

test('min–max asks for two numbers of days, and sends them', async () => {
  const { calls, user, form, save } = await openLine();
  await user.selectOptions(form.getByRole('combobox', { name: mode }), 'Min–max: enough for some days');
  await user.type(form.getByRole('spinbutton', { name: /^Min \(days\)/ }), '2');
  await user.type(form.getByRole('spinbutton', { name: /^Max \(days\)/ }), '4');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(inputOf(calls)).toMatchObject({ parMode: 'days', minDays: 2, maxDays: 4 });
});

test('a maximum below the minimum is refused at its field, and nothing is sent', async () => {
  const { calls, user, form, save } = await openLine();
  await user.selectOptions(form.getByRole('combobox', { name: mode }), 'Min–max: enough for some days');
  await user.type(form.getByRole('spinbutton', { name: /^Min \(days\)/ }), '4');
  const most = form.getByRole('spinbutton', { name: /^Max \(days\)/ });
  await user.type(most, '2');
  await save();
  await waitFor(() => expect(most).toHaveAccessibleErrorMessage(/at least the first/));
  expect(calls.some(({ body }) => JSON.stringify(body).includes('"UpdatePrepItem"'))).toBe(false);
});

test('invalid days in hidden fields do not block saving', async () => {
  const { calls, user, form, save } = await openLine();
  await user.selectOptions(form.getByRole('combobox', { name: mode }), 'Min–max: enough for some days');
  await user.type(form.getByRole('spinbutton', { name: /^Min \(days\)/ }), '99');
  await user.selectOptions(form.getByRole('combobox', { name: mode }), 'What the day is expected to use');
  expect(form.getByText('Where the expected use is unknown, the par of the weekday is used.')).toBeInTheDocument();
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(inputOf(calls)).toMatchObject({ parMode: 'forecast' });
  expect(inputOf(calls)).not.toHaveProperty('minDays');
});

test('the minimum and maximum quantity of one run are sent', async () => {
  const { calls, user, form, save } = await openLine();
  await user.type(form.getByRole('textbox', { name: /Least that is made/ }), '5');
  await user.type(form.getByRole('textbox', { name: /Most in one go/ }), '25');
  await save();
  await waitFor(() => expect(inputOf(calls)).toMatchObject({ minQuantity: '5', maxQuantity: '25' }));
});

test('a maximum quantity below the batch is refused at its field', async () => {
  const { user, form, save } = await openLine({ batchQuantity: '10' });
  const most = form.getByRole('textbox', { name: /Most in one go/ });
  await user.type(most, '5');
  await save();
  await waitFor(() => expect(most).toHaveAccessibleErrorMessage(/One run makes at least one batch/));
});

test('the sheet says where a par comes from, and when its use is unknown', async () => {
  kitchen({ parMode: 'days', minDays: 2, maxDays: 4, refillBelow: '6', par: '12' });
  renderScreen(<ParSheetPanel />, { viewer: manager });
  expect(await screen.findByText('for 2–4 days')).toBeInTheDocument();
  expect(screen.getByText('made below 6 L')).toBeInTheDocument();
});

test('the sheet says that the weekday’s par is used where the use is unknown', async () => {
  kitchen({ parMode: 'forecast', parAssumed: true });
  renderScreen(<ParSheetPanel />, { viewer: manager });
  expect(await screen.findByText('use unknown: weekday’s par')).toBeInTheDocument();
});

test('the sheet says why less than par is made, and in how many tasks', async () => {
  const usefulUntil = '2026-11-27T16:00:00.000Z';
  kitchen({ capped: true, useful: '6', usefulUntil, toMake: '6', runs: ['3', '3'] });
  renderScreen(<ParSheetPanel />, { viewer: manager });
  const day = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: unknownKitchen.timeZone });
  const note = await screen.findByText(/^only 6 L more will be used by/);
  expect(note).toHaveTextContent(day.format(new Date(usefulUntil)));
  expect(screen.getByText('in 2 tasks: 3 L + 3 L')).toBeInTheDocument();
  expect(screen.queryByText(/rounded to nothing/)).not.toBeInTheDocument();
});
