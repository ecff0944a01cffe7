import { Store, Truck } from 'lucide-react';
import { feature } from '../../platform/feature.ts';
import { paths, to } from '../../platform/paths.ts';
import { deliveriesLive } from './live.ts';

const receiving = [
  'expectedDeliveries',
  'deliveries',
  'deliveryTotals',
  'itemPrices',
  'delivery',
  'deliverableItems',
  'suppliers',
] as const;

/** Deliveries: what is expected, receiving it, and the suppliers. */
export const deliveries = feature({
  routes: [
    {
      area: 'manager',
      path: paths.receiving,
      page: async () => (await import('./ReceivingPage.tsx')).ReceivingPage,
    },
    {
      area: 'manager',
      path: paths.delivery,
      page: async () => (await import('./DeliveryPage.tsx')).DeliveryPage,
    },
  ],
  navigation: [
    {
      area: 'manager',
      path: paths.receiving,
      label: { en: 'Receiving', es: 'Recepción' },
      icon: Truck,
      order: 40,
      phoneBar: true,
    },
  ],
  layers: {
    delivery: 'onPage',
  },
  live: deliveriesLive,
  invalidatedBy: {
    INVENTORY_UPDATED: ['deliverableItems'],
    IMPORT_UPDATED: ['suppliers', 'deliverableItems'],
    DELIVERY_RECEIVED: receiving,
    DELIVERY_UPDATED: receiving,
  },
  updatedByMutation: { DELIVERY_RECEIVED: ['delivery'], DELIVERY_UPDATED: ['delivery'] },
  pagedFields: ['deliveries'],
  destination: {
    delivery: (id, role) => (role === 'cook' ? null : to.delivery(id)),
    supplier: (id, role) => (role === 'cook' ? null : to.supplier(id)),
  },
  searchable: {
    delivery: { label: { en: 'Deliveries', es: 'Entregas' }, icon: Truck },
    supplier: { label: { en: 'Suppliers', es: 'Proveedores' }, icon: Store },
  },
  activityTexts: () => import('./activity-texts.ts'),
});

declare module '../../ui/components/useLayer.ts' {
  interface Layers {
    delivery: true;
  }
}
