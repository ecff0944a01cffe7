import { feature } from '../../platform/feature.ts';
import { paths } from '../../platform/paths.ts';

/** The audit log. */
export const audit = feature({
  routes: [
    {
      area: 'admin',
      path: paths.adminReports,
      page: async () => (await import('./AuditPage.tsx')).AuditPage,
    },
  ],
  navigation: [{ area: 'admin', path: paths.adminReports, label: { en: 'Reports', es: 'Informes' }, order: 30 }],
  pagedFields: ['auditLog'],
});
