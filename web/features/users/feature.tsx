import { KeyRound, UserRound } from 'lucide-react';
import { feature } from '../../platform/feature.ts';
import { paths, to } from '../../platform/paths.ts';

/** People, the kitchen's devices, API access and webhooks. */
export const users = feature({
  layers: {
    person: 'onPage',
    device: 'onPage',
    code: 'onPage',
    token: 'onPage',
    service: 'onPage',
    webhook: 'onPage',
    pins: async () => (await import('./pins/HandOutLayer.tsx')).HandOutLayer,
  },
  invalidatedBy: {
    USER_UPDATED: ['users', 'userCounts'],
    IMPORT_UPDATED: ['users', 'user', 'userCounts'],
    DEVICE_UPDATED: ['devices', 'device'],
  },
  pagedFields: ['users', 'webhookDeliveries'],
  destination: {
    user: (id, role) => (role === 'cook' ? null : to.layer(paths.adminUsers, 'person', id)),
    webhook: (id, role) => (role === 'cook' ? null : to.webhook(id)),
  },
  searchable: { user: { label: { en: 'People', es: 'Personas' }, icon: UserRound } },
  commands: [
    {
      label: { en: 'PIN for a cook', es: 'PIN para un cocinero' },
      icon: KeyRound,
      permission: 'pins.issue',
      path: (role) => to.layer(to.homeOf(role), 'pins', 'new'),
    },
  ],
  activityTexts: () => import('./activity-texts.ts'),
});

declare module '../../ui/components/useLayer.ts' {
  interface Layers {
    person: true;
    device: true;
    code: true;
    token: true;
    service: true;
    webhook: true;
    pins: true;
  }
}
