import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { DeviceJson } from '#schema/devices.ts';
import type { UserJson } from '#schema/rest.ts';
import { deviceMark, onDeviceMarked } from '../../platform/device/device-mark.ts';
import { ViewerContext } from '../../platform/session/viewer.ts';
import { firstDevice, firstUser } from './first-user.ts';
import { fetchPairedDevice, lastDevice, noteLock } from './shared-tablet.ts';
import { lastUser, noteLocked, noteUser } from './last-user.ts';
import { fetchUser } from './requests.ts';
import { clearToasts } from '../../ui/components/toasts/toast-store.ts';

/**
 * The signed-in user (null when signed out) and the paired device that this browser is (null for an ordinary browser);
 * or why the request failed.
 */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly user: UserJson | null; readonly device: DeviceJson | null }
  | { readonly status: 'failed'; readonly error: unknown };

type UserAndDevice = readonly [UserJson | null, DeviceJson | null];

interface Session {
  readonly state: SessionState;
  readonly setUser: (user: UserJson | null) => void;
  /** Fetches the session again; the screen stays as it is when the server cannot be reached. */
  readonly refresh: () => Promise<void>;
  /** Locks a shared tablet at once; the server's session is ended as soon as it can be reached. */
  readonly lock: () => void;
}

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  readonly children: ReactNode;
  /** For tests; also `device`. */
  readonly answer?: Promise<UserJson | null>;
  readonly device?: Promise<DeviceJson | null>;
}

/** Provides the signed-in user and the device. */
export function SessionProvider({ children, answer = firstUser, device = firstDevice }: SessionProviderProps) {
  const { state, ...actions } = useSessionState(answer, device);
  const { setUser, refresh, lock } = actions;
  const session = useMemo(() => ({ state, setUser, refresh, lock }), [state, setUser, refresh, lock]);
  const viewer = state.status === 'ready' ? state.user : null;
  const viewerId = viewer?.id;
  useEffect(() => (viewerId === undefined ? undefined : clearToasts), [viewerId]);
  return (
    <SessionContext value={session}>
      <ViewerContext value={viewer}>{children}</ViewerContext>
    </SessionContext>
  );
}

function useSessionState(answer: Promise<UserJson | null>, firstDevice: Promise<DeviceJson | null>): Session {
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  // Counts the requests, so that a late response to an older one is ignored.
  const latest = useRef(0);
  const update = useCallback((request: number, [user, device]: UserAndDevice) => {
    if (request !== latest.current) return;
    // After an expired session the same person finds their drafts; another person must not.
    if (user) noteUser(user);
    setState({ status: 'ready', user, device });
  }, []);
  const fail = useCallback((request: number, error: unknown) => {
    if (request !== latest.current) return;
    const device = lastDevice();
    setState((before) => (before.status === 'ready' ? before : offlineState(device, error)));
  }, []);
  const refresh = useCallback(async () => {
    latest.current += 1;
    const current = latest.current;
    const failed = (error: unknown) => fail(current, error);
    await Promise.all([fetchUser(), fetchPairedDevice()]).then((who) => update(current, who), failed);
  }, [fail, update]);

  const showUser = useCallback((user: UserJson | null) => {
    latest.current += 1;
    setState((before) => ({ status: 'ready', user, device: before.status === 'ready' ? before.device : null }));
  }, []);
  const replaceUser = useCallback(
    (user: UserJson | null) => {
      noteUser(user);
      showUser(user);
    },
    [showUser],
  );
  const restart = useCallback(() => {
    noteUser(null);
    setState({ status: 'loading' });
    void refresh();
  }, [refresh]);
  // After a sign-out with a password, a shared tablet must show its lock screen.
  const setUser = useCallback(
    (user: UserJson | null) => (user === null && deviceMark() !== null ? restart() : replaceUser(user)),
    [replaceUser, restart],
  );
  const lock = useCallback(() => {
    noteLock();
    noteLocked();
    showUser(null);
    void refresh();
  }, [showUser, refresh]);

  useEffect(() => {
    const failed = (error: unknown) => fail(0, error);
    Promise.all([answer, firstDevice]).then((who) => update(0, who), failed);
  }, [answer, firstDevice, fail, update]);
  useEffect(() => onDeviceMarked(restart), [restart]);
  return { state, setUser, refresh, lock };
}

/** A shared tablet that starts offline is locked; in other browsers the last user continues with the data stored for them. */
function offlineState(device: DeviceJson | null, error: unknown): SessionState {
  if (device?.kind === 'tablet') return { status: 'ready', user: null, device };
  const user = device === null ? lastUser() : null;
  return user ? { status: 'ready', user, device } : { status: 'failed', error };
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The shared tablet that this browser is paired as; null in other browsers. */
export function useTablet(): DeviceJson | null {
  const { state } = useSession();
  return state.status === 'ready' && state.device?.kind === 'tablet' ? state.device : null;
}
