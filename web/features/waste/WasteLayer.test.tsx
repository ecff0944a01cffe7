import { screen } from '@testing-library/react';
import { describe, expect, test } from '@jest/globals';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { WasteLayer } from './WasteLayer.tsx';

const item = (id: string, name: string, onHand: string) => ({
  __typename: 'Item',
  id,
  name,
  unit: 'kg',
  onHand,
  storageLocationName: 'Walk-in',
});
const entry = {
  __typename: 'WasteEntry',
  id: 'w1',
  version: 1,
  itemName: 'Tomato',
  quantity: '2',
  unit: 'kg',
  reasonName: 'Spoiled',
  reasonNameEs: 'Estropeado',
  stationName: null,
  recordedByName: 'Ana Ruiz',
  occurredAt: '2026-11-21T10:00:00Z',
  cost: null,
  note: null,
  expected: false,
  lotCode: null,
  reversedAt: null,
};

const lot = (id: string, lotCode: string, given: object = {}) => ({
  __typename: 'StockLot',
  id,
  lotCode,
  quantity: '2',
  unit: 'kg',
  useBy: '2026-11-25T10:00:00Z',
  expired: false,
  expiring: false,
  state: 'available',
  storageLocationName: 'Walk-in',
  ...given,
});
const stale = lot('l1', 'K7QF3A', { useBy: '2026-11-19T10:00:00Z', expired: true, expiring: true });
const fresh = lot('l2', 'P3RT4B');
const reasons = [
  { __typename: 'WasteReason', id: 'r1', code: 'SPOIL', name: 'Spoiled', nameEs: 'Estropeado', expected: false },
  { __typename: 'WasteReason', id: 'r2', code: 'EXPIRE', name: 'Expired', nameEs: 'Caducado', expected: false },
  { __typename: 'WasteReason', id: 'r3', code: 'TRIM', name: 'Trim', nameEs: 'Recortes', expected: true },
];

function kitchen(answers: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    WasteItems: () =>
      data({
        items: {
          __typename: 'ItemConnection',
          nodes: [item('i2', 'Basil', '0'), item('i1', 'Tomato', '4')],
        },
      }),
    WasteChoices: () =>
      data({
        wasteReasons: reasons,
        stations: [],
      }),
    WasteLots: () => data({ stockLots: [stale, fresh] }),
    WasteLotById: () => data({ stockLot: { ...stale, itemId: 'i1', itemName: 'Tomato' } }),
    WasteLotByCode: () => data({ stockLotByCode: { ...fresh, itemId: 'i1', itemName: 'Tomato' } }),
    LogWaste: () => data({ logWaste: entry }),
    UndoWaste: () => data({ undoWaste: { ...entry, version: 2, reversedAt: '2026-11-21T10:00:05Z' } }),
    ...answers,
  });
}

async function toReasons(keys: string) {
  const view = renderScreen(<WasteLayer value="new" onClose={() => undefined} />);
  await view.user.click(await screen.findByRole('button', { name: /Tomato/ }));
  for (const key of keys) await view.user.click(await screen.findByRole('button', { name: key }));
  return view;
}

describe('logging waste', () => {
  test('what, how much, why; then taken back', async () => {
    const calls = kitchen();
    const { user } = await toReasons('2');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Spoiled' }));
    await user.click(screen.getByRole('button', { name: 'Log 2 kg' }));
    expect(await screen.findByRole('heading', { name: 'Logged' })).toBeInTheDocument();
    const sent = calls.map(({ body }) => JSON.stringify(body ?? '')).find((body) => body.includes('LogWaste'));
    expect(sent).toContain('"quantity":"2","unit":"kg","reasonId":"r1"');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Taken back: nothing was thrown away.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('more than is on record is allowed, and says that the rest will be owed', async () => {
    kitchen();
    await toReasons('5');
    expect(await screen.findByText('Above the record: the rest will be owed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  test('an item with nothing on record can be chosen', async () => {
    kitchen();
    renderScreen(<WasteLayer value="new" onClose={() => undefined} />);
    expect(await screen.findByRole('button', { name: /Basil/ })).toBeEnabled();
  });

  test('a refusal is said where the thumb is, and the entry is kept', async () => {
    kitchen({ LogWaste: () => refusal('Only 1 kg is on hand.', 'CONFLICT') });
    const { user } = await toReasons('2');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Spoiled' }));
    await user.click(screen.getByRole('button', { name: 'Log 2 kg' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Only 1 kg is on hand.');
    expect(screen.getByRole('button', { name: 'Spoiled' })).toHaveAttribute('aria-pressed', 'true');
  });
});

const sentTo = (calls: readonly { readonly body: unknown }[], operation: string) =>
  calls.map(({ body }) => JSON.stringify(body ?? '')).find((body) => body.includes(`"operationName":"${operation}"`));

describe('waste by lot', () => {
  async function toReason(keys: string, reason: string) {
    const calls = kitchen();
    const { user } = await toReasons(keys);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: reason }));
    return { calls, user };
  }

  test('Expired chooses the expired lot', async () => {
    const { calls, user } = await toReason('2', 'Expired');
    expect(screen.getByRole('button', { name: /K7QF3A/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Log 2 kg' }));
    expect(sentTo(calls, 'LogWaste')).toContain('"lotId":"l1"');
  });

  test('another reason chooses no lot', async () => {
    const { calls, user } = await toReason('2', 'Spoiled');
    await user.click(screen.getByRole('button', { name: 'Log 2 kg' }));
    expect(sentTo(calls, 'LogWaste')).not.toContain('lotId');
  });

  test('an expired lot that holds less than the amount is not chosen: the server takes expired ones first', async () => {
    await toReason('3', 'Expired');
    expect(screen.getByRole('button', { name: /Any lot/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('a lot chosen by hand stays whatever the reason', async () => {
    const calls = kitchen();
    const { user } = await toReasons('2');
    await user.click(await screen.findByRole('button', { name: /P3RT4B/ }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Expired' }));
    await user.click(screen.getByRole('button', { name: 'Log 2 kg' }));
    expect(sentTo(calls, 'LogWaste')).toContain('"lotId":"l2"');
  });

  test('trim says that stock does not change, and asks for no lot', async () => {
    await toReason('1', 'Trim');
    expect(screen.getByText(/Stock does not change/)).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'From which lot?' })).not.toBeInTheDocument();
  });

  test('the typed code of a label finds item and lot', async () => {
    kitchen();
    const { user } = renderScreen(<WasteLayer value="new" onClose={() => undefined} />);
    await user.type(await screen.findByRole('searchbox'), 'p3rt4b');
    await user.click(await screen.findByRole('button', { name: /Lot P3RT4B/ }));
    expect(await screen.findByRole('heading', { name: 'How much Tomato?' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /P3RT4B/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('opened for a lot, it asks only how much and why', async () => {
    kitchen();
    renderScreen(<WasteLayer value="l1" onClose={() => undefined} />);
    expect(await screen.findByRole('heading', { name: 'How much Tomato?' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /K7QF3A/ })).toHaveAttribute('aria-pressed', 'true');
  });
});
