import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { DeviceJson } from '#schema/devices.ts';
import type { UserJson } from '#schema/rest.ts';
import { deviceMark, onDeviceMarked } from '../../platform/device/device-mark.ts';
import { forgetOthers } from '../../platform/storage/own-storage.ts';
import { ViewerContext } from '../../platform/session/viewer.ts';
import { fetchDevice, knownDevice, noteLock } from './device.ts';
import { fetchUser } from './requests.ts';

/**
 * Unknown while loading; then the person, or null when nobody is signed in, and the kitchen's device that this browser
 * is, if it is one; or why it could not be asked.
 */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly user: UserJson | null; readonly device: DeviceJson | null }
  | { readonly status: 'failed'; readonly error: unknown };

type Who = readonly [UserJson | null, DeviceJson | null];

interface Session {
  readonly state: SessionState;
  readonly setUser: (user: UserJson | null) => void;
  /** Asks the server again who is signed in; keeps what is on screen when it cannot be reached. */
  readonly refresh: () => Promise<void>;
  /** Takes the person off a shared tablet at once; the server follows as soon as it can be reached. */
  readonly lock: () => void;
}

const SessionContext = createContext<Session | null>(null);

/** Asked while the code is still loading, so that the first screen waits for one round trip less. */
const firstAnswer = fetchUser();
const firstDevice = fetchDevice();
firstAnswer.catch(() => undefined);
firstDevice.catch(() => undefined);

interface SessionProviderProps {
  readonly children: ReactNode;
  /** For tests, as is `device`. */
  readonly answer?: Promise<UserJson | null>;
  readonly device?: Promise<DeviceJson | null>;
}

/** Holds who is signed in, and on which device. */
export function SessionProvider({ children, answer = firstAnswer, device = firstDevice }: SessionProviderProps) {
  const { state, ...actions } = useSessionState(answer, device);
  const { setUser, refresh, lock } = actions;
  const session = useMemo(() => ({ state, setUser, refresh, lock }), [state, setUser, refresh, lock]);
  const viewer = state.status === 'ready' ? state.user : null;
  return (
    <SessionContext value={session}>
      <ViewerContext value={viewer}>{children}</ViewerContext>
    </SessionContext>
  );
}

function useSessionState(answer: Promise<UserJson | null>, firstDevice: Promise<DeviceJson | null>): Session {
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  // Counts the questions: an older one that is answered late changes nothing any more.
  const latest = useRef(0);
  const learn = useCallback((question: number, [user, device]: Who) => {
    if (question !== latest.current) return;
    // A session that ran out keeps what was half entered for its person; another person begins without it.
    if (user) forgetOthers(user.id);
    setState({ status: 'ready', user, device: device ?? (user ? knownDevice() : null) });
  }, []);
  const fail = useCallback((question: number, error: unknown) => {
    if (question !== latest.current) return;
    const device = knownDevice();
    // Cut off from the beginning, a shared tablet is still one: locked.
    const cutOff: SessionState =
      device?.kind === 'tablet' ? { status: 'ready', user: null, device } : { status: 'failed', error };
    setState((before) => (before.status === 'ready' ? before : cutOff));
  }, []);
  const refresh = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    const failed = (error: unknown) => fail(mine, error);
    await Promise.all([fetchUser(), fetchDevice()]).then((who) => learn(mine, who), failed);
  }, [fail, learn]);

  const hold = useCallback((user: UserJson | null) => {
    latest.current += 1;
    forgetOthers(user?.id ?? null);
    setState((before) => ({ status: 'ready', user, device: before.status === 'ready' ? before.device : null }));
  }, []);
  const restart = useCallback(() => {
    forgetOthers(null);
    setState({ status: 'loading' });
    void refresh();
  }, [refresh]);
  // Who signs out with a password may leave a shared tablet behind.
  const setUser = useCallback(
    (user: UserJson | null) => (user === null && deviceMark() !== null ? restart() : hold(user)),
    [hold, restart],
  );
  const lock = useCallback(() => {
    noteLock();
    hold(null);
    void refresh();
  }, [hold, refresh]);

  useEffect(() => {
    const failed = (error: unknown) => fail(0, error);
    Promise.all([answer, firstDevice]).then((who) => learn(0, who), failed);
  }, [answer, firstDevice, fail, learn]);
  useEffect(() => onDeviceMarked(restart), [restart]);
  return { state, setUser, refresh, lock };
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The shared tablet that this browser is; null elsewhere. */
export function useTablet(): DeviceJson | null {
  const { state } = useSession();
  return state.status === 'ready' && state.device?.kind === 'tablet' ? state.device : null;
}
