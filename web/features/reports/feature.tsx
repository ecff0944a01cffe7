import { BarChart3 } from 'lucide-react';
import { feature } from '../../platform/feature.ts';
import { paths } from '../../platform/paths.ts';

/** What every movement of stock changes. */
const ofStock = ['usageReport', 'usageMovements', 'foodCostReport', 'menuEngineeringReport'] as const;
const ofWaste = ['wasteReport', 'wasteReportEntries'] as const;

/** Reports for the manager. */
export const reports = feature({
  layers: {
    rows: async () => (await import('./drill-down/DrillDownLayer.tsx')).DrillDownLayer,
  },
  invalidatedBy: {
    SALES_UPDATED: ofStock,
    INVENTORY_UPDATED: [...ofStock, ...ofWaste],
    // A count without a difference moves no stock.
    COUNT_UPDATED: ['usageReport', 'foodCostReport'],
    DELIVERY_RECEIVED: [...ofStock, 'receivedTemperatures'],
    DELIVERY_UPDATED: [...ofStock, 'receivedTemperatures'],
    RECIPE_UPDATED: ['foodCostReport', 'menuEngineeringReport'],
    IMPORT_UPDATED: ofStock,
    ORGANIZATION_UPDATED: ofStock,
    PREP_TASK_UPDATED: ['prepReport', 'prepReportTasks'],
    LINE_CHECK_UPDATED: ['lineCheckReport', 'lineCheckReportRuns', 'haccpLog'],
  },
  pagedFields: ['prepReportTasks', 'wasteReportEntries', 'lineCheckReportRuns', 'usageMovements'],
  routes: [
    {
      area: 'manager',
      path: paths.reports,
      page: async () => (await import('./ReportsPage.tsx')).ReportsPage,
    },
    {
      area: 'manager',
      path: paths.report,
      page: async () => (await import('./ReportPage.tsx')).ReportPage,
    },
  ],
  navigation: [
    {
      area: 'manager',
      path: paths.reports,
      label: { en: 'Reports', es: 'Informes' },
      icon: BarChart3,
      order: 60,
      phoneBar: false,
    },
  ],
});

declare module '../../ui/components/useLayer.ts' {
  interface Layers {
    rows: true;
  }
}
