import { feature } from '../../platform/feature.ts';
import { paths } from '../../platform/paths.ts';

/** Starter kitchens: example data that a new kitchen can begin with. */
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
