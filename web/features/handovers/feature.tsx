import { ArrowLeftRight, Moon } from 'lucide-react';
import { feature } from '../../platform/feature.ts';
import { paths, to } from '../../platform/paths.ts';

/** Closing the day, and the cards that one day hands over to the next. */
export const handovers = feature({
  routes: [
    {
      area: 'manager',
      path: paths.handovers,
      page: async () => (await import('./HandoversPage.tsx')).HandoversPage,
    },
  ],
  navigation: [
    {
      area: 'manager',
      path: paths.handovers,
      label: { en: 'Handovers', es: 'Relevos' },
      icon: ArrowLeftRight,
      order: 65,
      phoneBar: false,
    },
  ],
  layers: {
    closing: async () => (await import('./ClosingLayer.tsx')).ClosingLayer,
    handover: async () => (await import('./HandoverLayer.tsx')).HandoverLayer,
  },
  invalidatedBy: {
    HANDOVER_UPDATED: ['latestHandoverCard', 'handoverCards', 'handoverCard'],
  },
  updatedByMutation: { HANDOVER_UPDATED: ['handoverCard'] },
  pagedFields: ['handoverCards'],
  commands: [
    {
      label: { en: 'Close the day', es: 'Cerrar el día' },
      icon: Moon,
      permission: 'handovers.close',
      path: (role) => to.layer(to.homeOf(role), 'closing', 'today'),
    },
  ],
  activityTexts: () => import('./activity-texts.ts'),
});

declare module '../../ui/components/useLayer.ts' {
  interface Layers {
    closing: true;
    handover: true;
  }
}
