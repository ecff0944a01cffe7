import { describe, expect, test, vi } from 'vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Fixture } from '../../../testing/fixture.ts';
import { data, fakeServer, refusal } from '../../../testing/fake-server.ts';
import { manager, renderScreen } from '../../../testing/render.tsx';
import { DoneSheet } from '../dialogs/DoneSheet.tsx';
import { TaskAmount } from '../list/TaskAmount.tsx';
import { TaskMarkRow } from '../list/TaskMarks.tsx';
import { prepList } from '../par-line.fixtures.ts';
import type { PrepListsQuery, PrepPlanningQuery } from '../plan.generated.ts';
import { prepRow } from '../prep-task.fixtures.ts';
import { RecurringDrawer } from './RecurringDrawer.tsx';
import { recurringTask } from './recurring.fixtures.ts';
import type {
  AddRecurringTaskMutation,
  ArchiveRecurringTaskMutation,
  PauseRecurringTaskMutation,
  PrepTaskPhotosQuery,
  RecurringTasksQuery,
  UpdateRecurringTaskMutation,
} from './recurring.generated.ts';

const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;
const planning = {
  users: { __typename: 'UserConnection', nodes: [], pageInfo },
  recipes: { __typename: 'RecipeConnection', nodes: [], pageInfo },
  stations: [{ __typename: 'Station', id: 's1', name: 'Grill' }],
} as const;

type Answers = Parameters<typeof fakeServer>[0];

function open(rows = [recurringTask()], answers: Answers = {}) {
  const sent: unknown[] = [];
  const inputOf = (body: unknown) => {
    const { input } = JSON.parse(JSON.stringify(body)).variables;
    sent.push(input);
    return input;
  };
  fakeServer({
    PrepLists: () => data<PrepListsQuery>({ prepLists: [prepList()] }),
    PrepPlanning: () => data<PrepPlanningQuery>(planning),
    RecurringTasks: ({ body }) =>
      data<RecurringTasksQuery>({ recurringTasks: JSON.stringify(body).includes('"archived":true') ? [] : rows }),
    AddRecurringTask: ({ body }) => {
      inputOf(body);
      return data<AddRecurringTaskMutation>({ addRecurringTask: recurringTask({ id: 'rt2' }) });
    },
    UpdateRecurringTask: ({ body }) => {
      const { name } = inputOf(body);
      return data<UpdateRecurringTaskMutation>({ updateRecurringTask: recurringTask({ version: 2, name }) });
    },
    PauseRecurringTask: ({ body }) => {
      const { paused } = inputOf(body);
      const pausedAt = paused ? '2026-11-25T10:00:00.000Z' : null;
      return data<PauseRecurringTaskMutation>({ pauseRecurringTask: recurringTask({ version: 2, pausedAt }) });
    },
    ArchiveRecurringTask: ({ body }) => {
      const { archived } = inputOf(body);
      const archivedAt = archived ? '2026-11-25T10:00:00.000Z' : null;
      return data<ArchiveRecurringTaskMutation>({ archiveRecurringTask: recurringTask({ version: 2, archivedAt }) });
    },
    ...answers,
  });
  return { ...renderScreen(<RecurringDrawer onClose={() => undefined} />, { viewer: manager }), sent };
}

