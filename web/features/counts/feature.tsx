import { ClipboardCheck, ClipboardList } from 'lucide-react';
import { feature } from '../../platform/feature.ts';
import { to } from '../../platform/paths.ts';

/** Counts of stock: the list, one count, and the counting screen. */
export const counts = feature({
  layers: {
    count: async () => (await import('./CountLayer.tsx')).CountLayer,
  },
  invalidatedBy: {
    COUNT_UPDATED: ['countSessions', 'countSession', 'countSheet'],
    // The limits above which a difference is reviewed.
    ORGANIZATION_UPDATED: ['countSheet'],
  },
  pagedFields: ['countSessions'],
  commands: [
    {
      label: { en: 'Count stock', es: 'Contar existencias' },
      icon: ClipboardList,
      permission: 'counts.work',
      path: (role) => to.layer(to.homeOf(role), 'count', 'open'),
    },
    {
      label: { en: 'Closing count', es: 'Recuento de cierre' },
      icon: ClipboardCheck,
      permission: 'counts.work',
      path: (role) => to.layer(to.homeOf(role), 'count', 'closing'),
    },
  ],
  offline: {
    label: { en: 'Items of the closing count', es: 'Artículos del recuento de cierre' },
    load: async (load) => {
      const { ClosingSheetDocument } = await import('./counts.generated.ts');
      return (await load(ClosingSheetDocument, {}))?.prepItems.length ?? null;
    },
  },
  activityTexts: () => import('./activity-texts.ts'),
});

declare module '../../ui/components/useLayer.ts' {
  interface Layers {
    count: true;
  }
}
