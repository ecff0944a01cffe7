import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { ReachableContext } from '../../ui/forms/reachable.ts';
import { connection } from '../../platform/live/connection.ts';
import { WasteLayer } from './WasteLayer.tsx';
import type { Fixture } from '../../testing/fixture.ts';
import type {
  LogWasteMutation,
  RecentWasteQuery,
  UndoWasteMutation,
  WasteChoicesQuery,
  WasteItemsQuery,
  WasteLotByCodeQuery,
  WasteLotByIdQuery,
  WasteLotsQuery,
  WasteLotFragment,
} from './waste.generated.ts';
import { wasteEntry } from './waste-entry.fixtures.ts';

const item = (id: string, name: string, onHand: string) => ({
  __typename: 'Item',
  id,
  name,
  unit: 'kg',
  onHand,
  storageLocationName: 'Walk-in',
});
const lot = (id: string, lotCode: string, changes: Partial<WasteLotFragment> = {}): Fixture<WasteLotFragment> => ({
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
  ...changes,
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
      data<WasteItemsQuery>({
        items: {
          __typename: 'ItemConnection',
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          nodes: [item('i2', 'Basil', '0'), item('i1', 'Tomato', '4')],
        },
      }),
    RecentWaste: () => data<RecentWasteQuery>({ wasteEntries: { __typename: 'WasteEntryConnection', nodes: [] } }),
    WasteChoices: () =>
      data<WasteChoicesQuery>({
        wasteReasons: reasons,
        stations: [],
      }),
    WasteLots: () => data<WasteLotsQuery>({ stockLots: [stale, fresh] }),
    WasteLotById: () => data<WasteLotByIdQuery>({ stockLot: { ...stale, itemId: 'i1', itemName: 'Tomato' } }),
    WasteLotByCode: () => data<WasteLotByCodeQuery>({ stockLotByCode: { ...fresh, itemId: 'i1', itemName: 'Tomato' } }),
    LogWaste: () => data<LogWasteMutation>({ logWaste: wasteEntry() }),
    UndoWaste: () =>
      data<UndoWasteMutation>({ undoWaste: wasteEntry({ version: 2, reversedAt: '2026-11-21T10:00:05Z' }) }),
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
  test('offers recently wasted items first, each once, without reversed entries', async () => {
    const entry = (id: string, itemId: string, itemName: string, reversedAt: string | null = null) =>
      ({ __typename: 'WasteEntry', id, itemId, itemName, unit: 'kg', reversedAt }) as const;
    const nodes = [
      entry('w1', 'i1', 'Tomato'),
      entry('w2', 'i1', 'Tomato'),
      entry('w3', 'i2', 'Basil', '2026-11-21T10:00:05Z'),
    ];
    kitchen({
      RecentWaste: () => data<RecentWasteQuery>({ wasteEntries: { __typename: 'WasteEntryConnection', nodes } }),
    });
    const { user } = renderScreen(<WasteLayer value="new" onClose={() => undefined} />);
    const recent = within(await screen.findByRole('region', { name: 'Thrown away lately' }));
    expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Tomato']);
    await user.click(recent.getByRole('button', { name: 'Tomato' }));
    expect(await screen.findByRole('button', { name: 'Next' })).toBeDisabled();
  });

  test('refuses a quantity that the server would refuse, in its sentence', async () => {
    kitchen();
    const { user } = await toReasons('9999999');
    expect(screen.getByText('This quantity is too large.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Delete the last digit' }));
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  test('accepts a zero as the beginning of a quantity', async () => {
    kitchen();
    await toReasons('0');
    expect(screen.queryByText('Enter more than zero.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  test('asks before a quantity is lost that was entered in an earlier step', async () => {
    kitchen();
    const { user } = await toReasons('2');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  test('records item, quantity and reason, and can be undone', async () => {
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

  /** The layer, and a switch for the network. */
  function OnNetwork() {
    const [reachable, setReachable] = useState(true);
    return (
      <ReachableContext value={reachable}>
        <WasteLayer value="new" onClose={() => undefined} />
        <button type="button" onClick={() => setReachable(!reachable)}>
          Network
        </button>
      </ReachableContext>
    );
  }

  test('what was sent cannot be undone without a network, and the button says so', async () => {
    kitchen();
    const { user } = renderScreen(<OnNetwork />);
    await user.click(await screen.findByRole('button', { name: /Tomato/ }));
    for (const name of ['2', 'Next', 'Spoiled', 'Log 2 kg'])
      await user.click(await screen.findByRole('button', { name }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const network = screen.getByRole('button', { name: 'Network', hidden: true });
    // The layer covers it.
    fireEvent.click(network);
    expect(undo).toBeDisabled();
    expect(screen.getByText('Undo needs the network: it was already sent.')).toBeVisible();
    fireEvent.click(network);
    expect(undo).toBeEnabled();
  });

  test('an entry that waited is shown as logged once it was sent, and can be undone', async () => {
    let answer: () => void = () => undefined;
    const logged = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const calls = kitchen({
      LogWaste: async () => {
        await logged;
        return data<LogWasteMutation>({ logWaste: wasteEntry({ id: 'w9' }) });
      },
    });
    connection.set({ notice: 'closed' });
    const { user } = await toReasons('2');
    for (const name of ['Next', 'Spoiled', 'Log 2 kg']) await user.click(await screen.findByRole('button', { name }));
    await screen.findByRole('heading', { name: 'Waits to be sent' });
    connection.set({ notice: null });
    answer();
    await screen.findByRole('heading', { name: 'Logged' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Taken back: nothing was thrown away.')).toBeVisible();
    expect(sentTo(calls, 'UndoWaste')).toContain('"input":{"id":"w9"}');
  });

  test('closed before its Undo has ended, can be undone in the toast', async () => {
    const calls = kitchen();
    const { user } = await toReasons('2');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Spoiled' }));
    await user.click(screen.getByRole('button', { name: 'Log 2 kg' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    const toast = within(await screen.findByRole('region', { name: 'Messages (F8)' }));
    await user.click(await toast.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(JSON.stringify(calls.map(({ body }) => body))).toContain('UndoWaste'));
    expect(toast.queryByText('Logged')).not.toBeInTheDocument();
  });

  test('a quantity above the recorded stock is allowed, with a note that the rest will be owed', async () => {
    kitchen();
    await toReasons('5');
    expect(await screen.findByText('Above the record: the rest will be owed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  test('a list that does not show all items says so', async () => {
    const nodes = Array.from({ length: 60 }, (_, n) => item(`n${String(n)}`, `Item ${String(n)}`, '1'));
    const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c' } as const;
    kitchen({
      WasteItems: () => data<WasteItemsQuery>({ items: { __typename: 'ItemConnection', pageInfo, nodes } }),
    });
    renderScreen(<WasteLayer value="new" onClose={() => undefined} />);
    expect(await screen.findByText('These are 60 items; find the others by name.')).toBeVisible();
  });

  test('an item without recorded stock can be chosen', async () => {
    kitchen();
    renderScreen(<WasteLayer value="new" onClose={() => undefined} />);
    expect(await screen.findByRole('button', { name: /Basil/ })).toBeEnabled();
  });

  test('a refusal is shown in place, and the input stays', async () => {
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

  test('the reason Expired chooses the expired lot', async () => {
    const { calls, user } = await toReason('2', 'Expired');
    expect(screen.getByRole('button', { name: /K7QF3A/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Log 2 kg' }));
    expect(sentTo(calls, 'LogWaste')).toContain('"lotId":"l1"');
  });

  test('other reasons choose no lot', async () => {
    const { calls, user } = await toReason('2', 'Spoiled');
    await user.click(screen.getByRole('button', { name: 'Log 2 kg' }));
    expect(sentTo(calls, 'LogWaste')).not.toContain('lotId');
  });

  test('an expired lot with less than the quantity is not chosen, because the server uses several lots', async () => {
    await toReason('3', 'Expired');
    expect(screen.getByRole('button', { name: /Any lot/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('a lot chosen by hand stays for every reason', async () => {
    const calls = kitchen();
    const { user } = await toReasons('2');
    await user.click(await screen.findByRole('button', { name: /P3RT4B/ }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Expired' }));
    await user.click(screen.getByRole('button', { name: 'Log 2 kg' }));
    expect(sentTo(calls, 'LogWaste')).toContain('"lotId":"l2"');
  });

  test('trim shows that stock does not change, and offers no lot', async () => {
    await toReason('1', 'Trim');
    expect(screen.getByText(/Stock does not change/)).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'From which lot?' })).not.toBeInTheDocument();
  });

  test('a typed lot code finds item and lot', async () => {
    kitchen();
    const { user } = renderScreen(<WasteLayer value="new" onClose={() => undefined} />);
    await user.type(await screen.findByRole('searchbox'), 'p3rt4b');
    await user.click(await screen.findByRole('button', { name: /Lot P3RT4B/ }));
    expect(await screen.findByRole('heading', { name: 'How much Tomato?' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /P3RT4B/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('opened for a lot, asks only for quantity and reason', async () => {
    kitchen();
    renderScreen(<WasteLayer value="l1" onClose={() => undefined} />);
    expect(await screen.findByRole('heading', { name: 'How much Tomato?' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /K7QF3A/ })).toHaveAttribute('aria-pressed', 'true');
  });
});
