import { feature } from '../../platform/feature.ts';
import { paths } from '../../platform/paths.ts';

/** Figures for the admin. */
export const analytics = feature({
  routes: [
    {
      area: 'admin',
      path: paths.adminAnalytics,
      page: async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage,
    },
  ],
  navigation: [{ area: 'admin', path: paths.adminAnalytics, label: { en: 'Analytics', es: 'Análisis' }, order: 40 }],
});
