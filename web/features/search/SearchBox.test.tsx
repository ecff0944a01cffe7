import { describe, expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { Package, Tag, Truck } from 'lucide-react';
import { data, fakeServer } from '../../testing/fake-server.ts';
import type { Result } from '../../testing/fixture.ts';
import { cook, manager, renderScreen } from '../../testing/render.tsx';
import { DestinationsContext } from '../../platform/destination.ts';
import { SearchContext } from '../../platform/search.ts';
import { SearchBox } from './SearchBox.tsx';
import type { SearchQuery } from './search.generated.ts';

const searchable = {
  kinds: {
    item: { label: { en: 'Items', es: 'Artículos' }, icon: Package },
    lot: { label: { en: 'Lots', es: 'Lotes' }, icon: Tag },
    delivery: { label: { en: 'Deliveries', es: 'Entregas' }, icon: Truck },
  },
  commands: [
    {
      label: { en: 'Reports', es: 'Informes' },
      icon: Package,
      permission: 'reports.read' as const,
      path: () => '/manager/reports',
    },
    {
      label: { en: 'Task Assignment', es: 'Asignación de tareas' },
      icon: Package,
      permission: 'prep.plan' as const,
      path: () => '/manager/tasks',
    },
  ],
};
const destinations = {
  item: (id: string) => `/items/${id}`,
  lot: (id: string) => `/lots/${id}`,
  delivery: (id: string, role: string) => (role === 'cook' ? null : `/deliveries/${id}`),
};
const nothing: Result<SearchQuery> = { recipeSearch: [], search: [] };
const salmon: Result<SearchQuery> = {
  recipeSearch: [],
  search: [
    { __typename: 'SearchResult', kind: 'item', id: 'i1', name: 'Salmon side', detail: 'Walk-in', lot: null },
    { __typename: 'SearchResult', kind: 'delivery', id: 'd1', name: 'D-0001', detail: 'Salmon & Co', lot: null },
  ],
};

async function searchFor(text: string, found: Result<SearchQuery>, viewer = manager, language: 'en' | 'es' = 'en') {
  fakeServer({ Search: () => data<SearchQuery>(found) });
  const { user } = renderScreen(
    <SearchContext value={searchable}>
      <DestinationsContext value={destinations}>
        <SearchBox />
      </DestinationsContext>
    </SearchContext>,
    { viewer, language },
  );
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), text);
  return user;
}

describe('the search', () => {
  test('opens the screen of a row that was found', async () => {
    const user = await searchFor('salmon', salmon);
    await user.click(await screen.findByRole('option', { name: /Salmon side/ }));
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('/items/i1');
  });

  test('shows the facts of a lot that was found, and opens it', async () => {
    const lot = {
      __typename: 'StockLot',
      id: 'l1',
      lotCode: 'K7QF3A',
      supplierLot: 'L-4711',
      supplierName: 'North Sea Fish',
      receivedAt: '2026-11-20T12:00:00Z',
      preparedAt: null,
      quantity: '4',
      unit: 'kg',
      state: 'quarantined',
      expired: false,
    } as const;
    const row = { __typename: 'SearchResult', kind: 'lot', id: 'l1', name: 'Cod', detail: 'K7QF3A', lot } as const;
    const user = await searchFor('L-4711', { recipeSearch: [], search: [row] });
    const detail = 'Lot K7QF3A · supplier’s lot L-4711 · North Sea Fish · received Fri, Nov 20 · 4 kg left · Set aside';
    await user.click(await screen.findByRole('option', { name: `Cod ${detail}` }));
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('/lots/l1');
  });

  test('says by which ingredient a recipe was found', async () => {
    const hummus = { __typename: 'RecipeSearchResult', id: 'r1', name: 'Hummus', description: 'Smooth' } as const;
    await searchFor('chick', { recipeSearch: [{ ...hummus, ingredient: 'Chickpeas' }], search: [] });
    expect(await screen.findByRole('option', { name: 'Hummus Uses Chickpeas' })).toBeInTheDocument();
  });

  test('leaves out rows without a screen for this user', async () => {
    await searchFor('salmon', salmon, cook);
    expect(await screen.findByRole('option', { name: /Salmon side/ })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /D-0001/ })).not.toBeInTheDocument();
  });

  test('moves through all groups with the arrow keys', async () => {
    const user = await searchFor('salmon', salmon);
    await screen.findByRole('option', { name: /Salmon side/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('/deliveries/d1');
  });

  test('finds pages at once', async () => {
    const user = await searchFor('repo', nothing);
    await user.click(screen.getByRole('option', { name: 'Reports' }));
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('/manager/reports');
  });

  test.for(['asignacion', 'tareas asignación'])('finds a page by %j: without accents, in any order', async (text) => {
    await searchFor(text, nothing, manager, 'es');
    expect(await screen.findByRole('option', { name: 'Asignación de tareas' })).toBeInTheDocument();
  });

  test('does not offer a cook the managers’ pages', async () => {
    await searchFor('repo', nothing, cook);
    expect(await screen.findByText('No recipes found')).toBeInTheDocument();
  });
});
