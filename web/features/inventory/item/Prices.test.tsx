import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { data, fakeServer } from '../../../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../../../testing/render.tsx';
import type { ItemPricesQuery } from '../inventory.generated.ts';
import { Prices } from './Prices.tsx';

const answer = () => ({
  ItemPrices: () =>
    data<ItemPricesQuery>({
      itemPrices: [
        {
          __typename: 'ItemPrice',
          id: 'l1',
          deliveryId: 'd1',
          deliveryNumber: 'D-0007',
          supplierName: 'Tidewater Fish',
          receivedAt: '2026-11-20T09:00:00Z',
          unitPrice: '1848',
          acceptedQuantity: '6.5',
        },
      ],
    }),
});
const item = { id: 'i1', unit: 'kg' };

test('a manager sees what an item cost, from whom, and opens the delivery', async () => {
  fakeServer(answer());
  renderScreen(<Prices item={item} />, { viewer: manager });
  const prices = await screen.findByRole('region', { name: 'Prices' });
  expect(prices).toHaveTextContent(/Tidewater Fish · D-0007\$18\.48 per kg6\.5 kg/);
  expect(screen.getByRole('link', { name: 'D-0007' })).toHaveAttribute('href', '/manager/receiving/d1');
});

test('a cook neither sees nor requests prices', () => {
  const calls = fakeServer(answer());
  renderScreen(<Prices item={item} />, { viewer: cook });
  expect(calls).toEqual([]);
});
