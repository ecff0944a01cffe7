import { feature } from '../../platform/feature.ts';

/** The user's own account. The pages before the sign-in are in app/Router.tsx. */
export const session = feature({
  layers: {
    pin: async () => (await import('./pin/MyPinLayer.tsx')).MyPinLayer,
    account: async () => (await import('./account/AccountLayer.tsx')).AccountLayer,
  },
  invalidatedBy: {
    USER_UPDATED: ['me'],
  },
  activityTexts: () => import('./activity-texts.ts'),
});

declare module '../../ui/components/useLayer.ts' {
  interface Layers {
    pin: true;
    account: true;
  }
}
