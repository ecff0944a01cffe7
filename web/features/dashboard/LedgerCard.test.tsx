import { describe, expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { admin, renderScreen } from '../../testing/render.tsx';
import { LedgerCard } from './LedgerCard.tsx';
import type { CheckLedgerQuery } from './admin.generated.ts';
import type { Fixture } from '../../testing/fixture.ts';

type LedgerCheck = Fixture<CheckLedgerQuery['ledgerCheck']>;

const check: LedgerCheck = {
  __typename: 'LedgerCheck',
  ok: true,
  checkedAt: '2026-11-22T08:00:00Z',
  items: 78,
  lots: 114,
  movements: 2308,
  stockValue: '346356.0000',
  ledgerValue: '346356.0000',
  breaks: [],
};
const broken: LedgerCheck['breaks'][number] = {
  __typename: 'LedgerBreak',
  kind: 'lot_quantity',
  itemId: 'i1',
  itemName: 'Cod loin',
  lotCode: 'K7QF3A',
  expected: '4.0000',
  found: '5.0000',
};

async function press(ledgerCheck: LedgerCheck) {
  const calls = fakeServer({ CheckLedger: () => data<CheckLedgerQuery>({ ledgerCheck }) });
  const view = renderScreen(<LedgerCard />, { viewer: admin });
  expect(calls).toEqual([]);
  await view.user.click(screen.getByRole('button', { name: 'Check the ledger' }));
  return view;
}

describe('checking the ledger', () => {
  test('shows that everything adds up, how much was compared and the stock value', async () => {
    await press(check);
    expect(await screen.findByText('Everything adds up')).toBeInTheDocument();
    expect(screen.getByText('78 items, 114 lots, 2,308 movements.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Stock value: $3,463.56');
  });

  test('lists the figures that do not add up, each with a link to its item', async () => {
    const { user } = await press({ ...check, ok: false, breaks: [broken] });
    expect(await screen.findByText('1 figure does not add up')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Cod loin: quantity of lot K7QF3A/ }));
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('item=i1');
  });
});
