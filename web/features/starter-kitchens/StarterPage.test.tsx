import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { admin, renderScreen } from '../../testing/render.tsx';
import type {
  AddStarterKitchenMutation,
  StarterKitchenRowsQuery,
  StarterKitchensQuery,
} from './starter-kitchens.generated.ts';
import { StarterPage } from './StarterPage.tsx';

const bistro = {
  __typename: 'StarterKitchen',
  code: 'bistro' as const,
  name: 'Bistro',
  nameEs: 'Bistró',
  about: 'Plates',
  aboutEs: 'Platos',
  items: 2,
  recipes: 0,
  parLines: 0,
  lineChecks: 0,
};
const item = (name: string, exists: boolean) => ({
  __typename: 'StarterKitchenRow',
  key: `items:${name}`,
  group: 'items' as const,
  name,
  nameEs: null,
  section: null,
  quantity: null,
  unit: 'kg',
  needs: [],
  exists,
});

function open(rows: readonly ReturnType<typeof item>[]) {
  fakeServer({
    StarterKitchens: () => data<StarterKitchensQuery>({ starterKitchens: [bistro] }),
    StarterKitchenRows: () => data<StarterKitchenRowsQuery>({ starterKitchenRows: rows, itemCategories: [] }),
    AddStarterKitchen: () =>
      data<AddStarterKitchenMutation>({
        addStarterKitchen: {
          __typename: 'StarterKitchenAdded',
          stations: 0,
          storage: 0,
          shifts: 0,
          items: 1,
          recipes: 0,
          parLines: 0,
          lineChecks: 0,
          existing: [],
        },
      }),
  });
  return renderScreen(<StarterPage />, { viewer: admin, at: '/start' });
}
const address = () => screen.getByRole('note', { name: 'address' }).textContent;

test('changes in the preview are lost only after a question, and without one once they are added', async () => {
  const { user } = open([item('Butter', false)]);
  await user.click(await screen.findByRole('button', { name: /Bistro/ }));
  await user.click(await screen.findByRole('button', { name: /^Items/ }));
  await user.type(screen.getByLabelText('Name of Butter'), ' AOP');
  await user.click(screen.getByRole('button', { name: 'Another one' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Name of Butter')).toHaveValue('Butter AOP');
  expect(address()).toBe('/start?from=bistro');
  await user.click(screen.getByRole('button', { name: 'Add 1 row' }));
  expect(await screen.findByText('Your kitchen is set up')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the dashboard' }));
  await waitFor(() => expect(address()).toBe('/admin/dashboard'));
});

test('the button counts the rows that are added, not those of which the kitchen’s own are used', async () => {
  const { user } = open([item('Butter', true), item('Salt', false)]);
  await user.click(await screen.findByRole('button', { name: /Bistro/ }));
  expect(await screen.findByRole('button', { name: 'Add 1 row' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: /^Items/ }));
  await user.click(screen.getByLabelText('Add Salt'));
  expect(screen.getByRole('button', { name: 'Add 0 rows' })).toBeDisabled();
});
