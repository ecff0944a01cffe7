import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { admins } from '#schema/permissions.ts';
import type { Area } from '../platform/feature.ts';
import { endpoints, paths } from '../platform/paths.ts';
import { HomeRedirect } from './HomeRedirect.tsx';
import { AdminLayout } from './layouts/AdminLayout.tsx';
import { CookLayout } from './layouts/CookLayout.tsx';
import { GuideLayout } from './layouts/GuideLayout.tsx';
import { ManagerLayout } from './layouts/ManagerLayout.tsx';
import { routes } from './merged-features.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { pages, rolesOf } from './loaders.ts';
import { RouteGuard } from './RouteGuard.tsx';
import { SignedIn } from './SignedIn.tsx';
import { ToServerPage } from './ToServerPage.tsx';

const layouts: Readonly<Record<Area, ComponentType>> = {
  cook: CookLayout,
  guide: GuideLayout,
  manager: ManagerLayout,
  admin: AdminLayout,
};

/** The pages of one area, in its layout. */
function areaRoutes(area: Area) {
  const Layout = layouts[area];
  return (
    <Route element={<RouteGuard roles={rolesOf[area]} />}>
      <Route element={<Layout />}>
        {routes
          .filter((route) => route.area === area)
          .map(({ path, page }) => {
            const Page = pages.get(page)?.Component;
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
