import { screen, within } from '@testing-library/react';
import { describe, expect, test } from '@jest/globals';
import { data, fakeServer, refusal } from '../../../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../../../testing/render.tsx';
import { Conversions } from './Conversions.tsx';
import { MeasuresPanel } from './MeasuresPanel.tsx';

const conversion = {
  __typename: 'ItemConversion',
  id: 'c1',
  fromQuantity: '3',
  fromUnit: 'bunch',
  toQuantity: '255',
  toUnit: 'g',
  source: 'learned',
  byName: 'Maria Ruiz',
  at: '2026-11-21T10:00:00Z',
} as const;
const parsley = {
  __typename: 'Item',
  id: 'i1',
  name: 'Parsley',
  unit: 'bunch',
  densityGramsPerMl: null,
  archivedAt: null,
  conversions: [conversion],
};
const use = {
  __typename: 'Unconvertible',
  kind: 'recipe_line',
  id: 'l1',
  place: 'Green sauce',
  recipeId: 'r1',
  itemId: 'i1',
  itemName: 'Parsley',
  unit: 'g',
  neededUnit: 'bunch',
};
const category = (id: string, name: string, sort: number) => ({
  __typename: 'ItemCategory',
  id,
  version: 1,
  code: null,
  name,
  nameEs: null,
  sort,
  archivedAt: null,
});
const lists = {
  units: [
    { __typename: 'KitchenUnit', id: 'u1', version: 1, code: 'pan', name: 'Pan', nameEs: null, archivedAt: null },
  ],
  itemCategories: [category('k1', 'Produce', 0), category('k2', 'Fish', 1)],
};

/** The input of the last call of this operation. */
function sent(calls: ReturnType<typeof fakeServer>, operation: string): unknown {
  const bodies = calls.map(({ body }) => JSON.stringify(body ?? ''));
  const body = bodies.findLast((text) => text.includes(`"operationName":"${operation}"`));
  return body === undefined ? undefined : JSON.parse(body).variables.input;
}

function kitchen(answers: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    Unconvertible: () => data({ unconvertible: [use] }),
    MeasureLists: () => data(lists),
    AddItemConversion: () => data({ addItemConversion: { __typename: 'Item', id: 'i1', conversions: [conversion] } }),
    ...answers,
  });
}

describe('an item’s conversions', () => {
  test('are shown with what one comes to, who stated it and how', () => {
    kitchen();
    renderScreen(<Conversions item={parsley} />, { viewer: manager });
    expect(screen.getByText('3 bunch = 255 g')).toHaveTextContent('3 bunch = 255 g · 1 bunch = 85 g');
    expect(screen.getByText(/^weighed by Maria Ruiz, /)).toBeInTheDocument();
  });

  test('are not changed by a cook', () => {
    kitchen();
    renderScreen(<Conversions item={parsley} />, { viewer: cook });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('one is learned by weighing: the scale’s figure, and what one comes to before it is saved', async () => {
    const calls = kitchen();
    const { user } = renderScreen(<Conversions item={parsley} />, { viewer: manager });
    await user.click(screen.getByRole('button', { name: 'Learn by weighing' }));
    await user.clear(screen.getByLabelText('How many'));
    await user.type(screen.getByLabelText('How many'), '4');
    await user.type(screen.getByLabelText('Weigh together'), '340');
    expect(screen.getByText('So 1 bunch = 85 g')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Conversion saved')).toBeInTheDocument();
    expect(sent(calls, 'AddItemConversion')).toEqual({
      itemId: 'i1',
      fromQuantity: '4',
      fromUnit: 'bunch',
      toQuantity: '340',
      toUnit: 'g',
      source: 'learned',
    });
  });

  test('one that contradicts the others says what the server says, and stays in the form', async () => {
    kitchen({ AddItemConversion: () => refusal('1 bunch of Parsley would be 90 g here.', 'CONFLICT') });
    const { user } = renderScreen(<Conversions item={parsley} />, { viewer: manager });
    await user.click(screen.getByRole('button', { name: 'Add a conversion' }));
    await user.type(screen.getByLabelText('Equals'), '90');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('1 bunch of Parsley would be 90 g here.')).toBeInTheDocument();
    expect(screen.getByLabelText('Equals')).toHaveValue('90');
  });

  test('one is taken back after a question', async () => {
    const calls = kitchen({
      RemoveItemConversion: () => data({ removeItemConversion: { __typename: 'Item', id: 'i1', conversions: [] } }),
    });
    const { user } = renderScreen(<Conversions item={parsley} />, { viewer: manager });
    await user.click(screen.getByRole('button', { name: 'Remove 3 bunch = 255 g' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Conversion removed')).toBeInTheDocument();
    expect(sent(calls, 'RemoveItemConversion')).toEqual({ id: 'c1' });
  });
});

describe('units and categories', () => {
  test('what does not convert is named with its place, and mended where it stands', async () => {
    const calls = kitchen();
    const { user } = renderScreen(<MeasuresPanel />, { viewer: manager });
    expect(await screen.findByText('Recipe Green sauce · g given, bunch needed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add a conversion for Parsley' }));
    await user.type(screen.getByLabelText('Equals'), '85');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Conversion saved')).toBeInTheDocument();
    expect(sent(calls, 'AddItemConversion')).toMatchObject({ fromUnit: 'bunch', toQuantity: '85', toUnit: 'g' });
  });

  test('a unit is added with its name in both languages', async () => {
    const calls = kitchen({ CreateUnit: () => data({ createUnit: { ...lists.units[0], id: 'u2', name: 'Ladle' } }) });
    const { user } = renderScreen(<MeasuresPanel />, { viewer: manager });
    await user.click(await screen.findByRole('button', { name: 'Add a unit' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a name.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^Name\b(?! in)/ }), 'Ladle');
    await user.type(screen.getByLabelText('Name in Spanish'), 'Cazo');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent(calls, 'CreateUnit')).toEqual({ name: 'Ladle', nameEs: 'Cazo' });
  });

  test('categories change their order with two keys', async () => {
    const calls = kitchen({ OrderItemCategories: () => data({ orderItemCategories: [] }) });
    const { user } = renderScreen(<MeasuresPanel />, { viewer: manager });
    const fish = (await screen.findByText('Fish')).closest('li');
    if (!fish) throw new Error('Fish is in no list.');
    await user.click(within(fish).getByRole('button', { name: 'Move Fish up' }));
    expect(sent(calls, 'OrderItemCategories')).toEqual({ ids: ['k2', 'k1'] });
  });
});
