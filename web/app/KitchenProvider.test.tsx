import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useKitchen } from '../ui/format/kitchen.ts';
import { data, fakeServer } from '../testing/fake-server.ts';
import type { Result } from '../testing/fixture.ts';
import { renderScreen } from '../testing/render.tsx';
import { KitchenProvider } from './KitchenProvider.tsx';
import { LayerHost } from './LayerHost.tsx';
import type { KitchenQuery } from './kitchen.generated.ts';

const kitchen: Result<KitchenQuery> = {
  organization: {
    __typename: 'Organization',
    id: 'o1',
    name: 'Harbour Kitchen',
    timeZone: 'Pacific/Auckland',
    dayRollover: '04:00',
    periodKind: 'week',
    weekStart: 'mon',
    fiscalYearStart: null,
    currency: 'EUR',
    temperatureUnit: 'C',
    measureSystem: 'metric',
    hourClock: null,
    demo: false,
  },
  me: { __typename: 'User', id: 'u1', language: 'en', stationId: null, mutedTopics: [] },
  units: [],
};

function Page() {
  return <h1>{useKitchen().currency}</h1>;
}
const page = () => (
  <KitchenProvider>
    <Page />
  </KitchenProvider>
);

test('while the kitchen loads, no screen is shown with the day and currency of the device', async () => {
  const answer = Promise.withResolvers<Response>();
  fakeServer({ Kitchen: () => answer.promise });
  renderScreen(page());
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.getByText('USD')).not.toBeVisible();
  await act(async () => answer.resolve(data<KitchenQuery>(kitchen)));
  expect(await screen.findByRole('heading', { name: 'EUR' })).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a screen is shown when the kitchen cannot be loaded', async () => {
  fakeServer({ Kitchen: () => Promise.reject(new TypeError('Failed to fetch')) });
  renderScreen(page());
  expect(await screen.findByRole('heading', { name: 'USD' })).toBeVisible();
});

test('a layer of an address is not shown while the kitchen loads', async () => {
  const answer = Promise.withResolvers<Response>();
  fakeServer({ Kitchen: () => answer.promise });
  renderScreen(
    <KitchenProvider>
      <LayerHost />
    </KitchenProvider>,
    { at: '/?lot=l1' },
  );
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => answer.resolve(data<KitchenQuery>(kitchen)));
  expect(await screen.findByRole('dialog', undefined, { timeout: 10_000 })).toBeVisible();
});

test('without a network the connection strip is shown while the kitchen loads', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fakeServer({ Kitchen: () => new Promise(() => undefined) });
  renderScreen(page());
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
});
