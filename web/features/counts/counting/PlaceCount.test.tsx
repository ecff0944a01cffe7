import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { keepUnfinished, resumeUnfinished } from '../../../platform/session/unfinished.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { ReachableContext } from '../../../ui/forms/reachable.ts';
import type { Row } from '../count-rows.ts';
import type { CountRowFragment } from '../counts.generated.ts';
import { PlaceCount } from './PlaceCount.tsx';

const place = { storageLocationId: 'p1', name: 'Walk-in', nameEs: null };
const count: CountRowFragment = {
  id: 's1',
  version: 1,
  kind: 'spot',
  status: 'open',
  name: null,
  businessDate: '2026-03-02',
  blind: false,
  createdAt: '2026-03-02T22:00:00Z',
  startedByName: 'Ana Ruiz',
  postedAt: null,
  postedByName: null,
  closedReason: null,
  countedLines: 0,
  skippedLines: 0,
  recountLines: 0,
  counters: [],
  postedValue: null,
  unknownCosts: null,
  places: [place],
};
const row: Row = {
  key: 'i1:p1',
  itemId: 'i1',
  itemName: 'Leek',
  itemNameEs: null,
  archived: false,
  unit: 'kg',
  countUnits: ['kg'],
  storageLocationId: 'p1',
  lots: [],
  line: null,
};
const target = { key: row.key, row, lotId: null, lotCode: null, useBy: null, line: null };

beforeEach(() => localStorage.clear());

test('a line that is refused for another reason than somebody else’s count can be typed again', async () => {
  fakeServer({ SaveCountLine: () => refusal('Leek is archived.', 'CONFLICT') });
  const places = { place, targets: [target], done: 0 };
  const { user } = renderScreen(
    <PlaceCount count={count} place={places} onAnswer={() => undefined} onBack={() => undefined} />,
  );
  await user.click(screen.getByRole('button', { name: '3' }));
  await user.click(screen.getByRole('button', { name: 'Save, next' }));
  expect((await screen.findAllByText('Leek is archived.'))[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Leek/ }));
  expect(screen.queryByRole('button', { name: 'Replace theirs' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save, next' })).toBeVisible();
});

test('a line can be skipped without a network', async () => {
  fakeServer({ SaveCountLine: () => refusal('The reason arrived.', 'CONFLICT') });
  const places = { place, targets: [target], done: 0 };
  const { user } = renderScreen(
    <ReachableContext value={false}>
      <PlaceCount count={count} place={places} onAnswer={() => undefined} onBack={() => undefined} />
    </ReachableContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leek' });
  await user.type(within(dialog).getByLabelText(/Reason/), 'The shelf is blocked');
  await user.click(within(dialog).getByRole('button', { name: 'Skip' }));
  expect((await screen.findAllByText('The reason arrived.'))[0]).toBeVisible();
});

const other = { ...target, key: 'i2:p1', row: { ...row, key: 'i2:p1', itemId: 'i2', itemName: 'Fennel' } };

/** Two lines, with 3 typed for the first. */
async function typeThree(onBack: () => void = () => undefined) {
  fakeServer({});
  const places = { place, targets: [target, other], done: 0 };
  const view = renderScreen(<PlaceCount count={count} place={places} onAnswer={() => undefined} onBack={onBack} />);
  await view.user.click(screen.getByRole('button', { name: '3' }));
  return view;
}
const typedFor = (name: string) => screen.getByRole('textbox', { name: `How much is there? ${name}` });

test('opening another line asks before what is typed is lost', async () => {
  const { user } = await typeThree();
  await user.click(screen.getByRole('button', { name: /^Fennel/ }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(typedFor('Leek')).toHaveTextContent('3');
});

test('Back asks before what is typed is lost', async () => {
  const onBack = vi.fn();
  const { user } = await typeThree(onBack);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(onBack).not.toHaveBeenCalled();
});

test('a saved line needs no confirmation', async () => {
  const { user } = await typeThree();
  await user.click(screen.getByRole('button', { name: 'Save, next' }));
  expect(typedFor('Fennel')).toBeVisible();
});

test('what is typed is there again after the lock of a tablet', async () => {
  const { unmount } = await typeThree();
  keepUnfinished('u1', '/');
  unmount();
  resumeUnfinished('u1');
  renderScreen(
    <PlaceCount
      count={count}
      place={{ place, targets: [target, other], done: 0 }}
      onAnswer={() => undefined}
      onBack={() => undefined}
    />,
  );
  expect(typedFor('Leek')).toHaveTextContent('3');
});

test('with nothing typed, the key that deletes takes the last part back', async () => {
  fakeServer({});
  const inUnits = { ...target, row: { ...row, countUnits: ['kg', 'g'] } };
  const places = { place, targets: [inUnits], done: 0 };
  const { user } = renderScreen(
    <PlaceCount count={count} place={places} onAnswer={() => undefined} onBack={() => undefined} />,
  );
  await user.click(screen.getByRole('button', { name: '3' }));
  await user.click(screen.getByRole('button', { name: 'g' }));
  expect(screen.getByText('3 kg +')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete the last digit' }));
  expect(screen.queryByText('3 kg +')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save, next' })).toBeDisabled();
});
