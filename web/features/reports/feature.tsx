import { BarChart3 } from 'lucide-react';
import { lazy } from 'react';
import { feature } from '../../platform/feature.ts';
import { paths } from '../../platform/paths.ts';

/** Reports for the manager. */
export const reports = feature({
  layers: {
    rows: lazy(async () => ({ default: (await import('./drill-down/DrillDownLayer.tsx')).DrillDownLayer })),
  },
  pagedFields: ['prepReportTasks', 'wasteReportEntries', 'lineCheckReportRuns', 'usageMovements'],
  routes: [
    {
      area: 'manager',
      path: paths.reports,
      page: lazy(async () => ({ default: (await import('./ReportsPage.tsx')).ReportsPage })),
    },
    {
      area: 'manager',
      path: paths.report,
      page: lazy(async () => ({ default: (await import('./ReportPage.tsx')).ReportPage })),
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
