import { afterEach, beforeEach, expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import { data, fakeServer } from '../../testing/fake-server.ts';
import type { Result } from '../../testing/fixture.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { keepSpanishNames } from '../../ui/i18n/spanish-names.ts';
import { parLine, prepList } from './par-line.fixtures.ts';
import { ParSheetPanel } from './ParSheetPanel.tsx';
import type { PrepListsQuery, PrepPlanningQuery, PrepSheetQuery } from './plan.generated.ts';
import type { ParSuggestionsQuery } from './suggestions/suggestions.generated.ts';

type PrepRecipe = Result<PrepPlanningQuery>['recipes']['nodes'][number];

const lastPage = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;

const makes = (id: string, name: string, unit: string, others: Partial<PrepRecipe> = {}): PrepRecipe => ({
  __typename: 'Recipe',
  id,
  name,
  outputItemId: `item-${id}`,
  outputItemName: name,
  outputItem: { __typename: 'Item', id: `item-${id}`, unit },
  yieldQuantity: '1500',
  yieldUnit: 'ml',
  prepMinutes: null,
  stationId: null,
  ...others,
});

beforeEach(() => {
  const nodes = [
    makes('sauce', 'Sauce', 'l', { prepMinutes: 45, stationId: 's1' }),
    makes('stock', 'Stock', 'ml', { prepMinutes: 180 }),
    makes('rolls', 'Rolls', 'tray'),
  ];
  fakeServer({
    PrepPlanning: () =>
      data<PrepPlanningQuery>({
        users: { __typename: 'UserConnection', nodes: [], pageInfo: lastPage },
        recipes: { __typename: 'RecipeConnection', nodes, pageInfo: lastPage },
        stations: [{ __typename: 'Station', id: 's1', name: 'Grill' }],
      }),
    PrepLists: () => data<PrepListsQuery>({ prepLists: [prepList()] }),
    ParSuggestions: () => data<ParSuggestionsQuery>({ parSuggestions: [] }),
    PrepSheet: () => data<PrepSheetQuery>({ prepItems: [parLine()] }),
  });
});
afterEach(() => keepSpanishNames([]));

async function openForm() {
  const { user } = renderScreen(<ParSheetPanel />, { viewer: manager });
  await user.click(await screen.findByRole('button', { name: 'Add a line' }));
  const drawer = within(await screen.findByRole('dialog'));
  const item = await drawer.findByRole('combobox', { name: /^Item/ });
  const choose = (name: string) => user.selectOptions(item, name);
  const batch = () => drawer.getByRole('textbox', { name: /^Batch/ });
  const lead = () => drawer.getByRole('spinbutton');
  return { user, drawer, choose, batch, lead };
}

test('a new line takes batch, minutes and station from its recipe, the batch in the unit of the item', async () => {
  const { drawer, choose, batch, lead } = await openForm();
  await choose('Sauce');
  expect(batch()).toHaveValue('1.5');
  expect(lead()).toHaveValue(45);
  expect(drawer.getByRole('combobox', { name: /^Station/ })).toHaveValue('s1');
});

test('a new line follows another recipe that is chosen instead', async () => {
  const { choose, batch, lead } = await openForm();
  await choose('Sauce');
  await choose('Stock');
  expect(batch()).toHaveValue('1500');
  expect(lead()).toHaveValue(180);
});

test('choosing a recipe keeps what was typed for a new line', async () => {
  const { user, choose, batch, lead } = await openForm();
  await user.type(batch(), '2');
  await user.clear(lead());
  await user.type(lead(), '30');
  await choose('Sauce');
  expect(batch()).toHaveValue('2');
  expect(lead()).toHaveValue(30);
});

test('a yield that does not convert to the unit of the item is not the batch of a new line', async () => {
  const { choose, batch, lead } = await openForm();
  await choose('Sauce');
  await choose('Rolls');
  expect(batch()).toHaveValue('');
  expect(lead()).toHaveValue(60);
});

test('a new line that thaws does not keep the batch of a recipe as its pack', async () => {
  const { user, drawer, choose } = await openForm();
  await choose('Sauce');
  await user.selectOptions(drawer.getByRole('combobox', { name: 'What is planned' }), 'thawed');
  expect(drawer.getByRole('textbox', { name: /^Pack/ })).toHaveValue('');
});

test('the items of a new line have their Spanish names for a reader of Spanish', async () => {
  keepSpanishNames([{ name: 'Sauce', nameEs: 'Salsa' }]);
  const { user } = renderScreen(<ParSheetPanel />, { viewer: manager, language: 'es' });
  await user.click(await screen.findByRole('button', { name: 'Añadir línea' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('option', { name: 'Salsa' })).toBeInTheDocument();
});
