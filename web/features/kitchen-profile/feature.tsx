import { feature } from '../../platform/feature.ts';

/** The kitchen's profile: its name, rules, stations, storage and shifts. */
export const kitchenProfile = feature({
  layers: {
    kitchen: 'onPage',
  },
  invalidatedBy: {
    ORGANIZATION_UPDATED: ['organization', 'stations', 'storageLocations', 'shifts'],
  },
  activityTexts: () => import('./activity-texts.ts'),
});

declare module '../../ui/components/useLayer.ts' {
  interface Layers {
    kitchen: true;
  }
}
