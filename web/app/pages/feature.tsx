import { ListChecks, Package } from 'lucide-react';
import { lazy } from 'react';
import { feature } from '../../platform/feature.ts';
import { paths } from '../../platform/paths.ts';

const CookPage = lazy(async () => ({ default: (await import('./CookPage.tsx')).CookPage }));
const AdminPage = lazy(async () => ({ default: (await import('./AdminPage.tsx')).AdminPage }));

/** The pages that combine several features, and what invalidates the app's own query of Spanish names. */
export const combinedPages = feature({
  invalidatedBy: {
    INVENTORY_EDITED: ['spanishNames'],
    RECIPE_UPDATED: ['spanishNames'],
    ORGANIZATION_UPDATED: ['spanishNames'],
  },
  routes: [
    { area: 'cook', path: paths.cook, page: CookPage },
    { area: 'cook', path: paths.cookMyList, page: CookPage },
    { area: 'cook', path: paths.cookPrepList, page: CookPage },
    {
      area: 'manager',
      path: paths.manager,
      page: lazy(async () => ({ default: (await import('./ManagerPage.tsx')).ManagerPage })),
    },
    {
      area: 'manager',
      path: paths.tasks,
      page: lazy(async () => ({ default: (await import('./TasksPage.tsx')).TasksPage })),
    },
    {
      area: 'manager',
      path: paths.inventory,
      page: lazy(async () => ({ default: (await import('./InventoryPage.tsx')).InventoryPage })),
    },
    { area: 'admin', path: paths.admin, page: AdminPage },
    { area: 'admin', path: paths.adminDashboard, page: AdminPage },
    {
      area: 'admin',
      path: paths.adminUsers,
      page: lazy(async () => ({ default: (await import('./UsersPage.tsx')).UsersPage })),
    },
  ],
  navigation: [
    {
      area: 'manager',
      path: paths.tasks,
      label: { en: 'Task Assignment', es: 'Asignación de tareas' },
      icon: ListChecks,
      order: 20,
      phoneBar: true,
    },
    {
      area: 'manager',
      path: paths.inventory,
      label: { en: 'Inventory', es: 'Inventario' },
      icon: Package,
      order: 30,
      phoneBar: true,
    },
    { area: 'admin', path: paths.adminDashboard, label: { en: 'Dashboard', es: 'Panel' }, order: 10 },
    { area: 'admin', path: paths.adminUsers, label: { en: 'Users', es: 'Usuarios' }, order: 20 },
  ],
});
