import { describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { businessDate } from '#schema/business-day.ts';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../../testing/render.tsx';
import { unknownKitchen } from '../../ui/format/kitchen.ts';
import { parLine, prepList } from './par-line.fixtures.ts';
import { prepRow } from './prep-task.fixtures.ts';
import { PlanPanel } from './PlanPanel.tsx';
import { PrepListPanel } from './PrepListPanel.tsx';
import type {
  BuildPrepListMutation,
  ParLineFragment,
  PrepListsQuery,
  PrepPlanningQuery,
  PrepSheetQuery,
  UndoPrepBuildMutation,
} from './plan.generated.ts';
import type { PrepListQuery, PrepRowFragment } from './prep.generated.ts';

const today = businessDate(unknownKitchen, new Date());
const noPage = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;
type Answers = Parameters<typeof fakeServer>[0];

function kitchen(lines: readonly ParLineFragment[] = [parLine()], answers: Answers = {}, lists = [prepList()]) {
  return fakeServer({
    PrepPlanning: () =>
      data<PrepPlanningQuery>({
        users: { __typename: 'UserConnection', nodes: [], pageInfo: noPage },
        recipes: { __typename: 'RecipeConnection', nodes: [], pageInfo: noPage },
        stations: [],
      }),
    PrepLists: () => data<PrepListsQuery>({ prepLists: lists }),
    PrepList: () => data<PrepListQuery>({ prepTasks: [prepRow()] }),
    PrepSheet: () => data<PrepSheetQuery>({ prepItems: lines }),
    BuildPrepList: () => built([prepRow({ id: 't1', name: 'Sauce' })]),
    UndoPrepBuild: () => undone(1),
    ...answers,
  });
}
const built = (tasks: readonly PrepRowFragment[], wouldExpire: readonly string[] = []) =>
  data<BuildPrepListMutation>({
    buildPrepList: {
      __typename: 'BuiltPrepList',
      date: today,
      tasks,
      enough: 0,
      alreadyPlanned: 0,
      roundedToNothing: [],
      wouldExpire,
    },
  });
const undone = (removed: number, kept: readonly string[] = []) =>
  data<UndoPrepBuildMutation>({ undoPrepBuild: { __typename: 'UndonePrepBuild', removed, kept } });
const inputsOf = (calls: ReturnType<typeof kitchen>, operation: string) =>
  calls
    .filter(({ body }) => JSON.stringify(body).includes(`"${operation}"`))
    .map(({ body }) => JSON.parse(JSON.stringify(body)).variables.input);
const open = (at = '/') => renderScreen(<PlanPanel />, { viewer: manager, at });

describe('the preview of a build', () => {
  const mash = parLine({ id: 'line2', itemName: 'Mash', toMake: '4', unit: 'kg' });

  test('lists what would be added, and adds without what is left out', async () => {
    const calls = kitchen([parLine(), mash]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog'));
    expect(await preview.findByText('Mash')).toBeInTheDocument();
    await user.click(preview.getByRole('checkbox', { name: 'Add Mash' }));
    await user.click(preview.getByRole('button', { name: 'Add 1 line' }));
    await waitFor(() =>
      expect(inputsOf(calls, 'BuildPrepList')).toEqual([{ date: null, prepListId: null, prepItemIds: ['line1'] }]),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('says that the kitchen is closed, and why', async () => {
    const closed = { ...parLine().forecast, factor: '0', events: ['Christmas'] };
    kitchen([parLine({ par: '0', toMake: '0', short: '0', runs: [], forecast: closed })]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog'));
    expect(await preview.findByText(/^The kitchen is closed on .*: Christmas\./)).toBeInTheDocument();
    expect(preview.queryByText(/has enough/)).not.toBeInTheDocument();
  });

  test('says why nothing of the other lines is added', async () => {
    kitchen([
      parLine({ id: 'l1', itemName: 'Peas', toMake: '0', short: '1' }),
      parLine({ id: 'l2', itemName: 'Aioli', toMake: '0', short: '2', capped: true }),
      parLine({ id: 'l3', itemName: 'Rice', toMake: '0', short: '0', parAssumed: true }),
    ]);
    open('/?build=preview');
    const preview = within(await screen.findByRole('dialog'));
    expect(await preview.findByText('Nothing to add')).toBeInTheDocument();
    expect(preview.getByText(/rounded to nothing: Peas\./)).toBeInTheDocument();
    expect(preview.getByText(/more would expire unused: Aioli\./)).toBeInTheDocument();
    expect(preview.getByText(/so the par of the weekday counts: Rice\./)).toBeInTheDocument();
    expect(preview.getByText('1 other line has enough or is planned.')).toBeInTheDocument();
    expect(preview.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  });

  test('shows the lines of the chosen list alone', async () => {
    const pm = prepList({ id: 'pm', name: 'PM', isDefault: false });
    kitchen([parLine(), parLine({ id: 'line2', itemName: 'Mash', prepListId: 'pm' })], {}, [prepList(), pm]);
    open('/?build=preview&list=pm');
    const preview = within(await screen.findByRole('dialog'));
    expect(await preview.findByText('Mash')).toBeInTheDocument();
    expect(preview.queryByText('Sauce')).not.toBeInTheDocument();
  });

  test('says what the day needs and until when a batch is good', async () => {
    kitchen([parLine({ needed: '3', usefulUntil: '2026-11-27T16:00:00.000Z' })]);
    open('/?build=preview');
    const preview = within(await screen.findByRole('dialog'));
    expect(await preview.findByText(/^the day needs 3 L · good until /)).toBeInTheDocument();
  });
});

describe('undoing a build', () => {
  test('takes off the tasks that it added, and says how many', async () => {
    const calls = kitchen();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Build the list' }));
    await user.click(await screen.findByRole('button', { name: 'Undo 1 task' }));
    expect(await screen.findByText('1 task taken off')).toBeInTheDocument();
    expect(inputsOf(calls, 'UndoPrepBuild')).toEqual([{ taskIds: ['t1'] }]);
    expect(screen.queryByRole('button', { name: 'Undo 1 task' })).not.toBeInTheDocument();
  });

  test('names tasks that stay', async () => {
    kitchen([parLine()], { UndoPrepBuild: () => undone(0, ['Sauce']) });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Build the list' }));
    await user.click(await screen.findByRole('button', { name: 'Undo 1 task' }));
    expect(await screen.findByText('No task taken off')).toBeInTheDocument();
    expect(screen.getByText(/begun, taken or changed them: Sauce\./)).toBeInTheDocument();
  });

  test('is still possible after a second press that added nothing', async () => {
    const answers = [[prepRow({ id: 't1' })], []];
    const calls = kitchen([parLine()], { BuildPrepList: () => built(answers.shift() ?? []) });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Build the list' }));
    expect(await screen.findByText('1 task added')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Build the list' }));
    expect(await screen.findByText('Nothing to add')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo 1 task' }));
    await waitFor(() => expect(inputsOf(calls, 'UndoPrepBuild')).toEqual([{ taskIds: ['t1'] }]));
  });

  test('that fails says why and can be tried again', async () => {
    kitchen([parLine()], { UndoPrepBuild: () => refusal('This task does not exist.', 'NOT_FOUND') });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Build the list' }));
    await user.click(await screen.findByRole('button', { name: 'Undo 1 task' }));
    expect(await screen.findByText('The build could not be undone')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo 1 task' })).toBeEnabled();
  });

  test('what is not made because it would expire is named', async () => {
    kitchen([parLine()], { BuildPrepList: () => built([], ['Aioli']) });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Build the list' }));
    expect(await screen.findByText('Less than par, because more would expire unused: Aioli.')).toBeInTheDocument();
  });
});

describe('a list that was built by itself', () => {
  const self = prepList({ builtDate: today, builtAt: new Date().toISOString(), builtTasks: 12 });

  test('says when and how much, and a manager undoes it', async () => {
    const calls = kitchen([parLine()], { UndoPrepBuild: () => undone(12) }, [self]);
    const { user } = open();
    expect(await screen.findByText(/^Built by itself at .*: 12 tasks$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo 12 tasks' }));
    await waitFor(() => expect(inputsOf(calls, 'UndoPrepBuild')).toEqual([{ prepListId: 'o1' }]));
  });

  test('says so to a cook, who cannot undo it', async () => {
    kitchen([parLine()], {}, [self]);
    renderScreen(<PrepListPanel />, { viewer: cook });
    expect(await screen.findByText(/^Built by itself at .*: 12 tasks$/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
  });

  test('is named when there are several, and silent on other days', async () => {
    const yesterday = prepList({ id: 'pm', name: 'PM', builtDate: '2020-01-01', builtAt: '2020-01-01T05:00:00.000Z' });
    kitchen([parLine()], {}, [self, yesterday]);
    open();
    expect(await screen.findByText(/^AM, built by itself at .*: 12 tasks$/)).toBeInTheDocument();
    expect(screen.queryByText(/^PM, built/)).not.toBeInTheDocument();
  });
});
