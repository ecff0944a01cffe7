import { screen } from '@testing-library/react';
import { describe, expect, test } from '@jest/globals';
import { data, fakeServer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
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
  reversedAt: null,
};

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
        wasteReasons: [{ __typename: 'WasteReason', id: 'r1', name: 'Spoiled', nameEs: 'Estropeado' }],
        stations: [],
      }),
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

  test('not more than is on hand, and nothing of what is not there', async () => {
    kitchen();
    const { user } = await toReasons('5');
    expect(screen.getByText(/More than is on hand/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: /Basil/ })).toBeDisabled();
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
