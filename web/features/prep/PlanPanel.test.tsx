import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { prepList } from '../../testing/par-line.ts';
import { prepRow } from '../../testing/prep-row.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { unknownKitchen } from '../../ui/format/kitchen.ts';
import { addDays, kitchenDate } from '../../ui/format/kitchen-day.ts';
import { PlanPanel } from './PlanPanel.tsx';

const today = kitchenDate(unknownKitchen, new Date());
const pm = prepList({ id: 'pm', name: 'PM', dueTime: '17:00', isDefault: false });
const built = {
  __typename: 'BuiltPrepList',
  date: today,
  tasks: [],
  enough: 1,
  alreadyPlanned: 2,
  roundedToNothing: ['Mash', 'Peas'],
};

type Answers = Parameters<typeof fakeServer>[0];
function kitchen(answers: Answers = {}, tasks = [prepRow()]) {
  return fakeServer({
    PrepPlanning: () => data({ users: { nodes: [] }, recipes: { nodes: [] }, stations: [] }),
    PrepLists: () => data({ prepLists: [prepList(), pm] }),
    PrepList: () => data({ prepTasks: tasks }),
    BuildPrepList: () => data({ buildPrepList: built }),
    ...answers,
  });
}
const variablesOf = (body: unknown) => JSON.parse(JSON.stringify(body)).variables;
const open = (at = '/') => renderScreen(<PlanPanel />, { viewer: manager, at });

test('the list of tomorrow and of the day after is one press away, and in the address', async () => {
  const calls = kitchen();
  const { user } = open();
  const days = within(screen.getByRole('group', { name: 'Day' }));
  expect(days.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(days.getByRole('button', { name: 'Tomorrow' }));
  const tomorrow = addDays(today, 1);
  expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent(`/?day=${tomorrow}`);
  expect(days.getByRole('button', { name: 'Tomorrow' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(variablesOf(calls.at(-1)?.body)).toEqual({ filter: { date: tomorrow } }));
  expect(days.getAllByRole('button')).toHaveLength(3);
});

test('building says what was rounded to nothing apart from what has enough, until it is put away', async () => {
  const calls = kitchen();
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Build the list' }));
  const note = await screen.findByRole('status');
  expect(note).toHaveTextContent('Nothing to add');
  expect(note).toHaveTextContent('1 line has enough. 2 lines are covered by open tasks.');
  expect(note).toHaveTextContent('rounded to nothing: Mash, Peas.');
  const build = calls.find(({ body }) => JSON.stringify(body).includes('BuildPrepList'));
  expect(variablesOf(build?.body)).toEqual({ input: { date: null, prepListId: null } });
  await user.click(within(note).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('one prep list is shown and built by itself', async () => {
  const calls = kitchen({}, [
    prepRow({ id: '1', name: 'Rice' }),
    prepRow({ id: '2', name: 'Beans', prepListId: 'pm', prepListName: 'PM' }),
  ]);
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'List' }), 'PM');
  expect(screen.queryByRole('button', { name: 'Rice' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Beans' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Build the list' }));
  await screen.findByRole('status');
  const build = calls.find(({ body }) => JSON.stringify(body).includes('BuildPrepList'));
  expect(variablesOf(build?.body)).toEqual({ input: { date: null, prepListId: 'pm' } });
});

test('work of an earlier day is marked with its day, on screen and on paper', async () => {
  kitchen({}, [prepRow({ carriedOver: true, businessDate: '2026-11-17', runNo: 2 })]);
  open();
  const card = within(await screen.findByRole('region', { name: 'Tasks of No station' }));
  expect(card.getByText(/^from Tue, Nov 17$/)).toBeInTheDocument();
  expect(card.getByText('Run 2')).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: /Rice from Tue, Nov 17 · Run 2/ })).toBeInTheDocument();
});

test('a refused build says why', async () => {
  kitchen({ BuildPrepList: () => refusal('Plan today or one of the next 31 days.', 'VALIDATION_FAILED') });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Build the list' }));
  expect(await screen.findByText('Plan today or one of the next 31 days.')).toBeInTheDocument();
});
