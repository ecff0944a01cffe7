import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays } from '#schema/business-day.ts';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { admin, renderScreen } from '../../testing/render.tsx';
import type { AnalyticsQuery } from './analytics.generated.ts';
import { AnalyticsPage } from './AnalyticsPage.tsx';

type Day = AnalyticsQuery['analytics']['days'][number];

const figures = {
  __typename: 'AnalyticsTotals',
  prepOnTime: 730,
  prepLate: 0,
  wasteCost: 73_100,
  wasteUnknown: 0,
  checksDue: 0,
  checksOnTime: 0,
  checksMissed: 0,
  deliveries: 3,
} as const;

const day = (date: string): Day & { __typename: 'AnalyticsDay' } => ({
  __typename: 'AnalyticsDay',
  date,
  prepOnTime: 1,
  prepLate: 1,
  wasteCost: 100,
  checksDue: 0,
  checksOnTime: 0,
  deliveries: 0,
});

function open(days: number, language: 'en' | 'es' = 'en') {
  const last = '2026-11-21';
  const calls = fakeServer({
    Analytics: () =>
      data<AnalyticsQuery>({
        analytics: {
          __typename: 'Analytics',
          daysWithData: days,
          days: Array.from({ length: days }, (_, index) => day(addDays(last, index + 1 - days))),
          current: figures,
          previous: figures,
        },
      }),
  });
  return { calls, ...renderScreen(<AnalyticsPage />, { viewer: admin, at: `/?days=${String(days)}`, language }) };
}

/** The figures of a chart as its table has them, for screen readers. */
const rows = async (name: string) => {
  const table = within(await screen.findByRole('table', { name, hidden: true }));
  return table
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map(({ textContent }) => textContent);
};

test('a month is shown by days', async () => {
  open(28);
  expect(await rows('Waste')).toHaveLength(28);
});

test('the figures of every chart have headings in the reader’s language', async () => {
  open(28, 'es');
  await screen.findByRole('table', { name: 'Merma', hidden: true });
  const tables = screen.getAllByRole('table', { hidden: true });
  const headings = tables.map((table) => within(table).getAllByRole('columnheader', { hidden: true })[0]?.textContent);
  expect(headings).toEqual(['Periodo', 'Periodo', 'Periodo']);
});

test('two years are shown by months: costs are summed, rates cover all tasks of a month', async () => {
  open(731);
  const months = await rows('Waste');
  expect(months).toHaveLength(25);
  // October has 31 days of 1.00 each.
  expect(months.at(-2)).toContain('31.00');
  expect((await rows('On-time rates')).at(-2)).toContain('50 %');
});

test('the number of deliveries links to the deliveries posted in the period', async () => {
  open(7);
  const link = await screen.findByRole('link', { name: /Deliveries/ });
  expect(link.getAttribute('href')).toMatch(/\?tab=history&status=posted&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
});