describe('recurring tasks', () => {
  test('are added for each day, or for the days that are chosen', async () => {
    const { user, sent } = open([]);
    await user.click(await screen.findByRole('button', { name: 'Add a recurring task' }));
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Clean the grill');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Station' }), 'Grill');
    const days = within(screen.getByRole('group', { name: 'On weekdays' }));
    for (const day of ['Tue', 'Sun']) await user.click(days.getByRole('button', { name: day }));
    await user.click(screen.getByRole('button', { name: 'Save the task' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          name: 'Clean the grill',
          kind: 'cleaning',
          stationId: 's1',
          prepListId: null,
          weekdays: ['mon', 'wed', 'thu', 'fri', 'sat'],
          monthDay: null,
          monthOccurrence: null,
          dueTime: '22:00',
          minutes: 15,
          needsNote: false,
          needsPhoto: false,
          carriesOver: false,
          instructions: null,
        },
      ]),
    );
  });

  test('whose stations could not be loaded say why, and can be added after a retry', async () => {
    let tries = 0;
    const options = () => {
      tries += 1;
      return tries === 1 ? refusal('The server is busy.', 'INTERNAL') : data<PrepPlanningQuery>(planning);
    };
    const { user } = open([], { PrepPlanning: options });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Add a recurring task' })).toBeVisible();
  });

  test('without any day are refused before they are sent', async () => {
    const { user, sent } = open([recurringTask()]);
    await user.click(await screen.findByRole('button', { name: 'Edit Clean the fryer' }));
    await user.click(within(screen.getByRole('group', { name: 'On weekdays' })).getByRole('button', { name: 'Mon' }));
    await user.click(screen.getByRole('button', { name: 'Save the task' }));
    expect(await screen.findByText('Choose weekdays or a day of the month.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('change to a day of the month', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit Clean the fryer' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'On a day of the month');
    await user.clear(screen.getByRole('textbox', { name: /^Day of the month/ }));
    await user.type(screen.getByRole('textbox', { name: /^Day of the month/ }), '31');
    await user.click(screen.getByRole('button', { name: 'Save the task' }));
    await waitFor(() => expect(sent).toMatchObject([{ id: 'rt1', version: 1, weekdays: null, monthDay: 31 }]));
  });

  test('change to the last working day of the month, and say so', async () => {
    const working = recurringTask({ weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], monthOccurrence: 'first' });
    const { user, sent } = open([working]);
    expect(await screen.findByText(/^First working day of the month/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Clean the fryer' }));
    const when = screen.getByRole('combobox', { name: 'When' });
    expect(when).toHaveDisplayValue('On the first of these days in the month');
    await user.selectOptions(when, 'On the last of these days in the month');
    await user.click(screen.getByRole('button', { name: 'Save the task' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ weekdays: working.weekdays, monthDay: null, monthOccurrence: 'last' }]),
    );
  });

  test('on a list that is archived are moved to another', async () => {
    const { user, sent } = open([recurringTask({ prepListId: 'archived' })]);
    await user.click(await screen.findByRole('button', { name: 'Edit Clean the fryer' }));
    const list = await screen.findByRole('combobox', { name: 'Prep list' });
    expect(list).toHaveDisplayValue('an archived list');
    await user.selectOptions(list, 'AM');
    await user.click(screen.getByRole('button', { name: 'Save the task' }));
    await waitFor(() => expect(sent).toMatchObject([{ id: 'rt1', prepListId: null }]));
  });

  test('pause with one tap', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Pause: Clean the fryer' }));
    await waitFor(() => expect(sent).toEqual([{ id: 'rt1', version: 1, paused: true }]));
  });

  test('that are paused say so, and resume', async () => {
    const { user, sent } = open([recurringTask({ pausedAt: '2026-11-25T10:00:00.000Z' })]);
    expect(await screen.findByText('Paused')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resume: Clean the fryer' }));
    await waitFor(() => expect(sent).toEqual([{ id: 'rt1', version: 1, paused: false }]));
  });

  test('are archived with Undo', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Archive: Clean the fryer' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { id: 'rt1', version: 1, archived: true },
        { id: 'rt1', version: 2, archived: false },
      ]),
    );
  });

  test('that somebody else changed are not paused, with the reason', async () => {
    const sentence = 'This recurring task was changed by someone else in the meantime.';
    const { user } = open([recurringTask()], { PauseRecurringTask: () => refusal(sentence, 'CONFLICT') });
    await user.click(await screen.findByRole('button', { name: 'Pause: Clean the fryer' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

describe('the task of a recurring task', () => {
  const task = prepRow({ name: 'Clean the fryer', recurringTaskId: 'rt1', recurringKind: 'closing', needsNote: true });

  test('shows its kind and that it needs a note, and no amount', () => {
    renderScreen(
      <>
        <TaskMarkRow task={task} />
        <p data-testid="amount">
          <TaskAmount task={task} />
        </p>
      </>,
      { viewer: manager },
    );
    expect(screen.getByText('Closing')).toBeVisible();
    expect(screen.getByText('Needs a note')).toBeVisible();
    expect(screen.getByTestId('amount')).toBeEmptyDOMElement();
  });

  test('asks for its note before it is done', async () => {
    const onSave = vi.fn();
    const { user } = renderScreen(<DoneSheet task={task} onSave={onSave} onClose={() => undefined} />, {
      viewer: manager,
    });
    expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Oil changed');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onSave).toHaveBeenCalledWith({ actualQuantity: '1', note: 'Oil changed', confirm: false });
  });

  test('asks for its photo before it is done', async () => {
    const chore = { ...task, needsNote: false, needsPhoto: true };
    const photo = { __typename: 'Photo', id: 'ph1', version: 1, recipeStepId: null, createdById: 'u2' } as const;
    let photos: Fixture<PrepTaskPhotosQuery>['prepTask']['photos'] = [];
    fakeServer({
      PrepTaskPhotos: () => data<PrepTaskPhotosQuery>({ prepTask: { __typename: 'PrepTask', id: chore.id, photos } }),
    });
    const { client } = renderScreen(<DoneSheet task={chore} onSave={() => undefined} onClose={() => undefined} />, {
      viewer: manager,
    });
    expect(await screen.findByText('Add a photo of the work first.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
    photos = [{ ...photo, caption: null, width: 4, height: 3 }];
    await act(() => client.refetchQueries({ include: 'active' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled());
    expect(screen.queryByText('Add a photo of the work first.')).toBeNull();
  });

  test('needs no other note when it has one already', async () => {
    const onSave = vi.fn();
    const { user } = renderScreen(
      <DoneSheet task={{ ...task, note: 'Filter is torn' }} onSave={onSave} onClose={() => undefined} />,
      { viewer: manager },
    );
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onSave).toHaveBeenCalledWith({ actualQuantity: '1', note: null, confirm: false });
  });
});
