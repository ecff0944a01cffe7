import { feature } from '../../platform/feature.ts';
import { paths } from '../../platform/paths.ts';

/** The admin's settings. */
export const settings = feature({
  routes: [
    {
      area: 'admin',
      path: paths.adminSettings,
      page: async () => (await import('./SettingsPage.tsx')).SettingsPage,
    },
  ],
  navigation: [{ area: 'admin', path: paths.adminSettings, label: { en: 'Settings', es: 'Ajustes' }, order: 50 }],
  invalidatedBy: {
    ORGANIZATION_UPDATED: ['settings'],
  },
  activityTexts: () => import('./activity-texts.ts'),
});
