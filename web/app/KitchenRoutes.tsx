import type { ComponentType } from 'react';
import { matchRoutes, Route, Routes } from 'react-router';
import { admins, managers } from '#schema/permissions.ts';
import type { Role } from '#schema/vocabulary.ts';
import type { Area } from '../platform/feature.ts';
import { endpoints, paths, to } from '../platform/paths.ts';
import { lastUser } from '../features/session/last-user.ts';
import { HomeRedirect } from './HomeRedirect.tsx';
import { lazyPage } from './lazy-page.ts';
import { AdminLayout } from './layouts/AdminLayout.tsx';
import { CookLayout } from './layouts/CookLayout.tsx';
import { GuideLayout } from './layouts/GuideLayout.tsx';
import { ManagerLayout } from './layouts/ManagerLayout.tsx';
import { routes } from './merged-features.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RouteGuard } from './RouteGuard.tsx';
import { SignedIn } from './SignedIn.tsx';
import { ToServerPage } from './ToServerPage.tsx';

interface Frame {
  readonly Layout: ComponentType;
  /** The allowed roles; every signed-in user when undefined. */
  readonly roles?: readonly Role[];
}

const frames: Readonly<Record<Area, Frame>> = {
  cook: { Layout: CookLayout },
  guide: { Layout: GuideLayout },
  manager: { Layout: ManagerLayout, roles: managers },
  admin: { Layout: AdminLayout, roles: admins },
};

/** One for each loader: two paths of one page keep its state. */
const pages = new Map(routes.map(({ page }) => [page, lazyPage(page)]));

/** Loads the page of an address; that of `/` by the role of who used this browser last. */
export async function loadPage(pathname: string): Promise<void> {
  const user = lastUser();
  const address = pathname === paths.home && user ? to.homeOf(user.role) : pathname;
  const found = matchRoutes(
    routes.map(({ path, page }) => ({ path, handle: page })),
    address,
  )?.at(-1);
  if (found) await pages.get(found.route.handle)?.load();
}

/** The pages of one area, in its layout. */
function areaRoutes(area: Area) {
  const { Layout, roles } = frames[area];
  return (
    <Route element={<RouteGuard roles={roles} />}>
      <Route element={<Layout />}>
        {routes
          .filter((route) => route.area === area)
          .map(({ path, page }) => {
            const Page = pages.get(page)?.Page;
            return Page && <Route key={path} path={path} element={<Page />} />;
          })}
      </Route>
    </Route>
  );
}

/** All routes behind the sign-in, and the 404 page for any other path. */
export function KitchenRoutes() {
  return (
    <Routes>
      <Route element={<RouteGuard />}>
        <Route path={paths.home} element={<HomeRedirect />} />
        <Route element={<SignedIn />}>
          {areaRoutes('cook')}
          {areaRoutes('guide')}
          {areaRoutes('manager')}
          {areaRoutes('admin')}
        </Route>
      </Route>
      <Route element={<RouteGuard roles={admins} comeBack />}>
        <Route path={paths.explorer} element={<ToServerPage at={endpoints.graphql} />} />
      </Route>
      <Route element={<RouteGuard comeBack />}>
        <Route path={paths.apiDocs} element={<ToServerPage at={endpoints.apiDocs} />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
