import { Package, Tag } from 'lucide-react';
import { feature } from '../../platform/feature.ts';
import { paths, to } from '../../platform/paths.ts';
import { inventoryLive } from './live.ts';

/** Inventory: items, lots, movements, units and categories. */
export const inventory = feature({
  layers: {
    item: async () => (await import('./item/ItemLayer.tsx')).ItemLayer,
    lot: async () => (await import('./lots/LotLayer.tsx')).LotLayer,
    // After the lot: it opens over it.
    label: async () => (await import('./label/LabelLayer.tsx')).LabelLayer,
  },
  live: inventoryLive,
  invalidatedBy: {
    INVENTORY_UPDATED: [
      'items',
      'item',
      'inventorySummary',
      'unconvertible',
      'stockLots',
      'stockLot',
      'stockLotByCode',
      'stockLotEvents',
      'stockLotMovements',
      'stockLotTrace',
      'stockPlaces',
      'expiredLots',
      'stockMovements',
    ],
    IMPORT_UPDATED: ['items', 'item', 'inventorySummary', 'itemAllergens', 'unconvertible'],
    PREP_TASK_UPDATED: ['unconvertible'],
    INVENTORY_EDITED: ['itemAllergens'],
    RECIPE_UPDATED: ['unconvertible', 'itemAllergens'],
    ORGANIZATION_UPDATED: ['units', 'itemCategories', 'items', 'item'],
  },
  pagedFields: ['items', 'stockMovements'],
  destination: {
    item: (id, role) => to.layer(role === 'cook' ? paths.cook : paths.inventory, 'item', id),
    lot: (id, role) => to.layer(role === 'cook' ? paths.cook : paths.inventory, 'lot', id),
  },
  searchable: {
    item: { label: { en: 'Items', es: 'Artículos' }, icon: Package },
    lot: { label: { en: 'Lots', es: 'Lotes' }, icon: Tag },
  },
  activityTexts: () => import('./activity-texts.ts'),
});

declare module '../../ui/components/useLayer.ts' {
  interface Layers {
    item: true;
    lot: true;
    label: true;
  }
}
