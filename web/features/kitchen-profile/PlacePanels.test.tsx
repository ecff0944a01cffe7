import { describe, expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { admin, renderScreen } from '../../testing/render.tsx';
import { KitchenContext, unknownKitchen } from '../../ui/format/kitchen.ts';
import { StationsPanel, StoragePanel } from './PlacePanels.tsx';
import type { AddStorageLocationMutation, KitchenStationsQuery, KitchenStorageQuery } from './places.generated.ts';

const TAKEN = 'A station is already called “Grill”.';

test('a name in use is refused at its field, and the input stays', async () => {
  fakeServer({
    KitchenStations: () => data<KitchenStationsQuery>({ stations: [] }),
    AddStation: () => refusal(TAKEN, 'CONFLICT', ['name']),
  });
  const { user } = renderScreen(<StationsPanel />, { viewer: admin });
  await user.click(await screen.findByRole('button', { name: 'Add a station' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, 'Grill');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toBeInvalid());
  expect(screen.getByText(TAKEN)).toBeVisible();
  expect(name).toHaveValue('Grill');
  expect(name).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('storage in a kitchen that measures in °F', () => {
  const walkIn = {
    __typename: 'StorageLocation',
    id: 's1',
    version: 1,
    name: 'Walk-in',
    nameEs: null,
    kind: 'walk_in',
    minC: '0.56',
    maxC: '4.44',
    archivedAt: null,
  } as const;
  const open = () => {
    const calls = fakeServer({
      KitchenStorage: () => data<KitchenStorageQuery>({ storageLocations: [walkIn] }),
      AddStorageLocation: () => data<AddStorageLocationMutation>({ createStorageLocation: { ...walkIn, id: 's2' } }),
    });
    const view = renderScreen(
      <KitchenContext value={{ ...unknownKitchen, temperatureUnit: 'F' }}>
        <StoragePanel />
      </KitchenContext>,
      { viewer: admin },
    );
    return { calls, ...view };
  };

  test('shows its limits in °F', async () => {
    open();
    expect(await screen.findByText(/33 to 40 °F/)).toBeVisible();
  });

  test('takes its limits in °F, and stores them in °C', async () => {
    const { calls, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a storage location' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Reach-in');
    await user.type(screen.getByRole('textbox', { name: 'Highest °F' }), '41');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(JSON.stringify(calls.map(({ body }) => body))).toContain('"maxC":"5"'));
  });
});
