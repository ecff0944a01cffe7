import { lazy } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { Role } from '#schema/vocabulary.ts';
import { paths } from '../platform/paths.ts';
import { useSession } from '../features/session/SessionProvider.tsx';
import { WaitingPage } from '../features/session/WaitingPage.tsx';
import { deviceMark } from '../platform/device/device-mark.ts';
import { PageSpinner } from '../ui/components/Loading.tsx';
import { AccessDeniedPage } from './AccessDeniedPage.tsx';
import { UnreachablePage } from './UnreachablePage.tsx';

const LockedTablet = lazy(async () => ({ default: (await import('./LockedTablet.tsx')).LockedTablet }));

/**
 * Renders the inner routes for users who are signed in, verified, and of one of `roles` (any role when undefined).
 * A shared tablet shows the PIN screen instead of the sign-in. With `comeBack` the sign-in returns here instead of home.
 */
export function RouteGuard({ roles, comeBack }: { readonly roles?: readonly Role[]; readonly comeBack?: boolean }) {
  const { state, refresh } = useSession();
  const { pathname } = useLocation();
  if (state.status === 'loading') return <PageSpinner />;
  if (state.status === 'failed') return <UnreachablePage error={state.error} onRetry={refresh} />;
  if (!state.user && state.device?.kind === 'tablet') return <LockedTablet device={state.device} />;
  // The kiosk page shows a display's board, and pairs a revoked device again.
  if (!state.user) {
    const returnState = comeBack ? { comeBack: pathname } : null;
    return <Navigate to={deviceMark() === null ? paths.auth : paths.kiosk} state={returnState} replace />;
  }
  if (!state.user.verified) return <WaitingPage user={state.user} />;
  if (roles && !roles.includes(state.user.role)) return <AccessDeniedPage roles={roles} />;
  return <Outlet />;
}
