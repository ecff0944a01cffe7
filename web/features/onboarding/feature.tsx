import { feature } from '../../platform/feature.ts';

/** Invitations of new users. The public download page is in app/Router.tsx. */
export const onboarding = feature({
  invalidatedBy: {
    ORGANIZATION_UPDATED: ['organizationCode'],
  },
  activityTexts: () => import('./activity-texts.ts'),
});
