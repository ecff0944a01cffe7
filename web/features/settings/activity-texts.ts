import type { AuditValues } from '../../ui/kitchen/audit-values.ts';
import { settingsTexts } from './texts.ts';
import { catalog } from '../../ui/i18n/catalog.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalog({
  en: {
    'settings.inventory_nudges_updated': 'changed the inventory nudges of',
    'settings.line_checks_updated': 'changed the line-check settings of',
    'settings.displays_updated': 'changed the displays of',
    'settings.counts_updated': 'changed the count settings of',
  },
  es: {
    'settings.inventory_nudges_updated': 'cambió los recordatorios de inventario de',
    'settings.line_checks_updated': 'cambió los ajustes de controles de',
    'settings.displays_updated': 'cambió las pantallas de',
    'settings.counts_updated': 'cambió los ajustes de recuentos de',
  },
});

/** The names of its fields in the audit log. */
export const auditFields = catalog({
  en: {
    blindCounts: 'blind counts',
    countVarianceAmount: 'differences worth more are reviewed',
    countVariancePercent: 'differences above are reviewed, in %',
    inventoryNudgeDay: 'nudge day',
    lineCheckAssignmentType: 'who does line checks',
    lineCheckEnabled: 'line checks',
    lineCheckFrequency: 'frequency',
    lineCheckRolesAllowed: 'roles allowed',
    lineCheckUserIds: 'people allowed',
    monthlyInventoryNudgesEnabled: 'monthly nudges',
  },
  es: {
    blindCounts: 'recuentos a ciegas',
    countVarianceAmount: 'se revisan las diferencias que valen más',
    countVariancePercent: 'se revisan las diferencias mayores, en %',
    inventoryNudgeDay: 'día del recordatorio',
    lineCheckAssignmentType: 'quién hace los controles',
    lineCheckEnabled: 'controles de línea',
    lineCheckFrequency: 'frecuencia',
    lineCheckRolesAllowed: 'roles permitidos',
    lineCheckUserIds: 'personas permitidas',
    monthlyInventoryNudgesEnabled: 'recordatorios mensuales',
  },
});

/** Its fields with money or codes. */
export const auditValues: AuditValues = {
  countVarianceAmount: 'money',
  lineCheckAssignmentType: { texts: settingsTexts },
  lineCheckFrequency: { texts: settingsTexts },
  lineCheckRolesAllowed: { texts: settingsTexts },
};
