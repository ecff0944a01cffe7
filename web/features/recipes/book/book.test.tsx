import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { data, fakeServer } from '../../../testing/fake-server.ts';
import { manager, renderScreen } from '../../../testing/render.tsx';
import { savedFiles, textOf } from '../../../testing/saved-files.ts';
import type { RecipeListQuery } from '../recipes.generated.ts';
import { RecipesPage } from '../RecipesPage.tsx';
import type { RecipeBookQuery } from './book.generated.ts';
import type { Result } from '../../../testing/fixture.ts';

type Book = Result<RecipeBookQuery>['recipes'];
type Row = Book['nodes'][number];

const recipe = (id: string, name: string, changes: Partial<Row> = {}) => ({
  __typename: 'Recipe' as const,
  id,
  name,
  kind: 'prep' as const,
  category: null,
  stationName: null,
  yieldQuantity: '2',
  yieldUnit: 'kg',
  portions: '16',
  allergens: null,
  knownAllergens: [],
  menuPrice: null,
  cost: { __typename: 'RecipeCost' as const, total: null, perPortion: null, foodCostPercent: null },
  ingredients: [
    {
      __typename: 'RecipeIngredient' as const,
      id: 'i1',
      name: 'Flour',
      quantity: '1',
      unit: 'kg',
      prepAction: 'sifted',
      note: '8 spoons',
    },
  ],
  steps: [{ __typename: 'RecipeStep' as const, id: 's1', text: 'Knead it.', textEs: null }],
  ...changes,
});

/** The book has two pages; the list shows none of them. */
function open() {
  const page = (after: unknown): Book => ({
    __typename: 'RecipeConnection',
    nodes: after === 'next' ? [recipe('r2', 'Rolls')] : [recipe('r1', 'Dough')],
    pageInfo: { __typename: 'PageInfo', hasNextPage: after !== 'next', endCursor: 'next' },
  });
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;
  const calls = fakeServer({
    RecipeList: () =>
      data<RecipeListQuery>({ recipes: { __typename: 'RecipeConnection', nodes: [], pageInfo }, recipeCategories: [] }),
    RecipeBook: ({ body }) =>
      data<RecipeBookQuery>({ recipes: page(JSON.stringify(body).includes('"after":"next"') ? 'next' : null) }),
  });
  return { ...renderScreen(<RecipesPage />, { viewer: manager, at: '/manager/recipes?show=prep&q=do' }), calls };
}

const files = savedFiles();

beforeEach(() => {
  vi.stubGlobal('print', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

test('the whole filtered book is printed, with unknown allergens as unknown', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Print these recipes' }));
  await waitFor(() => expect(globalThis.print).toHaveBeenCalledTimes(1));
  expect(screen.getAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Dough',
    'Rolls',
  ]);
  expect(screen.getAllByText(/Allergens: \?/).length).toBe(2);
  expect(screen.getAllByText(/Flour, sifted \(8 spoons\)/, { selector: 'li' })).toHaveLength(2);
  expect(document.body).toHaveTextContent(/Dough ?Makes: 2 kg · 16 portions/);
  expect(JSON.stringify(calls.map(({ body }) => body))).toContain('"kind":"prep"');
  globalThis.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(screen.queryByText('Rolls')).toBeNull());
});

test('the CSV has every recipe of the filter, and leaves unknown costs empty', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download these recipes as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await textOf(files[0])).trim().split(/\r?\n/);
  expect(lines.map((line) => line.replaceAll('"', ''))).toEqual([
    expect.stringContaining('Name'),
    expect.stringMatching(/Dough,Prep,,,2,kg,16,,,,,\?$/),
    expect.stringMatching(/Rolls,Prep,,,2,kg,16,,,,,\?$/),
  ]);
});
