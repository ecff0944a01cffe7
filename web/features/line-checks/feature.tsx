import { ClipboardCheck } from 'lucide-react';
import { feature } from '../../platform/feature.ts';
import { paths, to } from '../../platform/paths.ts';

/** Line checks: the timed rounds of readings, and their plan. */
export const lineChecks = feature({
  layers: {
    check: async () => (await import('./LineCheckLayer.tsx')).LineCheckLayer,
    template: 'onPage',
  },
  invalidatedBy: {
    LINE_CHECK_UPDATED: ['lineChecks', 'lineCheck'],
  },
  updatedByMutation: { LINE_CHECK_UPDATED: ['lineChecks', 'lineCheck'] },
  destination: {
    line_check: (id, role) => to.layer(role === 'cook' ? paths.cook : paths.tasks, 'check', id),
  },
  searchable: { line_check: { label: { en: 'Line checks of today', es: 'Controles de hoy' }, icon: ClipboardCheck } },
  commands: [
    {
      label: { en: 'Line check', es: 'Control de línea' },
      icon: ClipboardCheck,
      permission: 'line-checks.work',
      path: (role) => to.layer(to.homeOf(role), 'check', 'due'),
    },
  ],
  activityTexts: () => import('./activity-texts.ts'),
  offline: {
    label: { en: 'Line checks', es: 'Controles de línea' },
    load: async (load) => (await import('./load-for-offline.ts')).loadForOffline(load),
  },
});

declare module '../../ui/components/useLayer.ts' {
  interface Layers {
    check: true;
    template: true;
  }
}
