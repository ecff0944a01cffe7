import { expect, test } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, businessDate } from '#schema/business-day.ts';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import type { MorePeopleQuery } from '../../platform/graphql/more-people.generated.ts';
import { prepList } from './par-line.fixtures.ts';
import { prepRow } from './prep-task.fixtures.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { unknownKitchen } from '../../ui/format/kitchen.ts';
import { PlanPanel } from './PlanPanel.tsx';
import type {
  AssignPrepTasksMutation,
  BuildPrepListMutation,
  PrepListsQuery,
  PrepPlanningQuery,
  SharePrepTasksMutation,
} from './plan.generated.ts';
import type { PrepListQuery, PrepRowFragment } from './prep.generated.ts';
import type { Result } from '../../testing/fixture.ts';

const today = businessDate(unknownKitchen, new Date());
const pm = prepList({ id: 'pm', name: 'PM', dueTime: '17:00', isDefault: false });
const planning: Result<PrepPlanningQuery> = {
  users: {
    __typename: 'UserConnection',
    nodes: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
  recipes: {
    __typename: 'RecipeConnection',
    nodes: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
  stations: [],
};
const built = {
  __typename: 'BuiltPrepList',
  date: today,
  tasks: [],
  enough: 1,
  alreadyPlanned: 2,
  roundedToNothing: ['Mash', 'Peas'],
  wouldExpire: [],
};

type Answers = Parameters<typeof fakeServer>[0];
function kitchen(answers: Answers = {}, tasks = [prepRow()]) {
  return fakeServer({
    PrepPlanning: () => data<PrepPlanningQuery>(planning),
    PrepLists: () => data<PrepListsQuery>({ prepLists: [prepList(), pm] }),
    PrepList: () => data<PrepListQuery>({ prepTasks: tasks }),
    BuildPrepList: () => data<BuildPrepListMutation>({ buildPrepList: built }),
    ...answers,
  });
}
const variablesOf = (body: unknown) => JSON.parse(JSON.stringify(body)).variables;
const open = (at = '/') => renderScreen(<PlanPanel />, { viewer: manager, at });

test('people on the second page can be assigned, too', async () => {
  const person = (id: string, name: string) =>
    ({ __typename: 'User', id, name, role: 'cook', stationId: null }) as const;
  const page = (nodes: ReturnType<typeof person>[], endCursor: string | null) => ({
    users: {
      __typename: 'UserConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  });
  const calls = kitchen(
    {
      PrepPlanning: () => data<PrepPlanningQuery>({ ...planning, ...page([person('u1', 'Ana')], 'c1') }),
      MorePeople: () => data<MorePeopleQuery>(page([person('u2', 'Bo')], null)),
    },
    [prepRow({ id: '1', name: 'Rice' }), prepRow({ id: '2', name: 'Beans' })],
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Assign several' }));
  const choice = screen.getByRole('combobox', { name: 'Who does the selected tasks' });
  await waitFor(() => expect(within(choice).getByRole('option', { name: 'Bo' })).toBeInTheDocument());
  expect(within(choice).getByRole('option', { name: 'Ana' })).toBeInTheDocument();
  const more = calls.find(({ body }) => JSON.stringify(body).includes('"MorePeople"'));
  expect(variablesOf(more?.body)).toEqual({ filter: 'active', after: 'c1' });
});

test('tomorrow and the day after are one click away, and stored in the URL', async () => {
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

test('the plan of one station has the tasks of that station alone, as the dashboard counts them', async () => {
  const grill = prepRow({ id: 't1', name: 'Ribs', stationId: 's1', stationName: 'Grill' });
  const sauce = prepRow({ id: 't2', name: 'Jus', stationId: 's2', stationName: 'Sauté' });
  kitchen({}, [grill, sauce]);
  open('/?station=s1');
  expect((await screen.findAllByText('Ribs')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Jus')).not.toBeInTheDocument();
});

test('after building, a note lists lines rounded to nothing apart from those with enough, until it is closed', async () => {
  const calls = kitchen();
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Build the list' }));
  const note = (await screen.findByText(/^Nothing to add/)).closest<HTMLElement>('[role="status"]');
  if (!note) throw new Error('There is no note.');
  expect(note).toHaveTextContent('1 line has enough. 2 lines are covered by open tasks.');
  expect(note).toHaveTextContent('rounded to nothing: Mash, Peas.');
  const build = calls.find(({ body }) => JSON.stringify(body).includes('BuildPrepList'));
  expect(variablesOf(build?.body)).toEqual({ input: { date: null, prepListId: null } });
  await user.click(within(note).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/^Nothing to add/)).not.toBeInTheDocument();
});

test('a single prep list is shown and built separately', async () => {
  const calls = kitchen({}, [
    prepRow({ id: '1', name: 'Rice' }),
    prepRow({ id: '2', name: 'Beans', prepListId: 'pm', prepListName: 'PM' }),
  ]);
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'List' }), 'PM');
  expect(screen.queryByRole('button', { name: 'Rice' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Beans' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Build the list' }));
  await screen.findByText(/^Nothing to add/);
  const build = calls.find(({ body }) => JSON.stringify(body).includes('BuildPrepList'));
  expect(variablesOf(build?.body)).toEqual({ input: { date: null, prepListId: 'pm' } });
});

test('several tasks are assigned in one request, with the versions that were seen', async () => {
  const [rice, beans] = [
    prepRow({ id: '1', name: 'Rice', version: 3 }),
    prepRow({ id: '2', name: 'Beans', version: 5 }),
  ];
  const people = [{ __typename: 'User', id: 'u1', name: 'Ana', role: 'cook', stationId: null }] as const;
  const after = (row: PrepRowFragment) => ({ ...row, assigneeId: 'u1', assigneeName: 'Ana' });
  const calls = kitchen(
    {
      PrepPlanning: () =>
        data<PrepPlanningQuery>({
          ...planning,
          users: {
            __typename: 'UserConnection',
            nodes: people,
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        }),
      AssignPrepTasks: () => data<AssignPrepTasksMutation>({ assignPrepTasks: [after(rice), after(beans)] }),
    },
    [rice, beans, prepRow({ id: '3', name: 'Done before', status: 'completed' })],
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Assign several' }));
  const bar = within(screen.getByRole('region', { name: 'Assign the selected tasks' }));
  expect(bar.getByRole('button', { name: 'Assign' })).toBeDisabled();
  expect(screen.queryByRole('checkbox', { name: 'Select Done before' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select Rice' }));
  await user.click(bar.getByRole('button', { name: 'Select all open' }));
  await user.selectOptions(bar.getByRole('combobox', { name: 'Who does the selected tasks' }), 'Ana');
  await user.click(bar.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Assign the selected tasks' })).toBeNull());
  const assign = calls.find(({ body }) => JSON.stringify(body).includes('AssignPrepTasks'));
  const tasks = [
    { id: '1', version: 3 },
    { id: '2', version: 5 },
  ];
  expect(variablesOf(assign?.body)).toEqual({ input: { tasks, assigneeId: 'u1' } });
  expect(screen.getByRole('combobox', { name: 'Give Rice to' })).toHaveValue('u1');
});

test('work of an earlier day is marked with its day, on screen and in print', async () => {
  kitchen({}, [prepRow({ carriedOver: true, businessDate: '2026-11-17', runNo: 2 })]);
  open();
  const card = within(await screen.findByRole('region', { name: 'Tasks of No station' }));
  expect(card.getByText(/^from Tue, Nov 17$/)).toBeInTheDocument();
  expect(card.getByText('Run 2')).toBeInTheDocument();
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByRole('cell', { name: /Rice from Tue, Nov 17 · Run 2/ })).toBeInTheDocument();
});

test('a refused build shows the reason', async () => {
  kitchen({ BuildPrepList: () => refusal('Plan today or one of the next 31 days.', 'VALIDATION_FAILED') });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Build the list' }));
  expect(await screen.findByText('Plan today or one of the next 31 days.')).toBeInTheDocument();
});

/** Three people, and a server that assigns what it receives. */
function kitchenOfThree(tasks: readonly PrepRowFragment[]) {
  const nodes = [
    { __typename: 'User', id: 'u1', name: 'Ana', role: 'cook', stationId: 'grill' },
    { __typename: 'User', id: 'u2', name: 'Bo', role: 'cook', stationId: null },
    { __typename: 'User', id: 'u3', name: 'Mo', role: 'manager', stationId: null },
  ] as const;
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;
  const calls = kitchen(
    {
      PrepPlanning: () =>
        data<PrepPlanningQuery>({ ...planning, users: { __typename: 'UserConnection', nodes, pageInfo } }),
      SharePrepTasks: ({ body }) => {
        const received: { id: string; assigneeId: string | null }[] = variablesOf(body).input.tasks;
        const rows = received.flatMap(({ id, assigneeId }) => {
          const row = tasks.find((task) => task.id === id);
          return row ? [{ ...row, version: row.version + 1, assigneeId }] : [];
        });
        return data<SharePrepTasksMutation>({ sharePrepTasks: rows });
      },
    },
    [...tasks],
  );
  return { sent: () => calls.map(({ body }) => variablesOf(body).input?.tasks).filter(Boolean) };
}

const anas = { assigneeId: 'u1', assigneeName: 'Ana', holderId: 'u1', holderName: 'Ana' } as const;

test('unassigned tasks are shared out by station, assigned in one step, and undone in one', async () => {
  const ribs = prepRow({ id: '1', name: 'Ribs', stationId: 'grill', leadMinutes: 90 });
  const beans = prepRow({ id: '2', name: 'Beans', leadMinutes: null });
  const { sent } = kitchenOfThree([ribs, beans, prepRow({ id: '3', name: 'Rice', ...anas })]);
  const { user } = open();
  const load = await screen.findByRole('region', { name: 'Work left' });
  expect(load).toHaveTextContent('2 tasks, 1h 30 min left, 1 without a time');
  await user.click(await screen.findByRole('button', { name: 'Share out the rest' }));
  // Ana has tasks of the day, so she works; Bo has to be checked.
  await user.click(await screen.findByRole('checkbox', { name: /^Bo/ }));
  expect(screen.queryByRole('checkbox', { name: /^Mo/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Assign 2 tasks' }));
  const shared = [
    { id: '1', version: 1, assigneeId: 'u1' },
    { id: '2', version: 1, assigneeId: 'u2' },
  ];
  await waitFor(() => expect(sent()).toEqual([shared]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(shared.map(({ id }) => ({ id, version: 2, assigneeId: null })));
});

test('sharing out counts what somebody has started without being assigned', async () => {
  const started = { status: 'in_progress', startedById: 'u1', holderId: 'u1', holderName: 'Ana' } as const;
  const { sent } = kitchenOfThree([prepRow({ id: '1', ...started }), prepRow({ id: '2', name: 'Beans' })]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Share out the rest' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Bo/ }));
  expect(screen.getByRole('checkbox', { name: /^Ana/ })).toHaveAccessibleName(/1h/);
  await user.click(screen.getByRole('button', { name: 'Assign 1 task' }));
  await waitFor(() => expect(sent()).toEqual([[{ id: '2', version: 1, assigneeId: 'u2' }]]));
});

test('while a card is dragged, every cook is a drop target, also one without tasks, and a manager is not', async () => {
  kitchenOfThree([prepRow({ id: '1', name: 'Rice', ...anas })]);
  open();
  const handle = await screen.findByRole('button', { name: 'Drag Rice' });
  await screen.findByRole('option', { name: 'Bo' });
  const people = within(screen.getByRole('region', { name: 'Work left' }));
  const places = () => people.getAllByRole('listitem').map((place) => place.firstElementChild?.textContent);
  expect(places()).toEqual(['Ana']);
  handle.focus();
  fireEvent.keyDown(handle, { code: 'Space' });
  await waitFor(() => expect(places()).toEqual(['Ana', 'Bo', 'Nobody yet']));
});

/** A kitchen in which the options of the forms fail to load until `recover`. */
function brokenKitchen() {
  let broken = true;
  kitchen({
    PrepPlanning: () => (broken ? refusal('The server is busy.', 'INTERNAL') : data<PrepPlanningQuery>(planning)),
  });
  return { recover: () => (broken = false) };
}

test.each([
  ['sharing out', 'Share out the rest', 'Who works?'],
  ['the form of a task', 'Add a task', 'Name'],
])('%s says why its choices could not be loaded, and works after a retry', async (_what, press, content) => {
  const { recover } = brokenKitchen();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: press }));
  const layer = within(await screen.findByRole('dialog'));
  expect(await layer.findByText('People, stations and recipes could not be loaded')).toBeVisible();
  recover();
  await user.click(layer.getByRole('button', { name: 'Retry' }));
  expect(await within(await screen.findByRole('dialog')).findByText(content)).toBeVisible();
});
