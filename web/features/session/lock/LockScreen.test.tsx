import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceJson } from '#schema/devices.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { cook, renderScreen } from '../../../testing/render.tsx';
import { SessionProvider } from '../SessionProvider.tsx';
import { LockScreen } from './LockScreen.tsx';

const tablet: DeviceJson = {
  id: 'd1',
  name: 'Cold line tablet',
  kind: 'tablet',
  language: 'en',
  scopes: ['display_read'],
  organizationName: 'Harbour & Vine',
  autoLockMinutes: 2,
  person: null,
};

type Answers = Parameters<typeof fakeServer>[0];

function open(answers: Answers = {}, overrides: Partial<DeviceJson> = {}) {
  const device = { ...tablet, ...overrides };
  const calls = fakeServer({
    'GET /api/user': () => new Response('Sign in first.', { status: 401 }),
    'GET /api/device': () => Response.json(device),
    'POST /api/devices/pin': () => Response.json(cook),
    'POST /api/devices/lock': () => Response.json({}),
    ...answers,
  });
  renderScreen(
    <SessionProvider answer={Promise.resolve(null)} device={Promise.resolve(device)}>
      <LockScreen device={device} />
    </SessionProvider>,
    { viewer: null },
  );
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  return { calls, user, paths: () => calls.map(({ method, path }) => `${method} ${path}`).toSorted() };
}

const pass = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T14:07:00Z') });
  localStorage.clear();
  localStorage.setItem('brigade.device', 'tablet');
  localStorage.setItem('brigade.device-renewed', String(Date.now()));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a locked tablet', () => {
  test('shows its name and the time, and sends the PIN', async () => {
    const { calls, user } = open();
    await pass(0);
    expect(screen.getByText('Cold line tablet')).toBeVisible();
    expect(screen.getByText('Harbour & Vine')).toBeVisible();
    expect(screen.getByText('2:07 PM')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in with a password' })).toHaveAttribute('href', '/auth');
    await pass(0);
    await act(async () => {
      await user.keyboard('4711{Enter}');
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(calls.map(({ path, body }) => [path, body])).toEqual([['/api/devices/pin', { pin: '4711' }]]);
  });

  test('uses the language of the device', async () => {
    open({}, { language: 'es' });
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Escribe tu PIN' })).toBeVisible();
  });

  test('checks after a wrong PIN whether the device is still paired', async () => {
    const { user, paths } = open({ 'POST /api/devices/pin': () => new Response('No.', { status: 401 }) });
    await pass(0);
    await act(async () => {
      await user.keyboard('4711{Enter}');
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByText('That PIN is not known here.')).toBeVisible();
    expect(paths()).toEqual(['GET /api/device', 'GET /api/user', 'POST /api/devices/pin']);
  });

  test('renews its credential once a day while it waits', async () => {
    const renewed = () => Response.json(tablet);
    const almostADay = 24 * 60 * 60 * 1_000 - 90_000;
    localStorage.setItem('brigade.device-renewed', String(Date.now() - almostADay));
    const { paths } = open({ 'POST /api/devices/renew': renewed });
    await pass(61);
    expect(paths()).toEqual(['GET /api/device', 'GET /api/user']);
    await pass(600);
    expect(paths().filter((path) => path === 'POST /api/devices/renew')).toHaveLength(1);
  });

  test('shows that unlocking needs a connection', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    await pass(0);
    expect(screen.getByText('You are offline. Unlocking needs a connection.')).toBeVisible();
    onLine.mockRestore();
  });

  test('shows a new PIN to the person who entered a temporary one, and opens when they have confirmed it', async () => {
    const { user, calls } = open({ 'POST /api/devices/pin': () => Response.json({ ...cook, newPin: '7305' }) });
    await user.keyboard('4821{Enter}');
    expect(await screen.findByLabelText('7 3 0 5')).toBeVisible();
    const before = calls.length;
    // The lock screen polls every minute who is signed in, which would close the PIN.
    await pass(90);
    expect(screen.getByLabelText('7 3 0 5')).toBeVisible();
    expect(calls.length).toBe(before);
    await user.click(screen.getByRole('button', { name: 'I know it now' }));
    expect(screen.queryByLabelText('7 3 0 5')).toBeNull();
  });
});
