import { describe, expect, test } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, businessDate } from '#schema/business-day.ts';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { MyListPanel } from './MyListPanel.tsx';
import { prepRow } from './prep-task.fixtures.ts';
import { unknownKitchen } from '../../ui/format/kitchen.ts';
import type {
  ClaimPrepTaskMutation,
  CompletePrepTaskMutation,
  MyPrepListQuery,
  PrepListQuery,
  PrepRowFragment,
  StartPrepTaskMutation,
} from './prep.generated.ts';
import { SkipDialog } from './dialogs/SkipDialog.tsx';
import { PrepListPanel } from './PrepListPanel.tsx';

const soon = new Date(Date.now() + 3_600_000).toISOString();
const sauce = prepRow({ id: '1', name: 'Tomato sauce', dueAt: soon, stationId: 's1', stationName: 'Sauté' });
const rice = prepRow({ id: '2', name: 'Rice', dueAt: soon, status: 'in_progress', startedByName: 'Ana Ruiz' });

/** A server with these tasks and responses. */
function kitchen(tasks: readonly PrepRowFragment[], answers: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    PrepList: () => data<PrepListQuery>({ prepTasks: tasks }),
    MyPrepList: () => data<MyPrepListQuery>({ myPrepTasks: tasks }),
    ...answers,
  });
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const inputOf = (body: unknown) => JSON.parse(JSON.stringify(body)).variables.input;

