import { Trash2 } from 'lucide-react';
import { feature } from '../../platform/feature.ts';
import { to } from '../../platform/paths.ts';

/** Waste: entries with their reasons and costs. */
export const waste = feature({
  layers: {
    waste: async () => (await import('./WasteLayer.tsx')).WasteLayer,
  },
  invalidatedBy: {
    INVENTORY_UPDATED: ['wasteEntries', 'wasteSummary'],
  },
  pagedFields: ['wasteEntries'],
  destination: {
    waste: (_id, role) => (role === 'cook' ? null : to.inventoryTab('waste')),
  },
  commands: [
    {
      label: { en: 'Log waste', es: 'Registrar merma' },
      icon: Trash2,
      permission: 'waste.log',
      path: (role) => to.layer(to.homeOf(role), 'waste', 'new'),
    },
  ],
  activityTexts: () => import('./activity-texts.ts'),
  offline: {
    label: { en: 'Items for waste', es: 'Artículos para merma' },
    load: async (load) => (await import('./load-for-offline.ts')).loadForOffline(load),
  },
});

declare module '../../ui/components/useLayer.ts' {
  interface Layers {
    waste: true;
  }
}
