import { describe, expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { paths, to } from '../../platform/paths.ts';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { keepSpanishNames } from '../../ui/i18n/spanish-names.ts';
import { percent, share } from './figures.ts';
import { addDays, weekdayOf } from '#schema/business-day.ts';
import { kitchenChoices } from './kitchen-choices.ts';
import { daysOf, periodProblem } from './period.ts';
import { spansOf } from '../../ui/format/chart-spans.ts';
import { ReportPage } from './ReportPage.tsx';
import type {
  HaccpLogQuery,
  LineCheckReportQuery,
  ReceivedTemperaturesQuery,
  WasteReportQuery,
} from './reports.generated.ts';
import type { Result } from '../../testing/fixture.ts';

const sum = { entries: 2, cost: '1250', unknownCosts: 1 };
const none = { entries: 1, cost: '0', unknownCosts: 1 };

function openReport(
  name: string,
  answers: Parameters<typeof fakeServer>[0] = {},
  from = '2026-11-09',
  language: 'en' | 'es' = 'en',
) {
  const calls = fakeServer(answers);
  const at = `/manager/reports/${name}?from=${from}&to=2026-11-10`;
  const view = renderScreen(
    <Routes>
      <Route path={paths.report} element={<ReportPage />} />
    </Routes>,
    { viewer: manager, at, language },
  );
  return { ...view, calls };
}

const lastPage = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;
const received = (nodes: Result<ReceivedTemperaturesQuery>['receivedTemperatures']['nodes']) =>
  data<ReceivedTemperaturesQuery>({
    receivedTemperatures: { __typename: 'ReceivedTemperatureConnection', nodes, pageInfo: lastPage },
  });

describe('reports', () => {
  test('an unknown cost is shown as unknown, never as zero', async () => {
    openReport('waste', {
      WasteReport: () =>
        data<WasteReportQuery>({
          wasteReport: {
            __typename: 'WasteReport',
            firstDay: '2026-11-09',
            days: [{ __typename: 'WasteDay', date: '2026-11-10', ...sum }],
            reasons: [{ __typename: 'WasteGroupFigures', id: 'r1', name: 'Spoiled', nameEs: null, ...sum }],
            items: [{ __typename: 'WasteGroupFigures', id: 'i1', name: 'Salmon', quantity: '2', unit: 'kg', ...none }],
          },
        }),
    });
    expect(await screen.findByText('1 entry has no known cost and is not in the sum.')).toBeVisible();
    const row = screen.getByRole('row', { name: /Salmon/ });
    expect(row).toHaveTextContent('unknown');
    expect(row).not.toHaveTextContent('0.00');
  });

  test('a reader of Spanish sees items by their Spanish names', async () => {
    keepSpanishNames([{ name: 'Salmon', nameEs: 'Salmón' }]);
    const item = { __typename: 'WasteGroupFigures', id: 'i1', name: 'Salmon', quantity: '2', unit: 'kg' } as const;
    const wasteReport = { __typename: 'WasteReport', firstDay: '2026-11-09', reasons: [] } as const;
    const days = [{ __typename: 'WasteDay', date: '2026-11-10', ...sum }] as const;
    const answer = data<WasteReportQuery>({ wasteReport: { ...wasteReport, days, items: [{ ...item, ...sum }] } });
    openReport('waste', { WasteReport: () => answer }, '2026-11-09', 'es');
    expect(await screen.findByRole('row', { name: /Salmón/ })).toBeVisible();
    keepSpanishNames([]);
  });

  test('waste per day counts from the first day with waste, and shows that day', async () => {
    openReport(
      'waste',
      {
        WasteReport: () =>
          data<WasteReportQuery>({
            wasteReport: {
              __typename: 'WasteReport',
              firstDay: '2026-11-09',
              days: [{ __typename: 'WasteDay', date: '2026-11-10', ...sum, cost: '2000', unknownCosts: 0 }],
              reasons: [],
              items: [],
            },
          }),
      },
      '2026-11-01',
    );
    expect(await screen.findByText('Per day counts 2 days: the first waste was recorded on Mon, Nov 9.')).toBeVisible();
    expect(screen.getByText('$10.00')).toBeVisible();
  });

  test('the HACCP log shows a failed reading with its own corrective action and re-check', async () => {
    const values = { number: null, yes: null, text: null };
    const limits = { unitLabel: null, minC: null, minF: null, min: null, max: null, passAnswer: null };
    const nothing = { ...values, ...limits, note: null, superseded: false, recheck: false };
    type Entry = Result<HaccpLogQuery>['haccpLog']['nodes'][number];
    const reading = (change: Pick<Entry, 'id' | 'result' | 'temperature' | 'answeredAt'> & Partial<Entry>): Entry => ({
      __typename: 'HaccpLogEntry',
      receivedAt: change.answeredAt,
      businessDate: '2026-11-10',
      site: 'Harbour',
      stationName: null,
      checkName: 'Dinner',
      itemName: 'Fridge',
      kind: 'temperature',
      critical: true,
      personName: 'Luis',
      temperatureUnit: 'C',
      ...nothing,
      maxC: '5',
      maxF: '41',
      actions: [],
      rechecks: [],
      ...change,
    });
    const later = {
      id: 'r2',
      temperature: '3.9',
      temperatureUnit: 'C',
      answeredAt: '2026-11-10T16:17:00.000Z',
      result: 'pass',
    } as const;
    const recheck = { __typename: 'HaccpRecheck', ...values, ...later, personName: 'Ana' };
    const failed = reading({
      id: 'r1',
      result: 'fail',
      temperature: '8.4',
      answeredAt: '2026-11-10T16:02:00.000Z',
      superseded: true,
      actions: [
        {
          __typename: 'HaccpAction',
          id: 'a1',
          action: 'Re-iced',
          personName: 'Luis',
          actedAt: '2026-11-10T16:03:00.000Z',
        },
      ],
      rechecks: [recheck],
    });
    openReport('haccp', {
      ReceivedTemperatures: () => received([]),
      HaccpLog: () =>
        data<HaccpLogQuery>({
          haccpLog: {
            __typename: 'HaccpLogEntryConnection',
            nodes: [failed, reading({ ...later, recheck: true, receivedAt: '2026-11-10T16:52:00.000Z' })],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        }),
    });
    const [, first, second] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent(/8\.4 °C.*Out of range.*Re-iced \(Luis, 4:03 PM\).*3\.9 °C, 4:17 PM: OK/);
    expect(first).not.toHaveTextContent('Corrected later');
    expect(second).toHaveTextContent(/3\.9 °C.*OKRe-check/);
    expect(first).not.toHaveTextContent('sent');
    expect(second).toHaveTextContent('done 4:17 PM, sent 4:52 PM');
  });

  test('the HACCP log shows how warm a delivery arrived, its limit, and why it was accepted', async () => {
    openReport('haccp', {
      HaccpLog: () =>
        data<HaccpLogQuery>({ haccpLog: { __typename: 'HaccpLogEntryConnection', nodes: [], pageInfo: lastPage } }),
      ReceivedTemperatures: () =>
        received([
          {
            __typename: 'ReceivedTemperature',
            id: 'l1',
            deliveryId: 'd1',
            deliveryNumber: 'D-0007',
            supplierName: 'Tidewater Fish',
            businessDate: '2026-11-10',
            itemName: 'Cod',
            unit: 'kg',
            rejectedQuantity: '4',
            temperature: '8.3',
            temperatureUnit: 'C',
            temperatureRule: {
              __typename: 'ReceivingTemperatureRule',
              bound: 'max',
              celsius: '5',
              fahrenheit: '41',
            },
            temperatureResult: 'fail',
            overrideReason: 'Core was 4 °C',
            personName: 'Marco',
            receivedAt: '2026-11-10T09:30:00.000Z',
            reversed: false,
          },
        ]),
    });
    const table = await screen.findByRole('table', { name: 'Temperatures at receiving' });
    const [, row] = within(table).getAllByRole('row');
    expect(row).toHaveTextContent(
      /Cod.*D-0007.*Tidewater Fish.*8\.3 °C.*5 °C or below.*Out of range.*4 kg.*Core was 4 °C.*Marco/,
    );
    expect(within(table).getByRole('link', { name: 'D-0007' })).toHaveAttribute('href', to.delivery('d1'));
  });

  test('a period without data shows that and offers a wider one', async () => {
    const view = openReport('line-checks', {
      LineCheckReport: () =>
        data<LineCheckReportQuery>({ lineCheckReport: { __typename: 'LineCheckReport', days: [], checks: [] } }),
    });
    expect(await screen.findByText('Nothing in these days')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Last 28 days' }));
    expect(screen.getByRole('combobox', { name: 'Period' })).toHaveValue('days28');
  });

  test('a line check has its Spanish name for a reader of Spanish', async () => {
    keepSpanishNames([{ name: 'Opening', nameEs: 'Apertura' }]);
    const figures = { due: 2, onTime: 1, late: 1, missed: 0, failedItems: 0, failedReadings: 0 };
    const lineCheckReport = {
      __typename: 'LineCheckReport',
      days: [{ __typename: 'LineCheckDay', date: '2026-11-10', ...figures }],
      checks: [{ __typename: 'LineCheckFigures', id: 'k1', name: 'Opening', ...figures }],
    } as const;
    const answer = data<LineCheckReportQuery>({ lineCheckReport });
    openReport('line-checks', { LineCheckReport: () => answer }, '2026-11-09', 'es');
    expect(await screen.findByRole('row', { name: /Apertura/ })).toBeVisible();
    keepSpanishNames([]);
  });

  test('a period over two years names them', async () => {
    const lineCheckReport = { __typename: 'LineCheckReport', days: [], checks: [] } as const;
    openReport('line-checks', { LineCheckReport: () => data<LineCheckReportQuery>({ lineCheckReport }) }, '2025-11-11');
    expect(await screen.findByText(/Tue, Nov 11, 2025 – Tue, Nov 10, 2026/)).toBeVisible();
  });

  test('a period that is too long sends no request', async () => {
    const calls = fakeServer({});
    renderScreen(
      <Routes>
        <Route path={paths.report} element={<ReportPage />} />
      </Routes>,
      { viewer: manager, at: '/manager/reports/prep?from=2024-11-09&to=2026-11-10' },
    );
    expect(await screen.findByText('Choose at most 731 days.')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('an unknown name links back to all reports', async () => {
    openReport('gossip');
    expect(await screen.findByRole('link', { name: 'All reports' })).toHaveAttribute('href', paths.reports);
  });
});

describe('figures', () => {
  test('a share of zero is a dash, not zero', () => {
    expect(percent(1, 3, 'en')).toBe('33%');
    expect(percent(0, 0, 'en')).toBe('–');
    expect(share(1, 3)).toBe(33.3);
    expect(share(0, 0)).toBeNull();
  });

  test.each([
    ['2026-08-11', 92, 'Aug 11', 'Nov 10'],
    ['2026-08-10', 14, 'Aug 10', 'Nov 9'],
    ['2025-11-10', 53, 'Nov 10', 'Nov 9'],
    ['2025-11-09', 13, 'Nov 2025', 'Nov 2026'],
    ['2024-11-10', 25, 'Nov 2024', 'Nov 2026'],
  ])('a chart from %s has %i bars', (from, count, first, last) => {
    const spans = spansOf({ from, to: '2026-11-10' }, { weekStart: 'mon' }, 'en');
    expect(spans).toHaveLength(count);
    expect([spans[0]?.label, spans.at(-1)?.label]).toEqual([first, last]);
    expect([spans[0]?.from, spans.at(-1)?.to]).toEqual([from, '2026-11-10']);
    const daysAfter = spans.slice(0, -1).map(({ to }) => addDays(to, 1));
    expect(spans.slice(1).map((span) => span.from)).toEqual(daysAfter);
  });

  test('the bars of weeks begin on the first day of the kitchen’s week', () => {
    const spans = spansOf({ from: '2026-03-01', to: '2026-08-29' }, { weekStart: 'sun' }, 'en');
    expect(spans.map(({ from }) => weekdayOf(from)).filter((day) => day !== 'sun')).toEqual([]);
  });

  test('a kitchen with 4-4-5 periods is offered its week, period and year', () => {
    const kitchen = { periodKind: 'four_four_five', weekStart: 'sun', fiscalYearStart: '2026-02-01' } as const;
    expect(kitchenChoices(kitchen, '2026-11-10')).toEqual([
      { key: 'thisWeek', from: '2026-11-08', to: '2026-11-10' },
      { key: 'lastWeek', from: '2026-11-01', to: '2026-11-07' },
      { key: 'thisPeriod', from: '2026-11-01', to: '2026-11-10' },
      { key: 'lastPeriod', from: '2026-09-27', to: '2026-10-31' },
      { key: 'thisYear', from: '2026-02-01', to: '2026-11-10' },
      { key: 'lastYear', from: '2025-02-02', to: '2026-01-31' },
    ]);
  });

  test('a kitchen with weeks is offered weeks alone', () => {
    const kitchen = { periodKind: 'week', weekStart: 'mon', fiscalYearStart: null } as const;
    expect(kitchenChoices(kitchen, '2026-11-09').map(({ key }) => key)).toEqual(['thisWeek', 'lastWeek']);
  });

  test('periods include both ends, also across a daylight saving change', () => {
    expect(daysOf({ from: '2026-10-31', to: '2026-11-02' })).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
    expect(periodProblem({ from: '2026-08-11', to: '2026-11-10' }, 92)).toBeNull();
    expect(periodProblem({ from: '2026-08-10', to: '2026-11-10' }, 92)).toBe('tooLong');
    expect(periodProblem({ from: '2026-11-11', to: '2026-11-10' }, 92)).toBe('wrongOrder');
  });
});
