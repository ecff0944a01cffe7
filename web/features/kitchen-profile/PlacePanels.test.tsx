import { expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { admin, renderScreen } from '../../testing/render.tsx';
import { StationsPanel } from './PlacePanels.tsx';
import type { KitchenStationsQuery } from './places.generated.ts';

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
