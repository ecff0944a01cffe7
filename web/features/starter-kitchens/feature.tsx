import { feature } from '../../platform/feature.ts';
import { paths } from '../../platform/paths.ts';

/** Kitchens to begin with. */
export const starterKitchens = feature({
  routes: [
    {
      area: 'admin',
      path: paths.adminStart,
      page: async () => (await import('./StarterPage.tsx')).StarterPage,
    },
  ],
  activityTexts: () => import('./activity-texts.ts'),
});
