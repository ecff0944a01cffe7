import { catalog } from '../../ui/i18n/catalog.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalog({
  en: {
    'timer.started': 'started',
    'timer.extended': 'added time to',
    'timer.paused': 'paused',
    'timer.resumed': 'resumed',
    'timer.stopped': 'stopped',
    'timer.ended': 'ended',
    Timer: 'Timer',
  },
  es: {
    'timer.started': 'inició',
    'timer.extended': 'añadió tiempo a',
    'timer.paused': 'pausó',
    'timer.resumed': 'reanudó',
    'timer.stopped': 'paró',
    'timer.ended': 'terminó',
    Timer: 'Temporizador',
  },
});

/** The names of its fields in the audit log. */
export const auditFields = catalog({
  en: { label: 'for', durationSeconds: 'duration (s)', addedSeconds: 'added (s)' },
  es: { label: 'para', durationSeconds: 'duración (s)', addedSeconds: 'añadido (s)' },
});
