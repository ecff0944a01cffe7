import { describe, expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { LiveUpdate } from '#schema/live.ts';
import { LayerHost } from '../../../app/LayerHost.tsx';
import { paths } from '../../../platform/paths.ts';
import { data, fakeServer } from '../../../testing/fake-server.ts';
import type { Fixture } from '../../../testing/fixture.ts';
import { playLive } from '../../../testing/play-live.ts';
import { manager, renderScreen } from '../../../testing/render.tsx';
import type { SalesOfDaysQuery } from '../drill-down/drill-down.generated.ts';
import { reports } from '../feature.tsx';
import { ReportPage } from '../ReportPage.tsx';
import type { FoodCostPartsFragment, FoodCostReportQuery } from '../reports.generated.ts';
// Loaded ahead, because the layer is lazy.
import '../drill-down/DrillDownLayer.tsx';

type Figures = Fixture<FoodCostPartsFragment>;

const known: Figures = {
  __typename: 'FoodCostFigures',
  from: '2026-11-09',
  to: '2026-11-15',
  number: null,
  netSales: '100000',
  missingDays: [],
  unpricedDays: [],
  theoretical: '28000',
  theoreticalGaps: 0,
  unknownDishes: [],
  theoreticalPercent: '28',
  actual: '31550',
  counted: true,
  usedItems: 40,
  uncountedItems: 0,
  actualGaps: 0,
  actualPercent: '31.55',
  points: '3.55',
  opening: '50000',
  purchases: '20000',
  transfers: '0',
  closing: '38450',
  stockGaps: 0,
};
const noSales = { netSales: null, theoreticalPercent: null, actualPercent: null, points: null };

function openReport(parts: readonly Figures[], total: Figures | null = parts[0] ?? null) {
  const calls = fakeServer({
    FoodCostReport: () =>
      data<FoodCostReportQuery>({ foodCostReport: { __typename: 'FoodCostReport', parts: [...parts], total } }),
    SalesOfDays: () =>
      data<SalesOfDaysQuery>({
        salesDays: [
          { __typename: 'SalesDay', businessDate: '2026-11-09', state: 'complete', netSales: 100_000, sold: '40' },
        ],
      }),
  });
  const view = renderScreen(
    <>
      <Routes>
        <Route path={paths.report} element={<ReportPage />} />
      </Routes>
      <LayerHost />
    </>,
    { viewer: manager, at: '/manager/reports/food-cost?from=2026-11-09&to=2026-11-15' },
  );
  return { ...view, calls };
}

const cellOf = async (label: string) => {
  const row = await screen.findByRole('row', { name: /Nov 9/ });
  return row.querySelector(`td[data-label="${label}"]`);
};

describe('the food cost report', () => {
  test('shows both percentages of a week and the difference in points', async () => {
    openReport([known]);
    expect(await cellOf('Theoretical')).toHaveTextContent('28 %$280.00');
    expect(await cellOf('Actual')).toHaveTextContent('31.6 %$315.50');
    expect(await cellOf('Difference')).toHaveTextContent('3.6 points');
  });

  test('a cost opens the use of every item in the same days', async () => {
    openReport([known]);
    const link = (await cellOf('Actual'))?.querySelector('a');
    expect(link).toHaveAttribute('href', '/manager/reports/usage?from=2026-11-09&to=2026-11-15');
  });

  test('net sales open the days that they are the sum of', async () => {
    const { user, calls } = openReport([known]);
    await user.click((await cellOf('Net sales'))?.querySelector('a') ?? document.body);
    expect(await screen.findByRole('link', { name: /Mon, Nov 9, 2026/ })).toHaveAttribute(
      'href',
      '/manager/sales?day=2026-11-09',
    );
    expect(
      calls.map(({ body }) => Object(body)).find(({ operationName }) => operationName === 'SalesOfDays'),
    ).toMatchObject({ variables: { from: '2026-11-09', to: '2026-11-15' } });
  });

  test.each([
    ['Net sales', { ...noSales, missingDays: ['2026-11-10', '2026-11-11'] }, 'unknown: 2 days without sales'],
    ['Net sales', { ...noSales, unpricedDays: ['2026-11-10'] }, 'unknown: 1 day with a dish without a price'],
    [
      'Theoretical',
      { theoretical: null, theoreticalPercent: null, theoreticalGaps: 3 },
      'unknown3 movements without a cost',
    ],
    [
      'Theoretical',
      { theoretical: null, theoreticalPercent: null, unknownDishes: ['Pie'] },
      'the recipe of Pie has an unknown amount',
    ],
    ['Actual', { actual: null, actualPercent: null, counted: false }, 'unknownnothing was counted'],
    [
      'Actual',
      { actual: null, actualPercent: null, uncountedItems: 12 },
      'unknown12 of 40 items bought or used were not counted',
    ],
    ['Actual', { netSales: '0', actualPercent: null, theoreticalPercent: null }, '$315.50no net sales'],
  ])('says why %s is unknown: %j', async (label, change, text) => {
    openReport([{ ...known, points: null, ...change }]);
    expect(await cellOf(label)).toHaveTextContent(text);
  });

  test.each<LiveUpdate>([
    { type: 'SALES_UPDATED', data: { id: 'd1', version: 2 }, seq: 1 },
    { type: 'COUNT_UPDATED', data: { id: 'c1', version: 2 }, seq: 1 },
    { type: 'DELIVERY_RECEIVED', data: { id: 'd1', version: 2, number: 'D-1' }, seq: 1 },
    { type: 'IMPORT_UPDATED', data: { id: 'i1', version: 2 }, seq: 1 },
  ])('is read again after $type', async (message) => {
    const figures = { ...known };
    const { client } = openReport([figures]);
    const receive = playLive(client, reports);
    expect(await cellOf('Actual')).toHaveTextContent('$315.50');
    figures.actual = '32000';
    await receive(message);
    await waitFor(async () => expect(await cellOf('Actual')).toHaveTextContent('$320.00'));
  });

  test('without anything sold, bought or counted offers other days', async () => {
    openReport([], null);
    expect(await screen.findByText('Nothing in these days')).toBeVisible();
  });
});
