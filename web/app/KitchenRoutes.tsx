import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { endpoints, paths } from '../platform/paths.ts';
import { HomeRedirect } from './HomeRedirect.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RouteGuard } from './RouteGuard.tsx';
import { SignedIn } from './SignedIn.tsx';
import { ToServerPage } from './ToServerPage.tsx';

const HelpPage = lazy(async () => ({ default: (await import('../features/help/HelpPage.tsx')).HelpPage }));
const CookLayout = lazy(async () => ({ default: (await import('./layouts/CookLayout.tsx')).CookLayout }));
const ManagerLayout = lazy(async () => ({ default: (await import('./layouts/ManagerLayout.tsx')).ManagerLayout }));
const AdminLayout = lazy(async () => ({ default: (await import('./layouts/AdminLayout.tsx')).AdminLayout }));
const GuideLayout = lazy(async () => ({ default: (await import('./layouts/GuideLayout.tsx')).GuideLayout }));

const CookPage = lazy(async () => ({ default: (await import('./pages/CookPage.tsx')).CookPage }));
const ManagerDashboard = lazy(async () => ({
  default: (await import('../features/dashboard/ManagerDashboard.tsx')).ManagerDashboard,
}));
const TasksPage = lazy(async () => ({ default: (await import('./pages/TasksPage.tsx')).TasksPage }));
const InventoryPage = lazy(async () => ({ default: (await import('./pages/InventoryPage.tsx')).InventoryPage }));
const ReceivingPage = lazy(async () => ({
  default: (await import('../features/deliveries/ReceivingPage.tsx')).ReceivingPage,
}));
const DeliveryPage = lazy(async () => ({
  default: (await import('../features/deliveries/DeliveryPage.tsx')).DeliveryPage,
}));
const RecipesPage = lazy(async () => ({ default: (await import('../features/recipes/RecipesPage.tsx')).RecipesPage }));
const RecipePage = lazy(async () => ({ default: (await import('../features/recipes/RecipePage.tsx')).RecipePage }));
const ReportsPage = lazy(async () => ({ default: (await import('../features/reports/ReportsPage.tsx')).ReportsPage }));
const ReportPage = lazy(async () => ({ default: (await import('../features/reports/ReportPage.tsx')).ReportPage }));
const AdminPage = lazy(async () => ({ default: (await import('./pages/AdminPage.tsx')).AdminPage }));
const UsersPage = lazy(async () => ({ default: (await import('./pages/UsersPage.tsx')).UsersPage }));
const AuditPage = lazy(async () => ({ default: (await import('../features/audit/AuditPage.tsx')).AuditPage }));
const AnalyticsPage = lazy(async () => ({
  default: (await import('../features/analytics/AnalyticsPage.tsx')).AnalyticsPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('../features/settings/SettingsPage.tsx')).SettingsPage,
}));

const leads = ['manager', 'admin'] as const;
const admins = ['admin'] as const;

const managerRoutes = (
  <Route element={<RouteGuard roles={leads} />}>
    <Route element={<ManagerLayout />}>
      <Route path={paths.manager} element={<ManagerDashboard />} />
      <Route path={paths.tasks} element={<TasksPage />} />
      <Route path={paths.inventory} element={<InventoryPage />} />
      <Route path={paths.receiving} element={<ReceivingPage />} />
      <Route path={paths.delivery} element={<DeliveryPage />} />
      <Route path={paths.recipes} element={<RecipesPage />} />
      <Route path={paths.recipe} element={<RecipePage />} />
      <Route path={paths.reports} element={<ReportsPage />} />
      <Route path={paths.report} element={<ReportPage />} />
    </Route>
  </Route>
);

const adminRoutes = (
  <Route element={<RouteGuard roles={admins} />}>
    <Route element={<AdminLayout />}>
      <Route path={paths.admin} element={<AdminPage />} />
      <Route path={paths.adminDashboard} element={<AdminPage />} />
      <Route path={paths.adminUsers} element={<UsersPage />} />
      <Route path={paths.adminReports} element={<AuditPage />} />
      <Route path={paths.adminAnalytics} element={<AnalyticsPage />} />
      <Route path={paths.adminSettings} element={<SettingsPage />} />
    </Route>
  </Route>
);

/** Everything behind the sign-in, and the 404 screen for what is not in the route table. */
export function KitchenRoutes() {
  return (
    <Routes>
      <Route element={<RouteGuard />}>
        <Route path={paths.home} element={<HomeRedirect />} />
        <Route element={<SignedIn />}>
          <Route element={<CookLayout />}>
            <Route path={paths.cook} element={<CookPage />} />
            <Route path={paths.cookMyList} element={<CookPage />} />
            <Route path={paths.cookPrepList} element={<CookPage />} />
          </Route>
          <Route element={<GuideLayout />}>
            <Route path={paths.help} element={<HelpPage />} />
            <Route path={paths.helpSection} element={<HelpPage />} />
          </Route>
          {managerRoutes}
          {adminRoutes}
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
