import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { LogoutPage } from './LogoutPage.tsx';
import { SessionProvider } from './SessionProvider.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(status: number) {
  const calls = fakeServer({ 'POST /api/logout': () => new Response(status < 400 ? '{}' : 'Not now.', { status }) });
  renderScreen(
    <SessionProvider answer={Promise.resolve(manager)}>
      <LogoutPage />
    </SessionProvider>,
    { at: '/logout' },
  );
  await act(async () => vi.advanceTimersByTimeAsync(990));
  return calls;
}

test('shows that, ends the session once, and opens /auth after one second', async () => {
  const calls = await open(200);
  expect(screen.getByRole('heading', { name: 'Logging out...' })).toBeInTheDocument();
  expect(screen.getByText('Please wait while we log you out.')).toBeInTheDocument();
  expect(screen.getByText('You have been logged out successfully.')).toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent('/logout');
  await act(async () => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByLabelText('address')).toHaveTextContent('/auth');
  expect(calls).toHaveLength(1);
});

test('shows the error of a refused logout', async () => {
  await open(500);
  expect(screen.getByRole('alert')).toHaveTextContent('Logout failedNot now.');
});

test('deletes people’s drafts from this browser, so that the next person cannot read them', async () => {
  localStorage.setItem('brigade.delivery.someone.d1', '{"version":1,"draft":{"lines":[]}}');
  localStorage.setItem('brigade.language', 'en');
  await open(200);
  expect(localStorage.getItem('brigade.delivery.someone.d1')).toBeNull();
  expect(localStorage.getItem('brigade.language')).toBe('en');
});

test('after another person’s session, a person finds only their own drafts', async () => {
  const own = `brigade.delivery.${manager.id}.d1`;
  localStorage.setItem(own, '{"version":1,"draft":{"lines":[]}}');
  localStorage.setItem('brigade.delivery.someone.d1', '{"version":1,"draft":{"lines":[]}}');
  renderScreen(<SessionProvider answer={Promise.resolve(manager)}>{null}</SessionProvider>);
  await act(async () => vi.advanceTimersByTimeAsync(0));
  expect(localStorage.getItem('brigade.delivery.someone.d1')).toBeNull();
  expect(localStorage.getItem(own)).not.toBeNull();
});
