import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import type {
  RequestItemQuery,
  RequestPlaceQuery,
  RequestPrepTaskMutation,
  RequestRecipesQuery,
  RequestTaskQuery,
} from './handover.generated.ts';
import type { MyPrepListQuery, UndoPrepTaskMutation } from './prep.generated.ts';
import { MyListPanel } from './MyListPanel.tsx';
import { prepRow } from './prep-task.fixtures.ts';
import { RequestLayer } from './request/RequestLayer.tsx';
import { timeIn } from './request/request-values.ts';

const requested = prepRow({
  id: '7',
  name: 'Mirepoix',
  status: 'pending',
  requestedByName: 'Ana Ruiz',
  undoSeconds: 10,
});
const inputOf = (body: unknown) => JSON.parse(JSON.stringify(body)).variables.input;

function open(value: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({
    RequestPlace: () =>
      data<RequestPlaceQuery>({
        stations: [
          { __typename: 'Station', id: 's1', name: 'Grill' },
          { __typename: 'Station', id: 's2', name: 'Sauté' },
        ],
        me: { __typename: 'User', id: 'u1', stationId: 's2' },
      }),
    RequestTask: () =>
      data<RequestTaskQuery>({
        prepTask: { __typename: 'PrepTask', id: 't1', name: 'Mirepoix', unit: 'kg', note: null, stationId: 's1' },
      }),
    RequestItem: () =>
      data<RequestItemQuery>({ item: { __typename: 'Item', id: 'i1', name: 'Mirepoix', unit: 'kg', usable: '1.5' } }),
    RequestRecipes: () =>
      data<RequestRecipesQuery>({
        recipes: {
          __typename: 'RecipeConnection',
          nodes: [{ __typename: 'Recipe', id: 'r1', name: 'Tomato sauce', yieldUnit: 'l', stationId: 's1' }],
        },
      }),
    RequestPrepTask: () => data<RequestPrepTaskMutation>({ requestPrepTask: requested }),
    ...answers,
  });
  const closed: string[] = [];
  const sent = (name: string) =>
    calls
      .filter(({ body }) => JSON.stringify(body)?.includes(`"operationName":"${name}"`))
      .map(({ body }) => inputOf(body));
  const view = renderScreen(<RequestLayer value={value} onClose={() => closed.push(value)} />);
  return { ...view, sent, closed };
}

beforeEach(() => localStorage.clear());

