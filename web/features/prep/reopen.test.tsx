import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../../testing/render.tsx';
import type { PrepRowFragment, PrepTaskDetailQuery, PrepTaskHistoryQuery } from './prep.generated.ts';
import { prepRow } from './prep-task.fixtures.ts';
import { TaskLayer } from './TaskLayer.tsx';

async function open(changes: Partial<PrepRowFragment>, viewer = cook) {
  const task = prepRow({ completedAt: '2026-11-21T17:30:00Z', ...changes });
  fakeServer({
    PrepTaskDetail: () =>
      data<PrepTaskDetailQuery>({
        prepTask: { ...task, itemId: null, heldSeconds: 0, recipeQuantity: null, allergenGaps: [] },
      }),
    PrepTaskHistory: () => data<PrepTaskHistoryQuery>({ prepTaskHistory: [] }),
  });
  renderScreen(<TaskLayer value="1" onClose={() => undefined} />, { viewer });
  await screen.findByRole('heading', { name: 'Rice' });
}
const reopen = () => screen.queryByRole('button', { name: 'Reopen' });

test('a cook may reopen what they completed', async () => {
  await open({ status: 'completed', completedById: cook.id });
  expect(reopen()).toBeVisible();
});

test('a cook may not reopen what a colleague completed', async () => {
  await open({ status: 'completed', completedById: 'u9' });
  expect(reopen()).toBeNull();
});

test('a cook may reopen what was skipped', async () => {
  await open({ status: 'skipped', skipReason: 'No tomatoes' });
  expect(reopen()).toBeVisible();
});

test('a manager may reopen what anybody completed', async () => {
  await open({ status: 'completed', completedById: 'u9' }, manager);
  expect(reopen()).toBeVisible();
});

test('while it can be undone, Undo is the only way back', async () => {
  await open({ status: 'completed', completedById: cook.id, undoSeconds: 9 });
  expect(screen.getByRole('button', { name: 'Undo: Rice' })).toBeVisible();
  expect(reopen()).toBeNull();
});
