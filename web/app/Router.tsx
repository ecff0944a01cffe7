import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { paths } from '../platform/paths.ts';
import { AuthPage } from '../features/session/AuthPage.tsx';
import { PageSpinner } from '../ui/components/Loading.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { updateNow } from './service-worker.ts';

const WelcomePage = lazy(async () => ({ default: (await import('../features/session/WelcomePage.tsx')).WelcomePage }));
const ResetPage = lazy(async () => ({ default: (await import('../features/session/reset/ResetPage.tsx')).ResetPage }));
const LogoutPage = lazy(async () => ({ default: (await import('../features/session/LogoutPage.tsx')).LogoutPage }));
const DownloadPage = lazy(async () => ({
  default: (await import('../features/onboarding/DownloadPage.tsx')).DownloadPage,
}));
const KioskPage = lazy(async () => ({ default: (await import('../kiosk/KioskPage.tsx')).KioskPage }));
const KitchenRoutes = lazy(async () => {
  const [{ KitchenRoutes: Routed }, { loadScreen }] = await Promise.all([
    import('./KitchenRoutes.tsx'),
    import('./loaders.ts'),
  ]);
  // A page that cannot be loaded shows the error in its own place.
  await loadScreen(location).catch(() => undefined);
  return { default: Routed };
});

/** The routes before the sign-in. All others are a lazy chunk, so that the sign-in page stays small. */
export function Router() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageSpinner />}>
        <Routes>
          <Route path={paths.auth} element={<AuthPage />} />
          <Route path={paths.welcome} element={<WelcomePage />} />
          <Route path={paths.reset} element={<ResetPage />} />
          <Route path={paths.logout} element={<LogoutPage />} />
          <Route path={paths.download} element={<DownloadPage />} />
          <Route path={paths.kiosk} element={<KioskPage onUpdate={updateNow} />} />
          <Route path="*" element={<KitchenRoutes />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
