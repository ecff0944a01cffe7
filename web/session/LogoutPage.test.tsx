import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeServer } from '../testing/fake-server.ts';
import { manager, renderScreen } from '../testing/render.tsx';
import { LogoutPage } from './LogoutPage.tsx';
import { SessionProvider } from './SessionProvider.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function open(status: number) {
  const calls = fakeServer({ 'POST /api/logout': () => new Response(status < 400 ? '{}' : 'Not now.', { status }) });
  renderScreen(
    <SessionProvider answer={Promise.resolve(manager)}>
      <LogoutPage />
    </SessionProvider>,
    { at: '/logout' },
  );
  await act(async () => jest.advanceTimersByTimeAsync(990));
  return calls;
}

test('says so, ends the session once, and opens /auth after one second', async () => {
  const calls = await open(200);
  expect(screen.getByRole('heading', { name: 'Logging out...' })).toBeInTheDocument();
  expect(screen.getByText('Please wait while we log you out.')).toBeInTheDocument();
  expect(screen.getByText('You have been logged out successfully.')).toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent('/logout');
  await act(async () => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByLabelText('address')).toHaveTextContent('/auth');
  expect(calls).toHaveLength(1);
});

test('a refused logout is told', async () => {
  await open(500);
  expect(screen.getByRole('alert')).toHaveTextContent('Logout failedNot now.');
});
