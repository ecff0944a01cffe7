import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { UserJson } from '#schema/rest.ts';
import { ViewerContext } from '../ui/viewer.ts';
import { fetchUser } from './requests.ts';

/** Unknown while loading; then the person, or null when nobody is signed in; or why it could not be asked. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly user: UserJson | null }
  | { readonly status: 'failed'; readonly error: unknown };

interface Session {
  readonly state: SessionState;
  readonly setUser: (user: UserJson | null) => void;
  /** Asks the server again who is signed in; keeps what is on screen when it cannot be reached. */
  readonly refresh: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

/** Asked while the code is still loading, so that the first screen waits for one round trip less. */
const firstAnswer = fetchUser();
firstAnswer.catch(() => undefined);

/** Holds who is signed in. `answer` is for tests. */
export function SessionProvider({
  children,
  answer = firstAnswer,
}: {
  readonly children: ReactNode;
  readonly answer?: Promise<UserJson | null>;
}) {
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  const setUser = useCallback((user: UserJson | null) => setState({ status: 'ready', user }), []);
  const refresh = useCallback(async () => {
    try {
      setUser(await fetchUser());
    } catch (error) {
      setState((before) => (before.status === 'ready' ? before : { status: 'failed', error }));
    }
  }, [setUser]);
  useEffect(() => {
    answer.then(setUser, (error: unknown) => setState({ status: 'failed', error }));
  }, [answer, setUser]);
  const session = useMemo(() => ({ state, setUser, refresh }), [state, setUser, refresh]);
  const viewer = state.status === 'ready' ? state.user : null;
  return (
    <SessionContext value={session}>
      <ViewerContext value={viewer}>{children}</ViewerContext>
    </SessionContext>
  );
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
