import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { data, fakeServer, refusal } from '../../../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../../../testing/render.tsx';
import { keepSpanishNames } from '../../../ui/i18n/spanish-names.ts';
import { Conversions } from './Conversions.tsx';
import { MeasuresPanel } from './MeasuresPanel.tsx';
import { Unconvertible } from './Unconvertible.tsx';
import type {
  AddItemConversionMutation,
  CreateUnitMutation,
  MeasureListsQuery,
  OrderItemCategoriesMutation,
  RemoveItemConversionMutation,
  UnconvertibleQuery,
  UpdateItemCategoryMutation,
} from './measures.generated.ts';
import type { Result } from '../../../testing/fixture.ts';

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
const use: Result<UnconvertibleQuery>['unconvertible'][number] = {
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
  countVariancePercent: null,
  countVarianceAmount: null,
  archivedAt: null,
});
const pan = {
  __typename: 'KitchenUnit',
  id: 'u1',
  version: 1,
  code: 'pan',
  name: 'Pan',
  nameEs: null,
  archivedAt: null,
};
const lists = {
  units: [pan],
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
    Unconvertible: () => data<UnconvertibleQuery>({ unconvertible: [use] }),
    MeasureLists: () => data<MeasureListsQuery>(lists),
    AddItemConversion: () =>
      data<AddItemConversionMutation>({
        addItemConversion: { __typename: 'Item', id: 'i1', conversions: [conversion] },
      }),
    ...answers,
  });
}

test('a quantity without a conversion names its recipe in the reader’s language', async () => {
  keepSpanishNames([{ name: 'Green sauce', nameEs: 'Salsa verde' }]);
  fakeServer({ Unconvertible: () => data<UnconvertibleQuery>({ unconvertible: [use] }) });
  renderScreen(<Unconvertible />, { viewer: manager, language: 'es' });
  expect(await screen.findByText(/Salsa verde/)).toBeVisible();
  keepSpanishNames([]);
});

describe('an item’s conversions', () => {
  test('are shown with the value of a single unit, author and source', () => {
    kitchen();
    renderScreen(<Conversions item={parsley} />, { viewer: manager });
    expect(screen.getByText('3 bunches = 255 g')).toHaveTextContent('3 bunches = 255 g · 1 bunch = 85 g');
    expect(screen.getByText(/^weighed by Maria Ruiz, /)).toBeInTheDocument();
  });

  test('cannot be changed by cooks', () => {
    kitchen();
    renderScreen(<Conversions item={parsley} />, { viewer: cook });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('can be learned by weighing, with the value of a single unit before saving', async () => {
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

  test('show the server’s refusal of a contradiction, and the form keeps its input', async () => {
    kitchen({ AddItemConversion: () => refusal('1 bunch of Parsley would be 90 g here.', 'CONFLICT') });
    const { user } = renderScreen(<Conversions item={parsley} />, { viewer: manager });
    await user.click(screen.getByRole('button', { name: 'Add a conversion' }));
    await user.type(screen.getByLabelText('Equals'), '90');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('1 bunch of Parsley would be 90 g here.')).toBeInTheDocument();
    expect(screen.getByLabelText('Equals')).toHaveValue('90');
  });

  test('can be removed after a confirmation', async () => {
    const calls = kitchen({
      RemoveItemConversion: () =>
        data<RemoveItemConversionMutation>({ removeItemConversion: { __typename: 'Item', id: 'i1', conversions: [] } }),
    });
    const { user } = renderScreen(<Conversions item={parsley} />, { viewer: manager });
    await user.click(screen.getByRole('button', { name: 'Remove 3 bunches = 255 g' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Conversion removed')).toBeInTheDocument();
    expect(sent(calls, 'RemoveItemConversion')).toEqual({ id: 'c1' });
  });
});

describe('units and categories', () => {
  test('a missing conversion is listed with its place, and can be added there', async () => {
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
    const calls = kitchen({
      CreateUnit: () => data<CreateUnitMutation>({ createUnit: { ...pan, id: 'u2', name: 'Ladle' } }),
    });
    const { user } = renderScreen(<MeasuresPanel />, { viewer: manager });
    await user.click(await screen.findByRole('button', { name: 'Add a unit' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a name.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^Name\b(?! in)/ }), 'Ladle');
    await user.type(screen.getByLabelText('Name in Spanish'), 'Cazo');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent(calls, 'CreateUnit')).toEqual({ name: 'Ladle', nameEs: 'Cazo' });
  });

  test('a category gets limits of counted differences, which are refused when they are no figures', async () => {
    const limits = { countVariancePercent: '2.5', countVarianceAmount: 1250 };
    const calls = kitchen({
      UpdateItemCategory: () =>
        data<UpdateItemCategoryMutation>({
          updateItemCategory: { ...category('k2', 'Fish', 1), ...limits, version: 2 },
        }),
    });
    const { user } = renderScreen(<MeasuresPanel />, { viewer: manager });
    await user.click(await screen.findByRole('button', { name: 'Edit Fish' }));
    await user.type(screen.getByLabelText('Review above (%)'), 'much');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Review above (%)')).toBeInvalid();
    await user.clear(screen.getByLabelText('Review above (%)'));
    await user.type(screen.getByLabelText('Review above (%)'), '2.5');
    await user.type(screen.getByLabelText('Review above (USD)'), '12.50');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent(calls, 'UpdateItemCategory')).toEqual({ id: 'k2', version: 1, name: 'Fish', nameEs: null, ...limits });
  });

  test('a category says which limits it has of its own', async () => {
    const fish = { ...category('k2', 'Fish', 1), countVariancePercent: '2.5', countVarianceAmount: 1250 };
    kitchen({ MeasureLists: () => data<MeasureListsQuery>({ units: [], itemCategories: [fish] }) });
    renderScreen(<MeasuresPanel />, { viewer: manager });
    expect(await screen.findByText('Differences above 2.5 % · $12.50 are reviewed')).toBeInTheDocument();
  });

  test('categories are reordered with two buttons', async () => {
    const calls = kitchen({
      OrderItemCategories: () => data<OrderItemCategoriesMutation>({ orderItemCategories: [] }),
    });
    const { user } = renderScreen(<MeasuresPanel />, { viewer: manager });
    const fish = (await screen.findByText('Fish')).closest('li');
    if (!fish) throw new Error('Fish is in no list.');
    await user.click(within(fish).getByRole('button', { name: 'Move Fish up' }));
    expect(sent(calls, 'OrderItemCategories')).toEqual({ ids: ['k2', 'k1'] });
  });
});