describe('requesting a task', () => {
  test('“we need more” of a task asks only how much until when, and offers Undo', async () => {
    const { user, sent, closed } = open('task.t1', {
      UndoPrepTask: () =>
        data<UndoPrepTaskMutation>({ undoPrepTask: { ...requested, status: 'cancelled', version: 2 } }),
    });
    const layer = within(await screen.findByRole('dialog', { name: 'More Mirepoix' }));
    expect(layer.queryByLabelText(/What is needed/)).toBeNull();
    await user.type(layer.getByLabelText(/How much/), '2,5');
    await user.type(layer.getByLabelText('Note (optional)'), 'Table of 40');
    await user.click(layer.getByRole('button', { name: 'Ask for it' }));
    await waitFor(() => expect(closed).toEqual(['task.t1']));
    expect(sent('RequestPrepTask')).toEqual([
      {
        moreOfId: 't1',
        targetQuantity: '2.5',
        dueTime: expect.stringMatching(/^\d\d:\d\d$/),
        note: 'Table of 40',
        runningOut: true,
      },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent('UndoPrepTask')).toEqual([{ id: '7' }]));
  });

  test('that a colleague has requested must be confirmed, and a second press adds it', async () => {
    const { user, sent, closed } = open('task.t1', {
      RequestPrepTask: ({ body }) =>
        inputOf(body).anyway === true
          ? data<RequestPrepTaskMutation>({ requestPrepTask: requested })
          : refusal('Ana asked for this at 09:02.', 'VALIDATION_FAILED', ['anyway']),
    });
    const layer = within(await screen.findByRole('dialog', { name: 'More Mirepoix' }));
    await user.type(layer.getByLabelText(/How much/), '2');
    await user.click(layer.getByRole('button', { name: 'Ask for it' }));
    expect(await layer.findByRole('alert')).toHaveTextContent('Ana asked for this at 09:02.');
    // A changed quantity is another request.
    await user.type(layer.getByLabelText(/How much/), '0');
    await user.click(layer.getByRole('button', { name: 'Ask for it' }));
    await user.click(await layer.findByRole('button', { name: 'Add it anyway' }));
    await waitFor(() => expect(closed).toEqual(['task.t1']));
    expect(sent('RequestPrepTask').map(({ targetQuantity, anyway }) => [targetQuantity, anyway])).toEqual([
      ['2', undefined],
      ['20', undefined],
      ['20', true],
    ]);
  });

  test('of a made item shows how much there is', async () => {
    const { user, sent } = open('item.i1');
    const layer = within(await screen.findByRole('dialog', { name: 'More Mirepoix' }));
    expect(layer.getByText(/There is/)).toHaveTextContent('There is 1.5 kg.');
    await user.type(layer.getByLabelText(/How much/), '3');
    await user.click(layer.getByRole('button', { name: 'Ask for it' }));
    await waitFor(() =>
      expect(sent('RequestPrepTask')).toMatchObject([{ itemId: 'i1', unit: 'kg', runningOut: true }]),
    );
  });

  test('a new task has the typed name and the person’s own station', async () => {
    const { user, sent } = open('new');
    await screen.findByLabelText(/What is needed/);
    const layer = within(screen.getByRole('dialog', { name: 'Add a task' }));
    await user.type(layer.getByLabelText(/What is needed/), 'Clean the fryer');
    await user.type(layer.getByLabelText(/How much/), '1');
    await user.click(layer.getByRole('button', { name: 'Add to the list' }));
    await waitFor(() =>
      expect(sent('RequestPrepTask')).toMatchObject([{ name: 'Clean the fryer', recipeId: null, stationId: 's2' }]),
    );
  });

  test('a chosen recipe fills in its unit and station, until the name is changed', async () => {
    const { user, sent } = open('new');
    await screen.findByLabelText(/What is needed/);
    const layer = within(screen.getByRole('dialog', { name: 'Add a task' }));
    await user.type(layer.getByLabelText(/What is needed/), 'tom');
    await user.click(await layer.findByRole('button', { name: 'Tomato sauce' }));
    expect(layer.getByLabelText(/What is needed/)).toHaveValue('Tomato sauce');
    expect(layer.getByText('By the recipe')).toBeVisible();
    await user.type(layer.getByLabelText(/How much/), '4');
    await user.click(layer.getByRole('button', { name: 'Add to the list' }));
    await waitFor(() =>
      expect(sent('RequestPrepTask')).toMatchObject([
        { name: 'Tomato sauce', recipeId: 'r1', unit: 'l', stationId: 's1' },
      ]),
    );
    await user.type(layer.getByLabelText(/What is needed/), ' hot');
    expect(layer.queryByText('By the recipe')).toBeNull();
  });

  test('shows at the field what is missing, and sends nothing', async () => {
    const { user, sent } = open('task.t1');
    await user.click(await screen.findByRole('button', { name: 'Ask for it' }));
    expect(await screen.findByLabelText(/How much/)).toHaveAccessibleErrorMessage(/.+/);
    expect(sent('RequestPrepTask')).toEqual([]);
  });

  test('stays open with what was typed when it is refused', async () => {
    const sentence = 'That time has passed. Enter a later time of today.';
    const { user, closed } = open('task.t1', {
      RequestPrepTask: () => refusal(sentence, 'VALIDATION_FAILED', ['dueTime']),
    });
    await user.type(await screen.findByLabelText(/How much/), '2');
    await user.click(screen.getByRole('button', { name: 'Ask for it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText(/How much/)).toHaveValue('2');
    expect(closed).toEqual([]);
  });

  test('the usual times are buttons', async () => {
    // Noon: before the rollover every time would be the last minute of the day.
    vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
    onTestFinished(() => void vi.useRealTimers());
    const { user } = open('task.t1');
    const time = await screen.findByLabelText<HTMLInputElement>(/Until when/);
    const before = time.value;
    await user.click(screen.getByRole('button', { name: '2 h' }));
    expect(time.value).not.toBe(before);
  });

  test('who requested it is on the row; an empty My List offers to add a task', async () => {
    fakeServer({ MyPrepList: () => data<MyPrepListQuery>({ myPrepTasks: [requested] }) });
    const { unmount } = renderScreen(<MyListPanel />);
    expect(await screen.findByText('Asked for by Ana Ruiz')).toBeVisible();
    unmount();
    fakeServer({ MyPrepList: () => data<MyPrepListQuery>({ myPrepTasks: [] }) });
    const { user } = renderScreen(<MyListPanel />);
    await user.click(await screen.findByRole('button', { name: 'Add a task' }));
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('/?request=new');
  });
});

describe('the time that is offered', () => {
  const clock = { timeZone: 'Europe/Madrid', dayRollover: '04:00' };

  test('is an hour from now, in steps of five minutes', () => {
    expect(timeIn(60, clock, new Date('2026-11-21T17:01:30Z'))).toBe('19:05');
    expect(timeIn(30, clock, new Date('2026-11-21T17:00:00Z'))).toBe('18:30');
  });

  test('is past midnight before the rollover, and never in the next business day', () => {
    expect(timeIn(60, clock, new Date('2026-11-21T22:30:00Z'))).toBe('00:30');
    expect(timeIn(60, clock, new Date('2026-11-22T02:30:00Z'))).toBe('03:59');
  });
});
