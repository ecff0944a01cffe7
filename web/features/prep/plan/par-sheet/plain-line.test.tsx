import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { data, fakeServer, refusal } from '../../../../testing/fake-server.ts';
import { manager, renderScreen } from '../../../../testing/render.tsx';
import type { CreateNamedItemMutation } from '../../../../platform/choices/choices.generated.ts';
import { parLine, prepList } from '../../par-line.fixtures.ts';
import { ParSheetPanel } from '../../ParSheetPanel.tsx';
import type {
  AddPrepItemMutation,
  ItemsToPlanQuery,
  NewPreparedCategoriesQuery,
  PrepListsQuery,
  PrepPlanningQuery,
  PrepSheetQuery,
} from '../../plan.generated.ts';
import type { ParSuggestionsQuery } from '../../suggestions/suggestions.generated.ts';

const lastPage = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;
const salsa = { __typename: 'Item', id: 'i7', version: 1, name: 'Salsa verde', nameEs: null, unit: 'kg' } as const;

/** The form of a new line without a recipe; `found`: the items with the typed text in their names. */
async function open(found: (typeof salsa)[], create: () => Response | Promise<Response>) {
  const calls = fakeServer({
    PrepPlanning: () =>
      data<PrepPlanningQuery>({
        users: { __typename: 'UserConnection', nodes: [], pageInfo: lastPage },
        recipes: { __typename: 'RecipeConnection', nodes: [], pageInfo: lastPage },
        stations: [],
      }),
    PrepLists: () => data<PrepListsQuery>({ prepLists: [prepList()] }),
    ParSuggestions: () => data<ParSuggestionsQuery>({ parSuggestions: [] }),
    PrepSheet: () => data<PrepSheetQuery>({ prepItems: [parLine()] }),
    ItemsToPlan: () => data<ItemsToPlanQuery>({ items: { __typename: 'ItemConnection', nodes: found } }),
    NewPreparedCategories: () =>
      data<NewPreparedCategoriesQuery>({
        itemCategories: [{ __typename: 'ItemCategory', id: 'c1', code: 'dry' }],
      }),
    CreateNamedItem: create,
    AddPrepItem: () => data<AddPrepItemMutation>({ addPrepItem: parLine({ id: 'new' }) }),
  });
  const { user } = renderScreen(<ParSheetPanel />, { viewer: manager });
  await user.click(await screen.findByRole('button', { name: 'Add a line' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.selectOptions(await drawer.findByRole('combobox', { name: 'What is planned' }), 'plain');
  await user.type(drawer.getByRole('textbox', { name: 'What is made' }), 'salsa');
  const inputs = (operation: string) =>
    calls
      .map(({ body }) => JSON.parse(JSON.stringify(body ?? {})))
      .filter((body) => body.operationName === operation)
      .map((body) => body.variables.input);
  return { user, drawer, inputs };
}

test('a line is added for an item without a recipe', async () => {
  const { user, drawer, inputs } = await open([salsa], () => refusal('not asked', 'INTERNAL'));
  await user.click(await drawer.findByRole('button', { name: 'Salsa verde' }));
  await user.click(drawer.getByRole('button', { name: 'Save the line' }));
  await waitFor(() => expect(inputs('AddPrepItem')).toMatchObject([{ itemId: 'i7' }]));
  expect(inputs('AddPrepItem')[0]).not.toHaveProperty('thawDays');
});

test('what the kitchen has no item for is created without leaving the line, in a category that it has', async () => {
  const { user, drawer, inputs } = await open([], () =>
    data<CreateNamedItemMutation>({
      createItem: { __typename: 'Item', id: 'i8', version: 1, name: 'salsa', unit: 'kg' },
    }),
  );
  await user.click(await drawer.findByRole('button', { name: 'Create “salsa” as a new item' }));
  expect(await drawer.findByRole('status')).toHaveTextContent('salsa');
  expect(inputs('CreateNamedItem')).toEqual([{ name: 'salsa', kind: 'prep', category: 'dry', unit: 'kg' }]);
  await user.click(drawer.getByRole('button', { name: 'Save the line' }));
  await waitFor(() => expect(inputs('AddPrepItem')).toMatchObject([{ itemId: 'i8' }]));
});

test('a refused item says why, and the line stays', async () => {
  const { user, drawer } = await open([], () => refusal('“salsa” exists already.', 'CONFLICT', ['name']));
  await user.click(await drawer.findByRole('button', { name: 'Create “salsa” as a new item' }));
  expect(await drawer.findByRole('alert')).toHaveTextContent('“salsa” exists already.');
  expect(drawer.getByRole('textbox', { name: 'What is made' })).toHaveValue('salsa');
});
