import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../platform/paths.ts';
import { useSession } from '../SessionProvider.tsx';

/** Locks the shared tablet: closes the user's screens and layers, drops their data, and navigates home. */
export function useLock(): () => void {
  const { lock } = useSession();
  const navigate = useNavigate();
  return useCallback(() => {
    lock();
    void navigate(paths.home, { replace: true });
  }, [lock, navigate]);
}
