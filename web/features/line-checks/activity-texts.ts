import type { AuditValues } from '../../ui/kitchen/audit-values.ts';
import { lineChecksTexts } from './texts.ts';
import { catalog } from '../../ui/i18n/catalog.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalog({
  en: {
    'line_checks.planned': 'planned the day’s line checks',
    'line_check.opened': 'opened',
    'line_check.started': 'started',
    'line_check.answered': 'answered in',
    'line_check.completed': 'finished',
    'line_check.submitted': 'submitted',
    'line_check.action_recorded': 'said what was done in',
    'line_check.missed': 'missed',
    'line_check.missed_noted': 'explained why they missed',
    'line_check.acknowledged': 'saw to',
    LineCheck: 'Line check',
    LineCheckTemplate: 'Line-check template',
  },
  es: {
    'line_checks.planned': 'planificó los controles de línea del día',
    'line_check.opened': 'abrió',
    'line_check.started': 'empezó',
    'line_check.answered': 'respondió en',
    'line_check.completed': 'terminó',
    'line_check.submitted': 'entregó',
    'line_check.action_recorded': 'dijo qué se hizo en',
    'line_check.missed': 'no hizo',
    'line_check.missed_noted': 'explicó por qué faltó',
    'line_check.acknowledged': 'atendió',
    LineCheck: 'Control de línea',
    LineCheckTemplate: 'Plantilla de control',
  },
});

/** The names of its fields in the audit log. */
export const auditFields = catalog({
  en: {
    answer: 'answer',
    check: 'check',
    correctiveAction: 'corrective action',
    dueTimes: 'due times',
    failed: 'out of range',
    notMeasured: 'not measured',
    graceMinutes: 'grace (min)',
    items: 'items',
    missedReason: 'why missed',
    acknowledgementNote: 'what was done',
    openMinutes: 'open before (min)',
    planned: 'planned',
    withdrawn: 'withdrawn',
  },
  es: {
    answer: 'respuesta',
    check: 'control',
    correctiveAction: 'acción correctiva',
    dueTimes: 'horas',
    failed: 'fuera de rango',
    notMeasured: 'sin medir',
    graceMinutes: 'margen (min)',
    items: 'puntos',
    missedReason: 'por qué no se hizo',
    acknowledgementNote: 'qué se hizo',
    openMinutes: 'abierto antes (min)',
    planned: 'previstos',
    withdrawn: 'retirados',
  },
});

/** Its fields with money or codes. */
export const auditValues: AuditValues = {
  'LineCheck.status': { texts: lineChecksTexts },
};