describe('the prep list', () => {
  test('shows what to make, with allergens, in its section', async () => {
    kitchen([{ ...sauce, allergens: ['celery'] }, rice]);
    renderScreen(<PrepListPanel />);
    const todo = await section('To do');
    expect(todo.getByRole('button', { name: 'Start: Tomato sauce' })).toBeInTheDocument();
    expect(todo.getByText('Celery')).toBeInTheDocument();
    expect((await section('In progress')).getByRole('button', { name: 'Done: Rice' })).toBeInTheDocument();
  });

  test('of a long list every row can be pressed as soon as it is there', async () => {
    kitchen(Array.from({ length: 30 }, (_, index) => ({ ...sauce, id: String(index), name: `Sauce ${index}` })));
    renderScreen(<PrepListPanel />);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(30));
    for (const { style } of screen.getAllByRole('listitem')) expect(style.pointerEvents).toBe('');
  });

  test('finds tasks by parts of their names, without accents', async () => {
    kitchen([{ ...sauce, name: 'Crème anglaise' }, rice]);
    const { user } = renderScreen(<PrepListPanel />);
    await user.type(await screen.findByRole('searchbox', { name: 'Find a task' }), 'ang creme');
    expect((await section('To do')).getByText('Crème anglaise')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'In progress' })).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Find a task' }), ' fudge');
    await user.click(await screen.findByRole('button', { name: 'Show everything' }));
    expect((await section('In progress')).getByText('Rice')).toBeVisible();
  });

  test('shows unknown allergens as unknown, on screen and in print', async () => {
    kitchen([{ ...sauce, allergens: null }]);
    renderScreen(<PrepListPanel />);
    const todo = await section('To do');
    expect(todo.getByRole('img', { name: 'Allergens unknown' })).toHaveTextContent('?');
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getByText('Allergens: ?')).toBeInTheDocument();
  });

  test('shows the first line of the note on the row', async () => {
    kitchen([{ ...sauce, note: 'NO NUTS for table 12, coeliac\nAsk Marco' }]);
    renderScreen(<PrepListPanel />);
    const todo = await section('To do');
    expect(todo.getByText(/^NO NUTS for table 12, coeliac/)).toBeVisible();
  });

  test('the row of a finished task offers to count its item, where a closing count takes it', async () => {
    const done = { status: 'completed', itemId: 'i1' } as const;
    kitchen([
      { ...rice, ...done, countedAtClosing: true },
      { ...sauce, ...done, name: 'Jus' },
    ]);
    renderScreen(<PrepListPanel />);
    expect(await screen.findByRole('button', { name: 'Count what is there of Rice' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Count what is there of Jus' })).toBeNull();
  });

  test('Start moves the row at once; a refusal moves it back with the reason and Retry', async () => {
    let tries = 0;
    kitchen([sauce], {
      StartPrepTask: () => {
        tries += 1;
        return tries === 1
          ? refusal('María started this at 13:40.', 'CONFLICT')
          : data<StartPrepTaskMutation>({ startPrepTask: { ...sauce, status: 'in_progress', version: 2 } });
      },
    });
    const { user } = renderScreen(<PrepListPanel />);
    await user.click(await screen.findByRole('button', { name: 'Start: Tomato sauce' }));
    const todo = await section('To do');
    expect(await todo.findByRole('alert')).toHaveTextContent('María started this at 13:40.');
    await user.click(todo.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Done: Tomato sauce' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('Done asks for the quantity made: prefilled with the plan, and the first key replaces it', async () => {
    const calls = kitchen([rice], {
      CompletePrepTask: () =>
        data<CompletePrepTaskMutation>({
          completePrepTask: { ...rice, status: 'completed', actualQuantity: '7', version: 3, undoSeconds: 10 },
        }),
    });
    const { user } = renderScreen(<PrepListPanel />);
    await user.click(await screen.findByRole('button', { name: 'Done: Rice' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole('status')).toHaveTextContent('8');
    await user.click(sheet.getByRole('button', { name: '7' }));
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/graphql'));
    expect(inputOf(calls.at(-1)?.body)).toEqual({ id: '2', actualQuantity: '7', note: null, confirm: false });
    expect(await screen.findByRole('button', { name: 'Undo: Rice' })).toHaveTextContent('Undo 10s');
  });

  test('a finished task whose lot the server names is offered its label beside Undo', async () => {
    const made = { ...rice, status: 'completed', lotId: 'l9' } as const;
    kitchen([rice], { CompletePrepTask: () => data<CompletePrepTaskMutation>({ completePrepTask: made }) });
    const { user } = renderScreen(<PrepListPanel />);
    await user.click(await screen.findByRole('button', { name: 'Done: Rice' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Print label' }));
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('label=l9');
  });

  test('a quantity of zero needs a reason, one far above the plan a confirmation', async () => {
    const calls = kitchen([rice], {
      CompletePrepTask: () => data<CompletePrepTaskMutation>({ completePrepTask: { ...rice, status: 'completed' } }),
    });
    const { user } = renderScreen(<PrepListPanel />);
    await user.click(await screen.findByRole('button', { name: 'Done: Rice' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('button', { name: '0' }));
    expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(sheet.getByRole('textbox', { name: /Why was nothing made/ })).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Delete the last digit' }));
    await user.click(sheet.getByRole('button', { name: '9' }));
    await user.click(sheet.getByRole('button', { name: '9' }));
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    expect(sheet.getByRole('alert')).toHaveTextContent('far more than the 8 kg planned');
    expect(calls.filter(({ body }) => JSON.stringify(body).includes('CompletePrepTask'))).toEqual([]);
    await user.click(sheet.getByRole('button', { name: '99 kg is right: save' }));
    await waitFor(() => expect(inputOf(calls.at(-1)?.body)).toMatchObject({ actualQuantity: '99', confirm: true }));
  });

  test('a quantity that the server would refuse cannot be saved, with the server’s message', async () => {
    kitchen([rice]);
    const { user } = renderScreen(<PrepListPanel />);
    await user.click(await screen.findByRole('button', { name: 'Done: Rice' }));
    const sheet = within(await screen.findByRole('dialog'));
    for (let key = 0; key < 7; key += 1) await user.click(sheet.getByRole('button', { name: '9' }));
    expect(sheet.getByRole('alert')).toHaveTextContent('This quantity is too large.');
    expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('skipping needs a reason, with the server’s message', async () => {
    const skipped: string[] = [];
    const { user } = renderScreen(
      <SkipDialog taskId="t1" name="Rice" onSkip={(reason) => skipped.push(reason)} onClose={() => undefined} />,
    );
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('button', { name: 'Skip this task' }));
    expect(sheet.getByText('Say why it is skipped.')).toBeVisible();
    expect(skipped).toEqual([]);
    await user.type(sheet.getByRole('textbox'), ' No rice ');
    await user.click(sheet.getByRole('button', { name: 'Skip this task' }));
    expect(skipped).toEqual(['No rice']);
  });

  test('stores station and hide done in the URL', async () => {
    kitchen([sauce, { ...rice, status: 'completed', completedAt: soon }]);
    const { user } = renderScreen(<PrepListPanel />);
    await user.click(await screen.findByRole('button', { name: 'Hide done' }));
    expect(screen.queryByRole('region', { name: 'Done' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Station' }), 'Sauté');
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('/?done=hidden&station=s1');
  });

  test('marks work of an earlier day with that day, also after completion', async () => {
    const old = { carriedOver: true, businessDate: '2026-11-17' };
    kitchen([
      { ...sauce, ...old },
      { ...rice, ...old, status: 'completed', completedAt: soon },
    ]);
    renderScreen(<PrepListPanel />);
    expect((await section('To do')).getByText('from Tue, Nov 17')).toBeInTheDocument();
    expect((await section('Done')).getByText('from Tue, Nov 17')).toBeInTheDocument();
  });

  test('filters by prep list, only when there are several', async () => {
    kitchen([sauce, { ...rice, prepListId: 'pm', prepListName: 'PM' }]);
    const { user, unmount } = renderScreen(<PrepListPanel />);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'List' }), 'PM');
    expect((await section('In progress')).getByText('Rice')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start: Tomato sauce' })).not.toBeInTheDocument();
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('/?list=pm');
    unmount();
    kitchen([sauce]);
    renderScreen(<PrepListPanel />);
    await section('To do');
    expect(screen.queryByRole('combobox', { name: 'List' })).not.toBeInTheDocument();
  });

  test('can be shown for tomorrow', async () => {
    const calls = kitchen([sauce]);
    const { user } = renderScreen(<PrepListPanel />);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Day' }), 'Tomorrow');
    const tomorrow = addDays(businessDate(unknownKitchen, new Date()), 1);
    await waitFor(() =>
      expect(calls.map(({ body }) => JSON.parse(JSON.stringify(body)).variables)).toContainEqual({
        filter: { date: tomorrow },
      }),
    );
  });

  test('without tasks, links managers to planning and lets cooks refresh', async () => {
    kitchen([]);
    const { unmount } = renderScreen(<PrepListPanel />, { viewer: manager });
    expect(await screen.findByRole('link', { name: 'Plan today' })).toHaveAttribute('href', '/manager/tasks');
    unmount();
    renderScreen(<PrepListPanel />);
    expect(await screen.findByRole('button', { name: 'Look again' })).toBeInTheDocument();
  });
});

describe('my list', () => {
  test('offers unassigned tasks, which stay in their place when taken, and marks the next task', async () => {
    const calls = kitchen(
      [
        { ...sauce, assigneeId: 'u1', assigneeName: 'Ana Ruiz' },
        { ...sauce, id: '3', name: 'Aioli' },
      ],
      {
        ClaimPrepTask: () =>
          data<ClaimPrepTaskMutation>({
            claimPrepTask: { ...sauce, id: '3', name: 'Aioli', assigneeId: 'u1', version: 2 },
          }),
      },
    );
    const { user } = renderScreen(<MyListPanel />);
    expect((await section('To do')).getByText('Next up')).toBeInTheDocument();
    await user.click((await section('Free to take')).getByRole('button', { name: 'Take it: Aioli' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take it: Aioli' })).not.toBeInTheDocument());
    expect((await section('Free to take')).getByText('Aioli')).toBeInTheDocument();
    expect(inputOf(calls.at(-1)?.body)).toEqual({ id: '3' });
  });
});
