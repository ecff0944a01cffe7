import { BarChart3, BookOpen, LayoutDashboard, ListChecks, Package, Truck } from 'lucide-react';
import { paths } from '../../platform/paths.ts';

/** The manager's six pages; a phone's bottom bar has room for the first four. */
export const managerPages = [
  { path: paths.manager, label: 'dashboard', icon: LayoutDashboard },
  { path: paths.tasks, label: 'tasks', icon: ListChecks },
  { path: paths.inventory, label: 'inventory', icon: Package },
  { path: paths.receiving, label: 'receiving', icon: Truck },
  { path: paths.recipes, label: 'recipes', icon: BookOpen },
  { path: paths.reports, label: 'reports', icon: BarChart3 },
] as const;

export const bottomBarPages = 4;

/** The admin's five tabs; each is the last segment of its address. */
export const adminTabs = ['dashboard', 'users', 'reports', 'analytics', 'settings'] as const;
