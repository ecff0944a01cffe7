import { afterEach, expect, test, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { paths } from '../../../platform/paths.ts';
import { data, fakeServer } from '../../../testing/fake-server.ts';
import type { Result } from '../../../testing/fixture.ts';
import { manager, renderScreen } from '../../../testing/render.tsx';
import { ReportPage } from '../ReportPage.tsx';
import type { UsageReportQuery } from '../reports.generated.ts';

afterEach(() => vi.restoreAllMocks());

type Report = Result<UsageReportQuery>['usageReport'];
type Item = Report['items'][number];

const figure = (quantity: string) =>
  ({ __typename: 'UsageFigure', quantity, value: quantity, rows: Number(quantity), unknownCosts: 0 }) as const;
const none = figure('0');

function used(name: string, counted: boolean): Item {
  const figures = { opening: figure('5'), purchases: none, made: none, transfers: none, closing: figure('3') };
  const use = { actual: figure('2'), sales: figure('2'), prep: none, theoretical: figure('2'), waste: none };
  return {
    __typename: 'UsageItem',
    itemId: name,
    name,
    unit: 'kg',
    counted,
    percentOfSales: null,
    ...figures,
    ...use,
    unexplained: none,
  };
}

function openReport(items: Item[], unknownDishes: readonly string[] = []) {
  const sums = { opening: '10', purchases: '0', made: '0', transfers: '0', sales: '4', prep: '0', waste: '0' };
  const rest = { unexplained: '0', closing: '6', used: '4', unknownCosts: 0 };
  fakeServer({
    UsageReport: () =>
      data<UsageReportQuery>({
        usageReport: {
          __typename: 'UsageReport',
          netSalesAmount: '100',
          missingDays: [],
          unknownDishes,
          usedItems: items.length,
          uncountedItems: items.filter(({ counted }) => !counted).length,
          totals: { __typename: 'UsageTotals', ...sums, ...rest },
          items,
        },
      }),
  });
  renderScreen(
    <Routes>
      <Route path={paths.report} element={<ReportPage />} />
    </Routes>,
    { viewer: manager, at: '/manager/reports/usage?from=2026-11-09&to=2026-11-15' },
  );
}

test('actual against theoretical says how many of the items that were used were not counted', async () => {
  openReport([used('Tomatoes', true), used('Cream', false), used('Butter', false)]);
  expect(await screen.findAllByText('2 of 3 items bought or used were not counted')).toHaveLength(2);
});

test('actual against theoretical says nothing of counts when all that was used was counted', async () => {
  openReport([used('Tomatoes', true)]);
  expect(await screen.findByRole('row', { name: /Tomatoes/ })).toBeVisible();
  expect(screen.queryByText(/not counted/)).not.toBeInTheDocument();
});

test('a sum of the kitchen opens its rows, and one without rows opens nothing', async () => {
  openReport([used('Tomatoes', true)]);
  const opening = await screen.findByRole('row', { name: /^Opening/ });
  expect(within(opening).getByRole('link')).toHaveAttribute('href', expect.stringContaining('rows=usage.opening'));
  expect(within(screen.getByRole('row', { name: /^Made/ })).queryByRole('link')).toBeNull();
});

/** The text of the file that a table's button saves. */
async function csvOf(table: string): Promise<string> {
  const saved: Blob[] = [];
  const save = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:saved';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(await screen.findByRole('button', { name: `Download ${table} as CSV` }));
  expect(save).toHaveBeenCalledOnce();
  const reader = new FileReader();
  const text = new Promise<string>((done) => {
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : '');
  });
  if (saved[0]) reader.readAsText(saved[0]);
  return text;
}

const cells = (line: string) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);

test('the file of the sums has amounts of the currency, as the screen', async () => {
  openReport([used('Tomatoes', true)]);
  const csv = await csvOf('How it adds up');
  expect(csv).toContain('"Sum","Value, USD"');
  expect(csv).toContain('"Opening",0.10');
});

test('the file of the items leaves the unexplained use of an item empty that was not counted', async () => {
  openReport([used('Cream', false)]);
  const [header = '', row = ''] = (await csvOf('By item')).split(/\r?\n/);
  const place = cells(header).indexOf('"Unexplained"');
  expect(place).toBeGreaterThan(0);
  expect(cells(row)[place]).toBe('');
});

test('dishes whose use is not fully known are named', async () => {
  openReport([used('Tomatoes', true)], ['Caesar', 'Pie']);
  expect(await screen.findByText(/these dishes used is not fully known .* Caesar, Pie/)).toBeVisible();
});
