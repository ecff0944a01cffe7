import { lazy } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { Role } from '#schema/vocabulary.ts';
import { paths } from '../platform/paths.ts';
import { useSession } from '../features/session/SessionProvider.tsx';
import { WaitingPage } from '../features/session/WaitingPage.tsx';
import { deviceMark } from '../platform/device/device-mark.ts';
import { PageSpinner } from '../ui/components/Waiting.tsx';
import { AccessDeniedPage } from './AccessDeniedPage.tsx';
import { OutOfReach } from './OutOfReach.tsx';

const LockScreen = lazy(async () => ({
  default: (await import('../features/session/lock/LockScreen.tsx')).LockScreen,
}));

/**
 * Lets the right people through to the routes inside: signed in, verified, and of one of the roles when any are named.
 * A shared tablet asks for a PIN in place of the sign-in. With `comeBack` the sign-in leads back here instead of home.
 */
export function RouteGuard({ roles, comeBack }: { readonly roles?: readonly Role[]; readonly comeBack?: boolean }) {
  const { state, refresh } = useSession();
  const { pathname } = useLocation();
  if (state.status === 'loading') return <PageSpinner />;
  if (state.status === 'failed') return <OutOfReach error={state.error} onRetry={refresh} />;
  if (!state.user && state.device?.kind === 'tablet') return <LockScreen device={state.device} />;
  // A display shows its board there; a device that was revoked is paired again.
  if (!state.user) {
    const back = comeBack ? { comeBack: pathname } : null;
    return <Navigate to={deviceMark() === null ? paths.auth : paths.kiosk} state={back} replace />;
  }
  if (!state.user.verified) return <WaitingPage user={state.user} />;
  if (roles && !roles.includes(state.user.role)) return <AccessDeniedPage roles={roles} />;
  return <Outlet />;
}
