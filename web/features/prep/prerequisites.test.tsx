import { beforeEach, expect, test } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import type {
  CompletePrepTaskMutation,
  PrepListQuery,
  PrepRowFragment,
  StartPrepTaskMutation,
} from './prep.generated.ts';
import { prepRow } from './prep-task.fixtures.ts';
import { PrepListPanel } from './PrepListPanel.tsx';

const soon = new Date(Date.now() + 3_600_000).toISOString();
const sauce = prepRow({ id: '2', name: 'Sauce', dueAt: soon, status: 'in_progress', unit: 'l' });
const lasagna = prepRow({
  name: 'Lasagna',
  dueAt: soon,
  waitsFor: [{ __typename: 'PrepTaskPrerequisite', prepTaskId: '2', name: 'Sauce' }],
});

function kitchen(tasks: readonly PrepRowFragment[]) {
  const calls = fakeServer({
    PrepList: () => data<PrepListQuery>({ prepTasks: [...tasks] }),
    StartPrepTask: () =>
      data<StartPrepTaskMutation>({ startPrepTask: { ...lasagna, status: 'in_progress', version: 2 } }),
    CompletePrepTask: () =>
      data<CompletePrepTaskMutation>({
        completePrepTask: { ...sauce, status: 'completed', version: 2, actualQuantity: '8', completedAt: soon },
      }),
  });
  const starts = () => calls.filter(({ body }) => JSON.stringify(body).includes('"StartPrepTask"')).length;
  return { starts };
}

const question = () => screen.findByRole('dialog', { name: 'Sauce is not ready yet' });

beforeEach(() => localStorage.clear());

test('a task names what it waits for, on screen and in print', async () => {
  kitchen([sauce, lasagna]);
  renderScreen(<PrepListPanel />);
  expect(await screen.findByText('waits for Sauce')).toBeVisible();
  fireEvent(window, new Event('beforeprint'));
  expect(within(screen.getByRole('table')).getByText('waits for Sauce')).toBeInTheDocument();
});

test('is started after a question', async () => {
  const { starts } = kitchen([sauce, lasagna]);
  const { user } = renderScreen(<PrepListPanel />);
  await user.click(await screen.findByRole('button', { name: 'Start: Lasagna' }));
  const dialog = within(await question());
  expect(starts()).toBe(0);
  await user.click(dialog.getByRole('button', { name: 'Start it anyway' }));
  await waitFor(() => expect(starts()).toBe(1));
});

test('is not started when the question is answered with Leave it', async () => {
  const { starts } = kitchen([sauce, lasagna]);
  const { user } = renderScreen(<PrepListPanel />);
  await user.click(await screen.findByRole('button', { name: 'Start: Lasagna' }));
  await user.click(within(await question()).getByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(starts()).toBe(0);
});

test('waits no longer once the other is finished here, before the list is loaded again', async () => {
  const { starts } = kitchen([sauce, lasagna]);
  const { user } = renderScreen(<PrepListPanel />);
  await user.click(await screen.findByRole('button', { name: 'Done: Sauce' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('waits for Sauce')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Start: Lasagna' }));
  await waitFor(() => expect(starts()).toBe(1));
});

test('waits for a task that is on no list of this device', async () => {
  kitchen([lasagna]);
  const { user } = renderScreen(<PrepListPanel />);
  await user.click(await screen.findByRole('button', { name: 'Start: Lasagna' }));
  expect(await question()).toBeVisible();
});
