import { describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { data, fakeServer, refusal } from '../../../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../../../testing/render.tsx';
import { lotFixture as lot } from './lot.fixtures.ts';
import { LotLayer } from './LotLayer.tsx';
import type { Fixture } from '../../../testing/fixture.ts';
import type {
  FreezeLotMutation,
  InventoryStorageQuery,
  LotDetailQuery,
  LotTraceQuery,
  MoveLotMutation,
  OpenLotMutation,
  LotPartsFragment,
} from '../inventory.generated.ts';

const part: Fixture<LotPartsFragment> = {
  ...lot,
  id: 'l2',
  version: 1,
  quantity: '1',
  lotCode: 'P3RT4B',
  state: 'frozen',
  parentLotId: 'l1',
};

const noTrace = { __typename: 'StockLotTrace', madeFrom: [], madeInto: [], parts: [], sameSupplierLot: [] };

function open(answers: Parameters<typeof fakeServer>[0] = {}, changes: Partial<typeof lot> = {}, viewer = manager) {
  const detail = { stockLot: { ...lot, ...changes }, stockLotEvents: [], stockLotMovements: [] };
  const calls = fakeServer({
    LotDetail: () => data<LotDetailQuery>(detail),
    LotTrace: () => data<LotTraceQuery>({ stockLotTrace: noTrace }),
    InventoryStorage: () =>
      data<InventoryStorageQuery>({
        storageLocations: [
          { __typename: 'StorageLocation', id: 's1', name: 'Walk-in' },
          { __typename: 'StorageLocation', id: 's2', name: 'Freezer' },
        ],
      }),
    ...answers,
  });
  const sent = (operation: string) =>
    calls.map(({ body }) => JSON.stringify(body ?? '')).find((body) => body.includes(`"operationName":"${operation}"`));
  return { ...renderScreen(<LotLayer value="l1" onClose={() => undefined} />, { viewer, at: '/?lot=l1' }), sent };
}

describe('a lot', () => {
  test('shows the code of its label', async () => {
    open();
    expect(await screen.findByText('K7QF3A')).toBeInTheDocument();
  });

  test('opens the new lot after a part was frozen', async () => {
    const { user, sent } = open({ FreezeLot: () => data<FreezeLotMutation>({ freezeLot: part }) });
    await user.click(await screen.findByRole('button', { name: 'Freeze' }));
    await user.type(screen.getByLabelText('How much'), '1');
    await user.click(screen.getByRole('button', { name: 'Freeze' }));
    await waitFor(() =>
      expect(screen.getByRole('note', { name: 'address', hidden: true })).toHaveTextContent('lot=l2'),
    );
    expect(sent('FreezeLot')).toContain('"input":{"id":"l1","version":3,"quantity":"1"}');
  });

  test('links to what was made of it, with the amount, and to its delivery', async () => {
    const soup = { ...lot, id: 'l7', itemName: 'Fish soup', lotCode: 'S0UP34', quantity: '6', unit: 'l' } as const;
    const use = {
      __typename: 'StockLotUse',
      lotId: 'l7',
      quantity: '2',
      unit: 'kg',
      usedAt: '2026-11-21T08:00:00Z',
    } as const;
    const madeInto = [{ ...use, lot: soup }];
    const from = { supplierLot: 'L-4711', deliveryId: 'd1', deliveryNumber: 'D-0021', supplierName: 'North Sea Fish' };
    const { user } = open({ LotTrace: () => data<LotTraceQuery>({ stockLotTrace: { ...noTrace, madeInto } }) }, from);
    expect(await screen.findByText('D-0021 · North Sea Fish')).toBeInTheDocument();
    const made = within(await screen.findByRole('region', { name: 'Made into' }));
    await user.click(made.getByRole('button', { name: /^Fish soup · 2 kg.*Lot S0UP34.* 6 L left/ }));
    expect(screen.getByRole('note', { name: 'address', hidden: true })).toHaveTextContent('lot=l7');
  });

  test('has a button that opens its label', async () => {
    const { user } = open({}, {}, cook);
    await user.click(await screen.findByRole('button', { name: 'Print label' }));
    expect(screen.getByRole('note', { name: 'address', hidden: true })).toHaveTextContent('label=l1');
  });

  test('that was opened is offered a new label, because its use-by changed; one that was moved is not', async () => {
    const { user } = open({
      OpenLot: () => data<OpenLotMutation>({ openLot: { ...lot, state: 'opened' } }),
      MoveLot: () => data<MoveLotMutation>({ moveLot: lot }),
    });
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const toast = within(await screen.findByRole('status'));
    await user.click(toast.getByRole('button', { name: 'Print label' }));
    expect(screen.getByRole('note', { name: 'address', hidden: true })).toHaveTextContent('label=l1');
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Lot K7QF3A moved')).toBeInTheDocument();
    expect(within(screen.getByRole('status')).queryByRole('button', { name: 'Print label' })).toBeNull();
  });

  test('shows a refused action in place and keeps the input', async () => {
    const sentence = 'Only 4 kg of lot K7QF3A of Cod loin is left.';
    const { user } = open({ OpenLot: () => refusal(sentence, 'CONFLICT') });
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    await user.type(screen.getByLabelText('How much'), '9');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByLabelText('How much')).toHaveValue('9');
  });

  test('needs a reason to be set aside', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Set aside' }));
    await user.click(screen.getByRole('button', { name: 'Set aside' }));
    expect(await screen.findByText('Say why.')).toBeInTheDocument();
    expect(sent('QuarantineLot')).toBeUndefined();
  });

  test('offers other places than its own for moving', async () => {
    const { user, sent } = open({
      MoveLot: () => data<MoveLotMutation>({ moveLot: { ...lot, storageLocationId: 's2' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    await user.selectOptions(
      await screen.findByLabelText('To'),
      await screen.findByRole('option', { name: 'Freezer' }),
    );
    expect(screen.queryByRole('option', { name: 'Walk-in' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(sent('MoveLot')).toContain('"storageLocationId":"s2"'));
  });

  test('made with expired ingredients shows who allowed it and why', async () => {
    open({}, { overrideReason: 'Boiled', overrideByName: 'Marco Silva' });
    expect(await screen.findByText(/allowed by Marco Silva/)).toBeInTheDocument();
    expect(screen.getByText('Boiled', { exact: false })).toBeInTheDocument();
  });

  test('can be released by managers, not by cooks', async () => {
    open({}, { state: 'quarantined', quarantineReason: 'Seal broken' }, cook);
    expect(await screen.findByText('Seal broken', { exact: false })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Release' })).not.toBeInTheDocument();
  });
});
