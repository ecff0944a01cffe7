import { useApolloClient } from '@apollo/client/react';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import type { DeviceJson } from '#schema/devices.ts';
import type { UserJson } from '#schema/rest.ts';
import { LockButton } from '../features/session/lock/LockButton.tsx';
import { SessionProvider } from '../features/session/SessionProvider.tsx';
import { data, fakeServer } from '../testing/fake-server.ts';
import { Problem } from '../platform/graphql/problem.ts';
import { cook, manager, renderScreen } from '../testing/render.tsx';
import { markDevice } from '../platform/device/device-mark.ts';
import { isText, useUnfinished } from '../platform/session/unfinished.ts';
import { useViewer } from '../platform/session/viewer.ts';
import { Sheet } from '../ui/components/Sheet.tsx';
import { showToast } from '../ui/components/toasts/toast-store.ts';
import { HomeRedirect } from './HomeRedirect.tsx';
import { fetchUser } from '../features/session/requests.ts';
import { lockIdleTablet } from '../features/session/shared-tablet.ts';
import { RouteGuard } from './RouteGuard.tsx';
import { SignedIn } from './SignedIn.tsx';
import type { KitchenQuery } from './kitchen.generated.ts';
import type { Result } from '../testing/fixture.ts';

const luis: UserJson = { ...cook, id: 'u9', username: 'luis', name: 'Luis Vega' };
const people: Readonly<Record<string, UserJson>> = { '1234': cook, '5678': luis };
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
const kitchenOfTablet: Result<KitchenQuery> = {
  organization: {
    __typename: 'Organization',
    id: 'o1',
    name: 'Harbour & Vine',
    timeZone: 'UTC',
    dayRollover: '04:00',
    periodKind: 'week',
    weekStart: 'mon',
    fiscalYearStart: null,
    currency: 'USD',
    temperatureUnit: 'C',
    measureSystem: 'metric',
    hourClock: null,
    demo: false,
  },
  me: null,
  units: [],
};
const unauthorized = () => new Response('Sign in first.', { status: 401 });

/** A server with one tablet and two PINs; `down` makes it unreachable. */
function kitchen({
  device = tablet,
  signedIn = null,
}: { device?: DeviceJson | null; signedIn?: UserJson | null } = {}) {
  const now = { device, user: signedIn, down: false, password: false };
  const reached = (answer: () => Response) => () =>
    now.down ? Promise.reject(new TypeError('Failed to fetch')) : answer();
  const pinOf = (body: unknown) => (typeof body === 'object' && body !== null && 'pin' in body ? String(body.pin) : '');
  const calls = fakeServer({
    'GET /api/user': reached(() => (now.user ? Response.json(now.user) : unauthorized())),
    'GET /api/device': reached(() => (now.device ? Response.json(now.device) : unauthorized())),
    'POST /api/devices/pin': ({ body }) => {
      now.user = people[pinOf(body)] ?? null;
      return now.user ? Response.json(now.user) : unauthorized();
    },
    'POST /api/logout': reached(() => {
      now.user = null;
      now.password = false;
      return Response.json({});
    }),
    'POST /api/devices/lock': reached(() => {
      if (now.password) return unauthorized();
      now.user = null;
      return Response.json({});
    }),
    Kitchen: () => data<KitchenQuery>(kitchenOfTablet),
  });
  return { now, calls, paths: () => calls.map(({ method, path }) => `${method} ${path}`) };
}

/** The data client of each user, in the order of unlocking. */
const seen: unknown[] = [];

/** A figure that is being typed. */
function Entry() {
  const [typed, setTyped] = useUnfinished('typed', '', isText);
  return <input aria-label="Amount" value={typed} onChange={(event) => setTyped(event.target.value)} />;
}

function Screen() {
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);
  if (!seen.includes(client)) seen.push(client);
  return (
    <>
      <h1>Prep of {useViewer().name}</h1>
      <LockButton />
      <p>Data {seen.indexOf(client) + 1}</p>
      <Entry />
      <button type="button">Prep</button>
      <button type="button" onClick={() => setAsking(true)}>
        Finish
      </button>
      {asking ? (
        <Sheet title="How much was made?" footer={null} onClose={() => setAsking(false)}>
          <input aria-label="Made" />
        </Sheet>
      ) : null}
    </>
  );
}

async function open(answer: UserJson | null | Promise<null>, device: DeviceJson | null, at = '/cook') {
  renderScreen(
    <SessionProvider answer={Promise.resolve(answer)} device={Promise.resolve(device)}>
      <Routes>
        <Route element={<RouteGuard />}>
          <Route path="/" element={<HomeRedirect />} />
          <Route element={<SignedIn />}>
            <Route path="/cook" element={<Screen />} />
            <Route path="/manager" element={<Screen />} />
          </Route>
        </Route>
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </SessionProvider>,
    { viewer: null, at },
  );
  await pass(0);
  return userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
}

