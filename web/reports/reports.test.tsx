import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { paths } from '../paths.ts';
import { data, fakeServer } from '../testing/fake-server.ts';
import { manager, renderScreen } from '../testing/render.tsx';
import { percent, share } from './figures.ts';
import { daysOf, periodProblem } from './period.ts';
import { ReportPage } from './ReportPage.tsx';

const sum = { entries: 2, cost: '1250', unknownCosts: 1 };
const none = { entries: 1, cost: '0', unknownCosts: 1 };

function openReport(name: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer(answers);
  const at = `/manager/reports/${name}?from=2026-11-09&to=2026-11-10`;
  const view = renderScreen(
    <Routes>
      <Route path={paths.report} element={<ReportPage />} />
    </Routes>,
    { viewer: manager, at },
  );
  return { ...view, calls };
}

describe('reports', () => {
  test('an unknown cost is said, never shown as zero', async () => {
    openReport('waste', {
      WasteReport: () =>
        data({
          wasteReport: {
            __typename: 'WasteReport',
            days: [{ __typename: 'WasteDay', date: '2026-11-10', ...sum }],
            reasons: [{ __typename: 'WasteGroupFigures', name: 'Spoiled', nameEs: null, ...sum }],
            items: [{ __typename: 'WasteGroupFigures', name: 'Salmon', quantity: '2', unit: 'kg', ...none }],
          },
        }),
    });
    expect(await screen.findByText('1 entry has no known cost and is not in the sum.')).toBeVisible();
    const row = screen.getByRole('row', { name: /Salmon/ });
    expect(row).toHaveTextContent('unknown');
    expect(row).not.toHaveTextContent('0.00');
  });

  test('a period without data says so and offers a wider one', async () => {
    const view = openReport('line-checks', {
      LineCheckReport: () => data({ lineCheckReport: { __typename: 'LineCheckReport', days: [], checks: [] } }),
    });
    expect(await screen.findByText('Nothing in these days')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Last 28 days' }));
    expect(screen.getByRole('combobox', { name: 'Period' })).toHaveValue('28');
  });

  test('a period too long is not asked for', async () => {
    const calls = fakeServer({});
    renderScreen(
      <Routes>
        <Route path={paths.report} element={<ReportPage />} />
      </Routes>,
      { viewer: manager, at: '/manager/reports/prep?from=2026-01-01&to=2026-11-10' },
    );
    expect(await screen.findByText('Choose at most 92 days.')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('an unknown name leads back to all reports', async () => {
    openReport('gossip');
    expect(await screen.findByRole('link', { name: 'All reports' })).toHaveAttribute('href', paths.reports);
  });
});

describe('figures', () => {
  test('a share of nothing is a dash, not zero', () => {
    expect(percent(1, 3, 'en')).toBe('33%');
    expect(percent(0, 0, 'en')).toBe('–');
    expect(share(1, 3)).toBe(33.3);
    expect(share(0, 0)).toBeNull();
  });

  test('periods are counted with both ends, over a change of clocks too', () => {
    expect(daysOf({ from: '2026-10-31', to: '2026-11-02' })).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
    expect(periodProblem({ from: '2026-08-11', to: '2026-11-10' })).toBeNull();
    expect(periodProblem({ from: '2026-08-10', to: '2026-11-10' })).toBe('tooLong');
    expect(periodProblem({ from: '2026-11-11', to: '2026-11-10' })).toBe('wrongOrder');
  });
});
