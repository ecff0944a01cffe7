import { expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../../testing/render.tsx';
import type { DeliveryTotalsQuery, SettleDeliveryCreditMutation } from './deliveries.generated.ts';
import { posted } from './delivery.fixtures.ts';
import { HistoryTotals } from './lists/HistoryTotals.tsx';
import { CreditPanel } from './record/CreditPanel.tsx';

const short = { ...posted, expectedCredit: '3000', creditReceivedAt: null };

test('a manager records that the supplier gave the credit', async () => {
  const calls = fakeServer({
    SettleDeliveryCredit: () =>
      data<SettleDeliveryCreditMutation>({
        settleDeliveryCredit: { ...short, creditReceivedAt: '2026-11-21T12:00:00Z', creditReceivedByName: 'Marco' },
      }),
  });
  const { user } = renderScreen(<CreditPanel delivery={short} />, { viewer: manager });
  expect(screen.getByText('The supplier has not given the credit yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Credit received' }));
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ variables: { input: { id: short.id, received: true } } }));
});

test('a received credit shows who recorded it, and can be opened again', () => {
  const received = { ...short, creditReceivedAt: '2026-11-21T12:00:00Z', creditReceivedByName: 'Marco' };
  renderScreen(<CreditPanel delivery={received} />, { viewer: manager });
  expect(screen.getByText(/^Credit received, recorded by Marco,/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Still open after all' })).toBeVisible();
});

test.each([
  ['without a credit', { ...short, expectedCredit: '0' }, manager],
  ['taken back', { ...short, status: 'reversed' as const }, manager],
  ['for a cook', short, cook],
])('a delivery %s has no credit to settle', (_, delivery, viewer) => {
  renderScreen(<CreditPanel delivery={delivery} />, { viewer });
  expect(screen.queryByRole('button')).toBeNull();
});

test('the totals show what has no known price, and do not add it', async () => {
  const deliveryTotals = {
    __typename: 'DeliveryTotals',
    deliveries: 4,
    posted: 3,
    total: '17000',
    unknownTotals: 1,
    openCredit: '3000',
    unknownCredits: 0,
  } as const;
  fakeServer({ DeliveryTotals: () => data<DeliveryTotalsQuery>({ deliveryTotals }) });
  renderScreen(<HistoryTotals filter={{}} />, { viewer: manager });
  const totals = await screen.findByRole('region', { name: 'Totals' });
  expect(totals).toHaveTextContent('3 confirmed deliveries: $170.00');
  expect(totals).toHaveTextContent('Open credits: $30.00');
  expect(totals).toHaveTextContent('1 delivery has a line without a price and is not in the sum.');
});
