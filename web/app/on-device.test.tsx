import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { MyPrepListQuery, PrepListQuery, PrepTasksOfflineQuery } from '../features/prep/prep.generated.ts';
import { prepRow } from '../features/prep/prep-task.fixtures.ts';
import { data, fakeServer, refusal } from '../testing/fake-server.ts';
import { cook, renderScreen } from '../testing/render.tsx';
import { ReachableContext } from '../ui/forms/reachable.ts';
import { onDevice, restoreOnDevice } from './load-for-offline.ts';
import { OnDeviceSheet } from './OnDeviceSheet.tsx';

const task = (id: string) => ({
  ...prepRow({ id }),
  itemId: null,
  heldSeconds: 0,
  recipeQuantity: null,
  allergenGaps: [],
});

beforeEach(() => {
  localStorage.clear();
  onDevice.set(() => null);
});

function open({ reachable = true } = {}) {
  fakeServer({
    PrepList: () => data<PrepListQuery>({ prepTasks: [] }),
    MyPrepList: () => data<MyPrepListQuery>({ myPrepTasks: [] }),
    PrepTasksOffline: () => data<PrepTasksOfflineQuery>({ prepTasks: [task('1'), task('2')] }),
    WasteItems: () => refusal('Not now.', 'UNAVAILABLE'),
  });
  return renderScreen(
    <ReachableContext value={reachable}>
      <OnDeviceSheet onClose={() => undefined} />
    </ReachableContext>,
    { viewer: cook },
  );
}
const row = (label: string) => screen.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith(label));

test('what is loaded now is counted, and what could not be loaded says so', async () => {
  const { user } = open();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was loaded ahead yet.');
  await user.click(screen.getByRole('button', { name: 'Load now' }));
  await screen.findByText(/^Loaded/);
  expect(row('Prep tasks')).toHaveTextContent('Prep tasks2');
  expect(row('Items for waste')).toHaveTextContent('not loaded');
});

test('after a reload without a network it shows what is on the device', async () => {
  const { user, unmount } = open();
  await user.click(screen.getByRole('button', { name: 'Load now' }));
  await screen.findByText(/^Loaded/);
  unmount();
  onDevice.set(() => null);
  restoreOnDevice(cook.id);
  open({ reachable: false });
  expect(row('Prep tasks')).toHaveTextContent('Prep tasks2');
  expect(screen.getByRole('button', { name: 'Load now' })).toBeDisabled();
});

test('another person of the device does not see it', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Load now' }));
  await screen.findByText(/^Loaded/);
  act(() => restoreOnDevice('somebody else'));
  expect(await screen.findByText('Nothing was loaded ahead yet.')).toBeVisible();
});
