import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { manager, renderScreen } from '../../testing/render.tsx';
import { keepSpanishNames } from '../../ui/i18n/spanish-names.ts';
import type { ManagerDashboardQuery } from './manager.generated.ts';
import { PrepCard } from './WorkCards.tsx';

const data: ManagerDashboardQuery = {
  prepTaskStatus: { total: 1, pending: 1, inProgress: 0, onHold: 0, completed: 0, late: 1 },
  prepTasks: [
    {
      id: 't1',
      version: 1,
      name: 'Tomato sauce',
      status: 'pending',
      dueAt: '2026-11-21T10:00:00Z',
      latestStartAt: null,
      targetQuantity: '8',
      unit: 'l',
      assigneeId: null,
      assigneeName: null,
      stationId: 's1',
      stationName: 'Cold line',
    },
  ],
  lineChecks: [],
  expectedDeliveries: [],
  users: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
  peopleOn: [],
  recentActivity: [],
  inventorySummary: { items: 0, low: 0, out: 0, over: 0, expiring: 0, owing: 0 },
  expiredLots: [],
  lowItems: { nodes: [] },
  outItems: { nodes: [] },
  wasteSummary: { todayCost: '0', todayEntries: 0, weekCost: '0', previousWeekCost: '0', unknownCosts: 0 },
};

test('a station with late prep has its Spanish name for a reader of Spanish', () => {
  keepSpanishNames([{ name: 'Cold line', nameEs: 'Partida fría' }]);
  renderScreen(<PrepCard data={data} now={Date.parse('2026-11-21T14:00:00Z')} />, { viewer: manager, language: 'es' });
  expect(screen.getByText('Partida fría')).toBeVisible();
  keepSpanishNames([]);
});
