import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceKind } from '#schema/vocabulary.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { deviceMark } from '../../platform/device/device-mark.ts';
import { modelOf } from './browser-facts.ts';
import { PairingScreen } from './PairingScreen.tsx';

const codes = ['BKTR-7Q4W', 'CCCC-2222', 'DDDD-3333'];

/** A server that answers polls in this order, then always `pending`. */
function server(polls: readonly (() => Response | Promise<Response>)[] = [], begins: readonly (() => Response)[] = []) {
  const left = { polls: [...polls], begins: [...begins] };
  let issued = 0;
  const offer = () => {
    const userCode = codes[issued] ?? '';
    issued += 1;
    return Response.json({
      deviceCode: `secret-${String(issued)}`,
      userCode,
      approveUrl: `https://brigade.example/admin/users?tab=devices&code=${userCode}`,
      expiresIn: 600,
      interval: 5,
    });
  };
  return fakeServer({
    'POST /api/devices/pairing': () => (left.begins.shift() ?? offer)(),
    'POST /api/devices/token': () =>
      (left.polls.shift() ?? (() => Response.json({ status: 'pending', interval: 5 })))(),
  });
}

const poll =
  (status: string, more: object = {}) =>
  () =>
    Response.json({ status, interval: 5, ...more });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const pass = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1_000));
const code = () => screen.queryByLabelText(/^Pairing code/)?.textContent ?? null;

async function open(calls: ReturnType<typeof server>) {
  const kinds: DeviceKind[] = [];
  const view = renderScreen(<PairingScreen onPaired={(kind) => kinds.push(kind)} />, { viewer: null, at: '/kiosk' });
  await pass(0);
  const polls = () => calls.filter(({ path }) => path === '/api/devices/token').map(({ body }) => body);
  return { ...view, kinds, polls };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the pairing screen', () => {
  test('shows the code and where to type it, sends the browser’s facts, and hides the device code', async () => {
    const calls = server();
    const { polls } = await open(calls);
    expect(code()).toBe('BKTR-7Q4W');
    expect(screen.getByText(/Open Admin > Users > Devices and press Pair a device/)).toBeVisible();
    expect(calls[0]?.body).toEqual(expect.objectContaining({ language: 'en', screen: '0 × 0', timeZone: 'UTC' }));
    expect(document.body.innerHTML).not.toContain('secret');
    await pass(11);
    expect(polls()).toEqual([{ deviceCode: 'secret-1' }, { deviceCode: 'secret-1' }]);
    expect(screen.getByRole('timer')).toHaveTextContent('A new code in 9:49');
  });

  test('is paired as soon as an admin approves, and stores the kind of device', async () => {
    const calls = server([poll('pending'), poll('approved', { kind: 'display' })]);
    const { kinds, polls } = await open(calls);
    await pass(10);
    expect(kinds).toEqual(['display']);
    expect(deviceMark()).toBe('display');
    await pass(60);
    expect(polls()).toHaveLength(2);
  });

  test('polls less often after slow_down', async () => {
    const { polls } = await open(server([poll('slow_down', { interval: 10 }), poll('pending', { interval: 10 })]));
    await pass(5);
    expect(polls()).toHaveLength(1);
    await pass(9);
    expect(polls()).toHaveLength(1);
    await pass(1);
    expect(polls()).toHaveLength(2);
  });

  test('shows that an admin denied it, with a new code', async () => {
    await open(server([poll('denied')]));
    await pass(5);
    expect(screen.getByText(/^An admin denied the request. This is a new code./)).toBeVisible();
    expect(code()).toBe('CCCC-2222');
    await pass(30);
    expect(screen.getByText(/^An admin denied the request/)).toBeVisible();
  });

  test('renews an expired code, by the server’s answer or by the clock', async () => {
    await open(server([poll('expired')]));
    await pass(5);
    expect(code()).toBe('CCCC-2222');
    await pass(605);
    expect(code()).toBe('DDDD-3333');
  });

  test('shows that it is offline, and keeps the code after reconnecting', async () => {
    const { kinds } = await open(server([lost, poll('approved', { kind: 'tablet' })]));
    await pass(5);
    expect(screen.getByText(/^No connection to Brigade. It tries again by itself./)).toBeVisible();
    expect(code()).toBe('BKTR-7Q4W');
    await pass(5);
    expect(kinds).toEqual(['tablet']);
  });

  test('waits for Retry-After before it requests another code', async () => {
    const tooMany = () => new Response('Too many.', { status: 429, headers: { 'retry-after': '40' } });
    const calls = server([], [tooMany]);
    await open(calls);
    expect(code()).toBeNull();
    expect(screen.getByText(/^Too many codes were asked for here./)).toBeVisible();
    await pass(39);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(code()).toBe('BKTR-7Q4W');
  });

  test('stops polling after unmount', async () => {
    const { unmount, polls } = await open(server());
    unmount();
    await pass(30);
    expect(polls()).toHaveLength(0);
  });

  test('can be switched to Spanish', async () => {
    server();
    renderScreen(<PairingScreen onPaired={() => undefined} />, { viewer: null, language: 'es' });
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Enlazar esta pantalla' })).toBeVisible();
    expect(screen.getByText(/Abre Administración > Usuarios > Dispositivos/)).toBeVisible();
  });
});

test.each([
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36', 0, 'Chrome, ChromeOS'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36', 5, 'Chrome, Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, 'Safari, iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, 'Safari, Mac'],
  ['Something else', 0, ''],
])('%s with %i touch points is %s', (userAgent, touchPoints, model) => {
  expect(modelOf(userAgent, touchPoints)).toBe(model);
});
