import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { data, fakeServer } from '../../../testing/fake-server.ts';
import { manager, renderScreen } from '../../../testing/render.tsx';
import { prepList } from '../par-line.fixtures.ts';
import { PlanPanel } from '../PlanPanel.tsx';
import type { PrepListsQuery } from '../plan.generated.ts';
import type { PrepListQuery } from '../prep.generated.ts';
import { prepRow } from '../prep-task.fixtures.ts';

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const tasks = [
  prepRow({ id: '1', name: 'Rice', dueAt: hours(-1) }),
  prepRow({ id: '2', name: 'Beans', status: 'in_progress', assigneeId: 'u1', assigneeName: 'Ana', dueAt: hours(2) }),
  prepRow({ id: '3', name: 'Stock', status: 'completed', dueAt: hours(-1) }),
];

function open(at: string) {
  fakeServer({
    PrepLists: () => data<PrepListsQuery>({ prepLists: [prepList()] }),
    PrepList: () => data<PrepListQuery>({ prepTasks: tasks }),
  });
  return renderScreen(<PlanPanel />, { viewer: manager, at });
}

/** The names on the board. */
const names = async () => {
  await screen.findByRole('button', { name: '1 late' });
  return ['Rice', 'Beans', 'Stock'].filter((name) => screen.queryByRole('button', { name }) !== null);
};

test('a count shows only its tasks, and pressed again all', async () => {
  const { user } = open('/');
  const late = await screen.findByRole('button', { name: '1 late' });
  await user.click(late);
  expect(late).toHaveAttribute('aria-pressed', 'true');
  expect(await names()).toEqual(['Rice']);
  await user.click(late);
  expect(await names()).toEqual(['Rice', 'Beans', 'Stock']);
});

test('the address of the dashboard’s figure shows the tasks behind it', async () => {
  open('/?only=running');
  expect(await names()).toEqual(['Beans']);
});

test('a count that has become zero can be left', async () => {
  const { user } = open('/?only=free');
  await user.click(await screen.findByRole('button', { name: '1 without a person' }));
  expect(await names()).toEqual(['Rice', 'Beans', 'Stock']);
});
