import { expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { data, fakeServer } from '../../../testing/fake-server.ts';
import { manager, renderScreen } from '../../../testing/render.tsx';
import type { ItemRecipesQuery } from '../inventory.generated.ts';
import { UsedIn } from './UsedIn.tsx';

const answer = (names: readonly string[], hasNextPage = false) => ({
  ItemRecipes: () =>
    data<ItemRecipesQuery>({
      recipes: {
        __typename: 'RecipeConnection',
        nodes: names.map((name) => ({ __typename: 'Recipe', id: name.toLowerCase(), name })),
        pageInfo: { __typename: 'PageInfo', hasNextPage },
      },
    }),
});

test('each recipe that uses an item opens', async () => {
  fakeServer(answer(['Pizza', 'Sauce']));
  const { user } = renderScreen(<UsedIn itemId="i1" />, { viewer: manager });
  await user.click(await screen.findByRole('button', { name: 'Pizza' }));
  expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('recipe=pizza');
});

test('shows when there are more', async () => {
  fakeServer(answer(['Pizza'], true));
  renderScreen(<UsedIn itemId="i1" />, { viewer: manager });
  expect(await screen.findByText('and more')).toBeVisible();
});

test('an item that no recipe uses has no such section', async () => {
  const calls = fakeServer(answer([]));
  renderScreen(<UsedIn itemId="i1" />, { viewer: manager });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText('Used in')).toBeNull();
});