const pass = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1_000));
const enter = (user: ReturnType<typeof userEvent.setup>, pin: string) =>
  act(async () => {
    await user.keyboard(`${pin}{Enter}`);
    await vi.advanceTimersByTimeAsync(0);
  });
/** Waits for responses and code, which take several turns, without letting time pass. */
const untilShown = async (find: () => HTMLElement | null) => {
  for (let turn = 0; !find() && turn < 50; turn += 1) await pass(0);
};
const address = () => screen.getByLabelText('address');
const unlock = () => screen.queryByRole('heading', { name: 'Enter your PIN' });

// Loading the code takes real time, which fake timers do not advance.
beforeAll(() =>
  Promise.all([
    import('./LockedTablet.tsx'),
    import('../features/session/lock/LockScreen.tsx'),
    import('../features/prep/TaskLayer.tsx'),
    import('../features/recipes/RecipeLayer.tsx'),
  ]),
);
beforeEach(() => {
  seen.length = 0;
  vi.useFakeTimers();
  localStorage.clear();
  markDevice('tablet');
  localStorage.setItem('brigade.device-renewed', String(Date.now()));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a shared tablet', () => {
  test('shows the PIN pad instead of the sign-in, and opens that person’s screens', async () => {
    kitchen();
    const user = await open(null, tablet, '/');
    await untilShown(unlock);
    expect(unlock()).toBeVisible();
    await enter(user, '1234');
    expect(screen.getByRole('heading', { name: 'Prep of Ana Ruiz' })).toBeVisible();
    expect(address()).toHaveTextContent('/cook');
  });

  test('locks with one tap on the name, and opens for the next person with a new cache', async () => {
    const { paths } = kitchen({ signedIn: cook });
    const user = await open(cook, tablet, '/cook?tab=my-list');
    expect(screen.getByText('Data 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ana Ruiz: lock or switch person' }));
    await pass(0);
    expect(unlock()).toBeVisible();
    expect(paths()).toContain('POST /api/devices/lock');
    expect(address()).toHaveTextContent(/^\/$/);
    await enter(user, '5678');
    expect(screen.getByRole('heading', { name: 'Prep of Luis Vega' })).toBeVisible();
    expect(address()).toHaveTextContent(/^\/cook$/);
    expect(screen.getByText('Data 2')).toBeVisible();
  });

  test('shows no toast of the person who locked it', async () => {
    kitchen({ signedIn: cook });
    const user = await open(cook, tablet);
    act(() => void showToast({ title: 'Prep Task Updated', action: { label: 'Undo', onPress: () => undefined } }));
    expect(screen.getByText('Prep Task Updated')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ana Ruiz: lock or switch person' }));
    await untilShown(unlock);
    expect(screen.queryByText('Prep Task Updated')).toBeNull();
  });

  test('warns ten seconds before it locks itself, and any touch keeps it open', async () => {
    kitchen({ signedIn: cook });
    const user = await open(cook, tablet);
    await pass(109);
    expect(screen.queryByText(/^Locking in/)).toBeNull();
    await pass(2);
    expect(screen.getByText('Locking in 9 s')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Prep' }));
    expect(screen.queryByText(/^Locking in/)).toBeNull();
    await pass(100);
    await user.keyboard('x');
    await pass(119);
    expect(unlock()).toBeNull();
    await pass(2);
    expect(unlock()).toBeVisible();
  });

  test('closes the open layer when it locks itself', async () => {
    kitchen({ signedIn: cook });
    const user = await open(cook, tablet, '/cook?task=t1');
    await untilShown(() => screen.queryByRole('dialog'));
    expect(screen.getByRole('dialog')).toBeVisible();
    await pass(121);
    expect(screen.queryByRole('dialog')).toBeNull();
    // Clicks, not typing: no part of the layer may cover the keys.
    await act(async () => {
      for (const key of ['5', '6', '7', '8', 'Enter']) await user.click(screen.getByRole('button', { name: key }));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByRole('heading', { name: 'Prep of Luis Vega' })).toBeVisible();
  });

  test('locks over an open recipe after fifteen minutes only', async () => {
    kitchen({ signedIn: cook });
    await open(cook, tablet, '/cook?recipe=r1');
    vi.setSystemTime(Date.now() + 14 * 60_000);
    await pass(1);
    expect(unlock()).toBeNull();
    vi.setSystemTime(Date.now() + 60_000);
    await pass(1);
    await untilShown(unlock);
    expect(unlock()).toBeVisible();
  });

  test('is switched from inside a layer', async () => {
    kitchen({ signedIn: cook });
    const user = await open(cook, tablet, '/cook?recipe=r1');
    await untilShown(() => screen.queryByRole('dialog'));
    const layer = within(screen.getByRole('dialog'));
    await user.click(layer.getByRole('button', { name: 'Ana Ruiz: lock or switch person' }));
    await untilShown(unlock);
    expect(unlock()).toBeVisible();
  });

  test('is switched from inside a small dialog, whose first focus is not the lock', async () => {
    kitchen({ signedIn: cook });
    const user = await open(cook, tablet);
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await pass(1);
    const dialog = within(screen.getByRole('dialog', { name: 'How much was made?' }));
    const lock = dialog.getByRole('button', { name: 'Ana Ruiz: lock or switch person' });
    expect(lock).not.toHaveFocus();
    await user.click(lock);
    await untilShown(unlock);
    expect(unlock()).toBeVisible();
  });

  describe('that locked while input was unsaved', () => {
    async function lockOverEntry() {
      kitchen({ signedIn: cook });
      const user = await open(cook, tablet, '/cook?tab=my-list');
      await user.type(screen.getByRole('textbox', { name: 'Amount' }), '4.2');
      await pass(121);
      await untilShown(unlock);
      return user;
    }

    test('opens there again for the same person, with what was typed', async () => {
      const user = await lockOverEntry();
      await enter(user, '1234');
      expect(address()).toHaveTextContent('/cook?tab=my-list');
      expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('4.2');
    });

    test('drops it permanently for another person', async () => {
      const user = await lockOverEntry();
      await enter(user, '5678');
      expect(address()).toHaveTextContent(/^\/cook$/);
      expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
      await user.click(screen.getByRole('button', { name: 'Luis Vega: lock or switch person' }));
      await untilShown(unlock);
      await enter(user, '1234');
      expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
    });
  });

  test('stays locked after a reload when the lock request failed', async () => {
    const { now, calls } = kitchen({ signedIn: cook });
    const user = await open(cook, tablet);
    now.down = true;
    await user.click(screen.getByRole('button', { name: 'Ana Ruiz: lock or switch person' }));
    await pass(5);
    expect(unlock()).toBeVisible();
    expect(now.user).toBe(cook);
    now.down = false;
    await pass(60);
    expect(now.user).toBeNull();
    expect(unlock()).toBeVisible();
    const requested = calls.map(({ path }) => path);
    expect(requested.indexOf('/api/devices/lock')).toBeLessThan(requested.lastIndexOf('/api/user'));
  });

  test('that was closed before it could lock starts locked, also for its cook, and ends the session', async () => {
    const { paths } = kitchen({ signedIn: cook });
    const user = await open(cook, tablet);
    await user.click(screen.getByRole('button', { name: 'Prep' }));
    await pass(60);
    // Closed within the time, and opened again.
    lockIdleTablet();
    expect(await fetchUser()).toMatchObject({ id: cook.id });
    vi.setSystemTime(Date.now() + 3 * 3_600_000);
    lockIdleTablet();
    expect(await fetchUser()).toBeNull();
    expect(paths()).toContain('POST /api/devices/lock');
  });

  test('also locks a person who signed in with a password', async () => {
    const { now, paths } = kitchen({ signedIn: manager });
    now.password = true;
    const user = await open(manager, tablet);
    await user.click(screen.getByRole('button', { name: 'Marco Silva: lock or switch person' }));
    await untilShown(unlock);
    expect(unlock()).toBeVisible();
    expect(paths()).toContain('POST /api/logout');
    expect(now.user).toBeNull();
  });

  test('starts locked without a network, and opens once there is one', async () => {
    const { now } = kitchen();
    localStorage.setItem('brigade.device-known', JSON.stringify(tablet));
    now.down = true;
    const user = await open(Promise.reject(new Problem('Nobody answers.')), null, '/');
    expect(unlock()).toBeVisible();
    now.down = false;
    await enter(user, '1234');
    expect(screen.getByRole('heading', { name: 'Prep of Ana Ruiz' })).toBeVisible();
  });

  test('goes to the pairing screen when it was revoked', async () => {
    const { now } = kitchen();
    await open(null, tablet, '/');
    now.device = null;
    await pass(61);
    expect(address()).toHaveTextContent('/kiosk');
  });

  test('takes effect as soon as this browser is paired', async () => {
    localStorage.removeItem('brigade.device');
    kitchen();
    await open(null, null, '/kiosk');
    await act(async () => {
      markDevice('tablet');
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });
});

describe('an ordinary browser', () => {
  test('has no lock and never requests its device', async () => {
    localStorage.removeItem('brigade.device');
    const { paths } = kitchen({ signedIn: cook });
    await open(cook, null);
    await pass(600);
    expect(screen.getByRole('heading', { name: 'Prep of Ana Ruiz' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /lock/ })).toBeNull();
    expect(paths()).not.toContain('GET /api/device');
  });
});

test('a display sent to / goes to its board', async () => {
  kitchen();
  await open(null, { ...tablet, kind: 'display' }, '/');
  expect(address()).toHaveTextContent('/kiosk');
});
