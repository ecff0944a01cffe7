import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { data, fakeServer, refusal } from '../../../testing/fake-server.ts';
import type { Result } from '../../../testing/fixture.ts';
import { manager, renderScreen } from '../../../testing/render.tsx';
import type { PrepPlanningQuery, UpdatePrepTaskMutation } from '../plan.generated.ts';
import type { PrepRowFragment, PrepTaskDetailQuery } from '../prep.generated.ts';
import { prepRow } from '../prep-task.fixtures.ts';
import { EditTaskDrawer } from './TaskDrawers.tsx';

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
const inputOf = (body: unknown) => JSON.parse(JSON.stringify(body)).variables.input;

/** A task that another manager has changed since this screen was opened. */
function open(theirs: Partial<PrepRowFragment>) {
  const closed: string[] = [];
  let stored = prepRow();
  const calls = fakeServer({
    PrepPlanning: () => data<PrepPlanningQuery>(planning),
    PrepTaskDetail: () =>
      data<PrepTaskDetailQuery>({
        prepTask: { ...stored, itemId: null, heldSeconds: 0, recipeQuantity: null, allergenGaps: [] },
      }),
    UpdatePrepTask: ({ body }) => {
      const input = inputOf(body);
      if (input.version !== stored.version)
        return refusal('This task was changed by someone else in the meantime.', 'CONFLICT', [], {
          key: 'prep.changedMeanwhile',
        });
      stored = { ...stored, version: stored.version + 1, targetQuantity: input.targetQuantity };
      return data<UpdatePrepTaskMutation>({ updatePrepTask: stored });
    },
  });
  const view = renderScreen(<EditTaskDrawer task={prepRow()} onClose={() => closed.push('closed')} />, {
    viewer: manager,
  });
  const saved = () =>
    calls
      .filter(({ body }) => JSON.stringify(body ?? '').includes('"operationName":"UpdatePrepTask"'))
      .map(({ body }) => inputOf(body));
  const change = () => {
    stored = prepRow({ ...theirs, version: 2 });
  };
  return { ...view, saved, closed, change };
}

test('a stale save keeps what both managers changed in different fields', async () => {
  const { user, saved, closed, change } = open({ name: 'Rice, long grain', priority: 'high' });
  const quantity = await screen.findByLabelText(/Quantity/);
  await user.clear(quantity);
  await user.type(quantity, '12');
  change();
  await user.click(screen.getByRole('button', { name: 'Save the task' }));
  await waitFor(() => expect(closed).toEqual(['closed']));
  expect(saved().at(-1)).toMatchObject({
    version: 2,
    name: 'Rice, long grain',
    priority: 'high',
    targetQuantity: '12',
  });
  expect(screen.queryByRole('button', { name: /Keep/ })).toBeNull();
});

test('a stale save of the same field asks, and changes nothing before the answer', async () => {
  const { user, saved, closed, change } = open({ targetQuantity: '20' });
  const quantity = await screen.findByLabelText(/Quantity/);
  await user.clear(quantity);
  await user.type(quantity, '12');
  change();
  await user.click(screen.getByRole('button', { name: 'Save the task' }));
  const question = within(await screen.findByRole('dialog', { name: /changed/ }));
  expect(saved().filter(({ version }) => version === 2)).toEqual([]);
  expect(closed).toEqual([]);
  expect(question.getByText(/20/)).toBeVisible();
});
