import { feature } from '../../platform/feature.ts';

/** How people come in. Its download page is open to everybody: app/Router.tsx. */
export const onboarding = feature({
  invalidatedBy: {
    ORGANIZATION_UPDATED: ['organizationCode'],
  },
  activityTexts: () => import('./activity-texts.ts'),
});
