import { Receipt } from 'lucide-react';
import { feature } from '../../platform/feature.ts';
import { paths } from '../../platform/paths.ts';

/** Sales by day and dish. */
export const sales = feature({
  routes: [
    {
      area: 'manager',
      path: paths.sales,
      page: async () => (await import('./SalesPage.tsx')).SalesPage,
    },
  ],
  navigation: [
    {
      area: 'manager',
      path: paths.sales,
      label: { en: 'Sales', es: 'Ventas' },
      icon: Receipt,
      order: 55,
      phoneBar: false,
    },
  ],
  invalidatedBy: {
    SALES_UPDATED: ['salesDay', 'salesDays'],
    RECIPE_UPDATED: ['salesDay'],
    IMPORT_UPDATED: ['salesDay', 'salesDays'],
  },
  activityTexts: () => import('./activity-texts.ts'),
});
