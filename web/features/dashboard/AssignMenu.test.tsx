import { expect, test } from 'vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { AssignMenu } from './AssignMenu.tsx';
import type { AssignFromDashboardMutation, ManagerDashboardQuery } from './manager.generated.ts';

const task: ManagerDashboardQuery['prepTasks'][number] = {
  id: 't1',
  version: 3,
  name: 'Veal stock',
  status: 'pending',
  dueAt: '2026-11-21T11:00:00Z',
  latestStartAt: null,
  targetQuantity: '12',
  unit: 'l',
  assigneeId: null,
  assigneeName: null,
  stationId: null,
  stationName: null,
};
const people = [
  { id: 'u1', name: 'Ana Torres' },
  { id: 'u2', name: 'Jean Dupont' },
];

// A press can come before the hover highlight is rendered: the pressed row is assigned, not the highlighted one.
test('assigns the person whose row was pressed, highlighted or not', async () => {
  const calls = fakeServer({
    AssignFromDashboard: () =>
      data<AssignFromDashboardMutation>({
        assignPrepTask: { __typename: 'PrepTask', id: 't1', version: 4, assigneeId: 'u2', assigneeName: 'Jean Dupont' },
      }),
  });
  const screenProps = { task, people, onToday: new Set<string>() };
  const { user } = renderScreen(<AssignMenu {...screenProps} />, { viewer: manager });
  await user.click(screen.getByRole('button', { name: 'Assign Veal stock' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Jean Dupont' }));
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toMatchObject([
      { variables: { input: { id: 't1', version: 3, assigneeId: 'u2' } } },
    ]),
  );
});
