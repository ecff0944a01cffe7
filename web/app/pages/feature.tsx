import { ListChecks, Package } from 'lucide-react';
import { feature } from '../../platform/feature.ts';
import { paths } from '../../platform/paths.ts';

const loadCookPage = async () => (await import('./CookPage.tsx')).CookPage;
const loadAdminPage = async () => (await import('./AdminPage.tsx')).AdminPage;

/** The pages that combine several features, and what invalidates the app's own query of Spanish names. */
export const combinedPages = feature({
  invalidatedBy: {
    INVENTORY_EDITED: ['spanishNames'],
    RECIPE_UPDATED: ['spanishNames'],
    ORGANIZATION_UPDATED: ['spanishNames'],
  },
  routes: [
    { area: 'cook', path: paths.cook, page: loadCookPage },
    { area: 'cook', path: paths.cookMyList, page: loadCookPage },
    { area: 'cook', path: paths.cookPrepList, page: loadCookPage },
    {
      area: 'manager',
      path: paths.manager,
      page: async () => (await import('./ManagerPage.tsx')).ManagerPage,
    },
    {
      area: 'manager',
      path: paths.tasks,
      page: async () => (await import('./TasksPage.tsx')).TasksPage,
    },
    {
      area: 'manager',
      path: paths.inventory,
      page: async () => (await import('./InventoryPage.tsx')).InventoryPage,
    },
    { area: 'admin', path: paths.admin, page: loadAdminPage },
    { area: 'admin', path: paths.adminDashboard, page: loadAdminPage },
    {
      area: 'admin',
      path: paths.adminUsers,
      page: async () => (await import('./UsersPage.tsx')).UsersPage,
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
