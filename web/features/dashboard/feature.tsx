import { LayoutDashboard } from 'lucide-react';
import { feature } from '../../platform/feature.ts';
import { paths } from '../../platform/paths.ts';

/** The dashboards, which app/pages combines with other features. */
export const dashboard = feature({
  navigation: [
    {
      area: 'manager',
      path: paths.manager,
      label: { en: 'Dashboard', es: 'Panel' },
      icon: LayoutDashboard,
      order: 10,
      phoneBar: true,
    },
  ],
  invalidatedBy: {
    PREP_TASK_UPDATED: ['recentActivity'],
    INVENTORY_UPDATED: ['recentActivity'],
    DELIVERY_RECEIVED: ['recentActivity'],
    RECIPE_UPDATED: ['recentActivity'],
    LINE_CHECK_UPDATED: ['recentActivity'],
    DELIVERY_UPDATED: ['recentActivity'],
    ORGANIZATION_UPDATED: ['setupChecklist'],
    USER_UPDATED: ['setupChecklist', 'peopleOn'],
  },
});
