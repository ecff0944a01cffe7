import { beforeEach, describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../../testing/render.tsx';
import type { HandOverPrepTaskMutation, PrepColleaguesQuery, TakeOverPrepTaskMutation } from './handover.generated.ts';
import type {
  HoldPrepTaskMutation,
  PrepListQuery,
  PrepRowFragment,
  PrepTaskDetailQuery,
  PrepTaskHistoryQuery,
  StartPrepTaskMutation,
} from './prep.generated.ts';
import { prepRow } from './prep-task.fixtures.ts';
import { PrepListPanel } from './PrepListPanel.tsx';
import { TaskLayer } from './TaskLayer.tsx';

const soon = new Date(Date.now() + 3_600_000).toISOString();
const marias = { assigneeId: 'u9', assigneeName: 'Maria', holderId: 'u9', holderName: 'Maria' } as const;
const mine = { assigneeId: cook.id, assigneeName: cook.name, holderId: cook.id, holderName: cook.name } as const;
const rice = prepRow({ dueAt: soon, ...marias });

const operationOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'operationName' in body ? String(body.operationName) : '';
const inputOf = (body: unknown) => JSON.parse(JSON.stringify(body)).variables.input;

/** The list of one task and its layer, and what they send. */
function kitchen(task: PrepRowFragment, answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({
    PrepList: () => data<PrepListQuery>({ prepTasks: [task] }),
    PrepTaskDetail: () =>
      data<PrepTaskDetailQuery>({
        prepTask: { ...task, itemId: null, heldSeconds: 0, recipeQuantity: null, allergenGaps: [] },
      }),
    PrepTaskHistory: () => data<PrepTaskHistoryQuery>({ prepTaskHistory: [] }),
    PrepColleagues: () =>
      data<PrepColleaguesQuery>({
        prepColleagues: [
          { __typename: 'PrepColleague', id: 'u9', name: 'Maria', role: 'cook', openTasks: 3 },
          { __typename: 'PrepColleague', id: 'u8', name: 'Tom', role: 'cook', openTasks: 0 },
        ],
      }),
    StartPrepTask: () =>
      data<StartPrepTaskMutation>({
        startPrepTask: { ...task, status: 'in_progress', version: 2, startedById: cook.id, startedByName: cook.name },
      }),
    HoldPrepTask: () => data<HoldPrepTaskMutation>({ holdPrepTask: { ...task, status: 'on_hold', version: 3 } }),
    TakeOverPrepTask: () =>
      data<TakeOverPrepTaskMutation>({ takeOverPrepTask: { ...task, ...mine, version: task.version + 1 } }),
    ...answers,
  });
  const sent = (name: string) =>
    calls.filter(({ body }) => operationOf(body) === name).map(({ body }) => inputOf(body));
  return { calls, sent };
}

const question = () => screen.queryByRole('dialog', { name: 'This is Maria’s task' });
const openQuestion = async () => within(await screen.findByRole('dialog', { name: 'This is Maria’s task' }));
const press = async (user: ReturnType<typeof renderScreen>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());

describe('somebody else’s task', () => {
  test('must be confirmed before it is started; helping starts it, and it is not confirmed again', async () => {
    const { sent } = kitchen(rice);
    const { user } = renderScreen(<PrepListPanel />);
    await press(user, 'Start: Rice');
    const dialog = await openQuestion();
    expect(dialog.getByText('Start it anyway?')).toBeVisible();
    expect(sent('StartPrepTask')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: /^Only help/ }));
    await waitFor(() => expect(sent('StartPrepTask')).toEqual([{ id: '1' }]));
    expect(sent('TakeOverPrepTask')).toEqual([]);
    await press(user, 'Hold: Rice');
    await waitFor(() => expect(sent('HoldPrepTask')).toHaveLength(1));
    expect(question()).toBeNull();
  });

  test('is not confirmed again after a reload, but is once another person has it', async () => {
    kitchen(rice);
    const { user, unmount } = renderScreen(<PrepListPanel />);
    await press(user, 'Start: Rice');
    await user.click((await openQuestion()).getByRole('button', { name: /^Only help/ }));
    await screen.findByRole('button', { name: 'Done: Rice' });
    unmount();
    const { sent } = kitchen({ ...rice, holderId: 'u8', holderName: 'Tom', assigneeId: 'u8', assigneeName: 'Tom' });
    const again = renderScreen(<PrepListPanel />);
    await press(again.user, 'Start: Rice');
    expect(await screen.findByRole('dialog', { name: 'This is Tom’s task' })).toBeVisible();
    again.unmount();
    expect(sent('StartPrepTask')).toEqual([]);
    const other = kitchen(rice);
    const later = renderScreen(<PrepListPanel />);
    await press(later.user, 'Start: Rice');
    await waitFor(() => expect(other.sent('StartPrepTask')).toHaveLength(1));
  });

  test('taken over belongs to the person before it is started', async () => {
    const { sent, calls } = kitchen(rice);
    const { user } = renderScreen(<PrepListPanel />);
    await press(user, 'Start: Rice');
    await user.click((await openQuestion()).getByRole('button', { name: /^Take it over/ }));
    await waitFor(() => expect(sent('StartPrepTask')).toEqual([{ id: '1' }]));
    expect(sent('TakeOverPrepTask')).toEqual([{ id: '1', fromId: 'u9' }]);
    const order = calls.map(({ body }) => operationOf(body)).filter((name) => name.endsWith('PrepTask'));
    expect(order).toEqual(['TakeOverPrepTask', 'StartPrepTask']);
  });

  test('that a third person has by now is not started; the question shows why', async () => {
    const { sent } = kitchen(rice, { TakeOverPrepTask: () => refusal('Tom already has this task.', 'CONFLICT') });
    const { user } = renderScreen(<PrepListPanel />);
    await press(user, 'Start: Rice');
    const dialog = await openQuestion();
    await user.click(dialog.getByRole('button', { name: /^Take it over/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Tom already has this task.');
    expect(sent('StartPrepTask')).toEqual([]);
  });

  test('is not started when the question is closed', async () => {
    const { sent } = kitchen(rice);
    const { user } = renderScreen(<PrepListPanel />);
    await press(user, 'Start: Rice');
    await user.click((await openQuestion()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(question()).toBeNull());
    expect(sent('StartPrepTask')).toEqual([]);
    await press(user, 'Start: Rice');
    expect((await openQuestion()).getByText('Start it anyway?')).toBeVisible();
  });

  test('must be confirmed before the amount made, also when it was only started by somebody else', async () => {
    kitchen(
      prepRow({
        status: 'in_progress',
        startedAt: soon,
        startedById: 'u9',
        startedByName: 'Maria',
        holderId: 'u9',
        holderName: 'Maria',
      }),
    );
    const { user } = renderScreen(<PrepListPanel />);
    await press(user, 'Done: Rice');
    const dialog = await openQuestion();
    expect(dialog.getByText('Finish it anyway?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Only help/ }));
    expect(await screen.findByRole('textbox', { name: 'How much did you make?' })).toBeVisible();
  });

  test.each([
    ['one’s own', prepRow({ dueAt: soon, ...mine }), cook],
    ['a free one', prepRow({ dueAt: soon }), cook],
    ['for a manager', rice, manager],
  ])('%s is started without a question', async (_whose, task, viewer) => {
    const { sent } = kitchen(task);
    const { user } = renderScreen(<PrepListPanel />, { viewer });
    await press(user, 'Start: Rice');
    await waitFor(() => expect(sent('StartPrepTask')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('must be confirmed in its layer, too: before Start and Skip', async () => {
    const { sent } = kitchen(rice);
    const { user } = renderScreen(<TaskLayer value="1" onClose={() => undefined} />);
    await press(user, 'Start: Rice');
    await user.click((await openQuestion()).getByRole('button', { name: 'Close' }));
    await press(user, 'Skip');
    expect((await openQuestion()).getByText('Skip it anyway?')).toBeVisible();
    expect(sent('StartPrepTask')).toEqual([]);
  });

  test('can be taken over in its layer, without starting it', async () => {
    const { sent } = kitchen(rice);
    const { user } = renderScreen(<TaskLayer value="1" onClose={() => undefined} />);
    await press(user, 'Take over from Maria');
    await waitFor(() => expect(sent('TakeOverPrepTask')).toEqual([{ id: '1', fromId: 'u9' }]));
    expect(await screen.findByRole('button', { name: 'Hand over' })).toBeVisible();
  });
});

describe('handing over', () => {
  const own = prepRow({ dueAt: soon, ...mine });

  test('lists the colleagues with their open tasks, and shows who received it', async () => {
    const { sent } = kitchen(own, {
      HandOverPrepTask: () => data<HandOverPrepTaskMutation>({ handOverPrepTask: { ...own, ...marias, version: 2 } }),
    });
    const { user } = renderScreen(<TaskLayer value="1" onClose={() => undefined} />);
    await press(user, 'Hand over');
    const sheet = within(await screen.findByRole('dialog', { name: 'Who takes it over?' }));
    expect(await sheet.findByRole('button', { name: 'Maria 3 open tasks' })).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Choose a colleague' })).toBeDisabled();
    await user.click(sheet.getByRole('button', { name: 'Tom no open task' }));
    await user.click(sheet.getByRole('button', { name: 'Maria 3 open tasks' }));
    await user.click(sheet.getByRole('button', { name: 'Hand over to Maria' }));
    await waitFor(() => expect(sent('HandOverPrepTask')).toEqual([{ id: '1', assigneeId: 'u9' }]));
    expect(await screen.findByText('Handed over to Maria')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Take over from Maria' })).toBeVisible();
  });

  test('stays open with the reason when it is refused', async () => {
    kitchen(own, { HandOverPrepTask: () => refusal('Maria cannot be given work now.', 'VALIDATION_FAILED') });
    const { user } = renderScreen(<TaskLayer value="1" onClose={() => undefined} />);
    await press(user, 'Hand over');
    const sheet = within(await screen.findByRole('dialog', { name: 'Who takes it over?' }));
    await user.click(await sheet.findByRole('button', { name: 'Maria 3 open tasks' }));
    await user.click(sheet.getByRole('button', { name: 'Hand over to Maria' }));
    expect(await sheet.findByRole('alert')).toHaveTextContent('Maria cannot be given work now.');
  });

  test('is not offered for a free task', async () => {
    kitchen(prepRow({ dueAt: soon }));
    renderScreen(<TaskLayer value="1" onClose={() => undefined} />);
    expect(await screen.findByRole('button', { name: 'Skip' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
  });
});
