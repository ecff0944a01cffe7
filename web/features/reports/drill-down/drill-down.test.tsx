import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { LayerHost } from '../../../app/LayerHost.tsx';
import { paths } from '../../../platform/paths.ts';
import { data, fakeServer } from '../../../testing/fake-server.ts';
import { manager, renderScreen } from '../../../testing/render.tsx';
import type { PrepReportQuery } from '../reports.generated.ts';
import { ReportPage } from '../ReportPage.tsx';
import { drillDownText, parseDrillDown } from './drill-down.ts';
import type { PrepReportTasksQuery } from './drill-down.generated.ts';
// Loaded ahead, because the layer is lazy.
import './DrillDownLayer.tsx';

const figures = { planned: 3, completed: 1, onTime: 1, late: 2, skipped: 0, open: 2 };
const groups = { __typename: 'PrepGroup', ...figures } as const;

const task = {
  __typename: 'PrepTask',
  id: 't1',
  name: 'Diced onions',
  targetQuantity: '4',
  recurringTaskId: null,
  actualQuantity: null,
  unit: 'kg',
  status: 'pending',
  businessDate: '2026-11-10',
  dueAt: '2026-11-10T15:00:00.000Z',
  completedAt: null,
  stationName: null,
  assigneeName: 'Ana',
  completedByName: null,
} as const;

function openReport(at: string) {
  const calls = fakeServer({
    PrepReport: () =>
      data<PrepReportQuery>({
        prepReport: {
          __typename: 'PrepReport',
          days: [{ __typename: 'PrepDay', date: '2026-11-10', ...figures }],
          stations: [{ ...groups, id: null, name: null }],
          people: [{ ...groups, id: 'p1', name: 'Ana' }],
        },
      }),
    PrepReportTasks: () =>
      data<PrepReportTasksQuery>({
        prepReportTasks: {
          __typename: 'PrepTaskConnection',
          nodes: [task],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      }),
  });
  renderScreen(
    <>
      <Routes>
        <Route path={paths.report} element={<ReportPage />} />
      </Routes>
      <LayerHost />
    </>,
    { viewer: manager, at: `/manager/reports/prep?from=2026-11-09&to=2026-11-10${at}` },
  );
  return calls;
}

function variablesOf(calls: ReturnType<typeof fakeServer>): unknown {
  const bodies = calls.map(({ body }) => Object(body));
  return bodies.find(({ operationName }) => operationName === 'PrepReportTasks')?.variables;
}

describe('a figure of a report', () => {
  test('opens the rows that it counts', async () => {
    const calls = openReport('');
    const row = await screen.findByRole('row', { name: /No station/ });
    const late = row.querySelector('td[data-label="Late"] a');
    await userEvent.click(late ?? row);
    const dialog = await screen.findByRole('dialog', { name: 'Late · No station' });
    expect(await within(dialog).findByText(/Diced onions/)).toHaveTextContent('Diced onions 4 kg');
    expect(variablesOf(calls)).toMatchObject({
      from: '2026-11-09',
      to: '2026-11-10',
      filter: { figure: 'late', stationId: null },
    });
  });

  test('of one day opens the rows of that day', async () => {
    const calls = openReport('&rows=prep.late.day.2026-11-10');
    const dialog = await screen.findByRole('dialog', { name: 'Late' });
    expect(await within(dialog).findByText(/Diced onions/)).toBeVisible();
    expect(variablesOf(calls)).toMatchObject({ from: '2026-11-10', to: '2026-11-10', filter: { figure: 'late' } });
  });

  test('of zero opens nothing', async () => {
    openReport('');
    const row = await screen.findByRole('row', { name: /Ana/ });
    expect(row.querySelector('td[data-label="Skipped"]')).toHaveTextContent('0');
    expect(row.querySelector('td[data-label="Skipped"] a')).toBeNull();
  });

  test('that does not exist shows that', async () => {
    openReport('&rows=prep.burnt');
    expect(await screen.findByRole('dialog', { name: 'There is no such figure' })).toBeVisible();
  });

  test('of an item without its id is invalid, instead of being that of all items', () => {
    expect(parseDrillDown('usage.waste.item.')).toBeNull();
  });

  test.each([
    'prep.late',
    'waste.unknown_costs.item.i1',
    'line-checks.failed.check.c1',
    'prep.open.person.',
    'usage.waste',
    'usage.waste.item.i1',
    'food-cost.net_sales.days.2026-11-09_2026-11-15',
  ])('keeps its place in the address: %s', (text) => {
    const figure = parseDrillDown(text);
    expect(figure && drillDownText(figure)).toBe(text);
  });
});
