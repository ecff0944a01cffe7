import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../platform/paths.ts';
import { keepUnfinished } from '../../../platform/session/unfinished.ts';
import { useMaybeViewer } from '../../../platform/session/viewer.ts';
import { useSession } from '../SessionProvider.tsx';

/**
 * Locks the shared tablet: closes the user's screens and layers, clears their cached data, and navigates home. Their
 * unfinished input is stored until they unlock it again.
 */
export function useLock(): () => void {
  const { lock } = useSession();
  const navigate = useNavigate();
  const viewerId = useMaybeViewer()?.id;
  const { pathname, search } = useLocation();
  return useCallback(() => {
    // A PIN opens only the cook's screens.
    if (viewerId !== undefined && pathname === paths.cook) keepUnfinished(viewerId, pathname + search);
    lock();
    void navigate(paths.home, { replace: true });
  }, [lock, navigate, viewerId, pathname, search]);
}
