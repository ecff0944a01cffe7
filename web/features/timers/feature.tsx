import { Timer } from 'lucide-react';
import { feature } from '../../platform/feature.ts';
import { paths, to } from '../../platform/paths.ts';
import { loadTimersLayer } from './timers-layer.ts';

/** Timers: a sheet with all of them. The strip and the ringing are in the app's frame, because they are on every screen. */
export const timers = feature({
  layers: {
    timers: loadTimersLayer,
  },
  // The timers themselves come with the message; the names of who started them are read for the sheet.
  invalidatedBy: { TIMER_UPDATED: ['timers'] },
  destination: {
    timer: (id, role) => to.layer(role === 'cook' ? paths.cook : paths.manager, 'timers', id),
  },
  commands: [
    {
      label: { en: 'Start a timer', es: 'Iniciar un temporizador' },
      icon: Timer,
      permission: 'timers.work',
      path: (role) => to.layer(to.homeOf(role), 'timers', 'new'),
    },
  ],
  activityTexts: () => import('./activity-texts.ts'),
});

declare module '../../ui/components/useLayer.ts' {
  interface Layers {
    timers: true;
  }
}
