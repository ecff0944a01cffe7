import { describe, expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { paths } from '../../../platform/paths.ts';
import { data, fakeServer } from '../../../testing/fake-server.ts';
import type { Result } from '../../../testing/fixture.ts';
import { manager, renderScreen } from '../../../testing/render.tsx';
import { ReportPage } from '../ReportPage.tsx';
import type { MenuEngineeringReportQuery } from '../reports.generated.ts';

type Dish = Result<MenuEngineeringReportQuery>['menuEngineeringReport']['dishes'][number];

const steak: Dish = {
  __typename: 'MenuDish',
  recipeId: 'r1',
  name: 'Steak',
  category: 'Mains',
  archived: false,
  sold: '50',
  mixPercent: '62.5',
  price: '1000',
  realized: true,
  portionCost: '400',
  margin: '600',
  totalMargin: '30000',
  class: 'star',
  gap: null,
  costGaps: [],
};
const unknown = { class: null, margin: null, totalMargin: null, portionCost: null } as const;
const stew: Dish = {
  ...steak,
  ...unknown,
  recipeId: 'r2',
  name: 'Stew',
  sold: '30',
  gap: 'no_cost',
  costGaps: [{ __typename: 'CostGap', reason: 'no_price', name: 'Beef' }],
};

function openReport(dishes: readonly Dish[]) {
  const calls = fakeServer({
    MenuEngineeringReport: () =>
      data<MenuEngineeringReportQuery>({
        menuEngineeringReport: {
          __typename: 'MenuEngineeringReport',
          sold: '80',
          popularFrom: '35',
          averageMargin: '600',
          totalMargin: '30000',
          missingDays: [],
          categories: ['Desserts', 'Mains'],
          dishes,
        },
      }),
  });
  const routes = (
    <Routes>
      <Route path={paths.report} element={<ReportPage />} />
    </Routes>
  );
  return { ...renderScreen(routes, { viewer: manager, at: '/manager/reports/menu' }), calls };
}

const cells = async (table: string, name: string) =>
  within(await screen.findByRole('table', { name: table })).getByRole('row', { name: new RegExp(name) });

describe('the menu engineering report', () => {
  test('shows the class of a dish, which opens its recipe', async () => {
    openReport([steak]);
    const row = await cells('Dishes', 'Steak');
    expect(row).toHaveTextContent('Star');
    expect(within(row).getByRole('link', { name: 'Steak' })).toHaveAttribute('href', '/manager/recipes/r1');
  });

  test('marks a price that is the price of the menu', async () => {
    openReport([steak, { ...steak, recipeId: 'r3', name: 'Soup', realized: false }]);
    expect(await cells('Dishes', 'Soup')).toHaveTextContent('menu price');
    expect(await cells('Dishes', 'Steak')).not.toHaveTextContent('menu price');
  });

  test('shows a dish without a cost apart, with the reason', async () => {
    openReport([steak, stew]);
    expect(await cells('Not compared', 'Stew')).toHaveTextContent('Beef has no price');
    expect(within(screen.getByRole('table', { name: 'Dishes' })).queryByText('Stew')).toBeNull();
  });

  test('compares one category', async () => {
    const { user, calls } = openReport([steak]);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Mains');
    const sent = calls.map(({ body }) => JSON.stringify(body));
    expect(sent.at(-1)).toContain('"category":"Mains"');
  });

  test('with nothing sold offers other days', async () => {
    openReport([{ ...steak, sold: '0', gap: 'not_sold', class: null }]);
    expect(await screen.findByText('Nothing in these days')).toBeVisible();
  });
});
