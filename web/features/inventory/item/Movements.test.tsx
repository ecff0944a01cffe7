import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DestinationsContext } from '../../../platform/destination.ts';
import { data, fakeServer } from '../../../testing/fake-server.ts';
import type { Result } from '../../../testing/fixture.ts';
import { manager, renderScreen } from '../../../testing/render.tsx';
import type { ItemMovementsQuery } from '../inventory.generated.ts';
import { Movements } from './Movements.tsx';

const received = {
  __typename: 'StockMovement',
  id: 'm1',
  type: 'receive',
  quantity: '4',
  value: null,
  reason: null,
  sourceType: 'delivery',
  sourceId: 'd1',
  reversesId: null,
  reversed: false,
  owed: false,
  lotId: 'l1',
  lotCode: 'AB12',
  storageLocationName: null,
  byName: 'Ana',
  occurredAt: '2026-11-21T10:00:00.000Z',
} as const;
const wasted = { ...received, id: 'm2', type: 'waste', quantity: '-1', sourceType: 'waste_entry' } as const;

const corrected = { ...received, id: 'm3', type: 'count_adjust', sourceType: 'adjustment', sourceId: null } as const;
const counted = { ...corrected, id: 'm4', sourceType: 'count_line', sourceId: 'c1' } as const;

/** The ledger with these rows, for a manager. */
function open(...nodes: Result<ItemMovementsQuery>['stockMovements']['nodes']) {
  fakeServer({
    ItemMovements: () =>
      data<ItemMovementsQuery>({
        stockMovements: {
          __typename: 'StockMovementConnection',
          nodes,
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      }),
  });
  renderScreen(
    <DestinationsContext value={{ delivery: (id) => `/deliveries/${id}` }}>
      <Movements item={{ id: 'i1', unit: 'kg' }} />
    </DestinationsContext>,
    { viewer: manager },
  );
}

test('a correction can be taken back here, and a row of a posted count cannot', async () => {
  open(counted, corrected);
  expect(await screen.findAllByRole('button')).toHaveLength(1);
});

test('a movement opens the delivery that caused it; one whose cause has no page opens nothing', async () => {
  open(wasted, received);
  expect(await screen.findByRole('link', { name: 'Received' })).toHaveAttribute('href', '/deliveries/d1');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
