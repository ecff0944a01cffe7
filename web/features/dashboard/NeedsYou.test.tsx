import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { manager, renderScreen } from '../../testing/render.tsx';
import type { Attention } from './attention.ts';
import type { ManagerDashboardQuery } from './manager.generated.ts';
import { NeedsYou } from './NeedsYou.tsx';

const now = Date.parse('2026-11-21T14:00:00Z');
const out = (n: number): Attention => ({
  kind: 'out',
  item: { id: `i${String(n)}`, name: `Item ${String(n)}`, parLevel: '8', unit: 'kg' },
});
const data: ManagerDashboardQuery = {
  prepTaskStatus: { total: 0, pending: 0, inProgress: 0, onHold: 0, completed: 0, late: 0 },
  prepTasks: [],
  lineChecks: [],
  expectedDeliveries: [],
  users: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
  peopleOn: [],
  recentActivity: [],
  inventorySummary: { items: 140, low: 140, out: 14, over: 0, expiring: 0, owing: 0 },
  expiredLots: [],
  lowItems: { nodes: [] },
  outItems: { nodes: [] },
  wasteSummary: { todayCost: '0', todayEntries: 0, weekCost: '0', previousWeekCost: '0', unknownCosts: 0 },
};

test('counts all in its title, and shows how many more there are', async () => {
  const items = [...[1, 2, 3, 4, 5, 6, 7].map(out), { kind: 'moreOut', count: 7 } as const];
  const { user } = renderScreen(<NeedsYou data={data} items={items} now={now} />, { viewer: manager });
  expect(screen.getByText('Needs you (14)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show 9 more' }));
  expect(screen.getByText('7 more items are out of stock')).toBeVisible();
  expect(screen.getByRole('link', { name: /See all/ })).toHaveAttribute('href', '/manager/inventory?state=out');
});

test('has all rows on paper', () => {
  renderScreen(<NeedsYou data={data} items={[1, 2, 3, 4, 5, 6, 7].map(out)} now={now} />, { viewer: manager });
  expect(screen.getAllByText(/is out of stock/)).toHaveLength(7);
});

test('of a kitchen without items shows that nothing is set up, not that all is well', () => {
  const empty = { ...data, inventorySummary: { ...data.inventorySummary, items: 0, low: 0, out: 0 } };
  renderScreen(<NeedsYou data={empty} items={[]} now={now} />, { viewer: manager });
  expect(screen.getByText('Nothing is set up yet')).toBeVisible();
  expect(screen.queryByText('Quiet service')).toBeNull();
});
