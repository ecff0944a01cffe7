import { catalog } from '../../ui/i18n/catalog.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalog({
  en: { 'day.closed': 'closed the day', 'handover.signed': 'signed the handover of', HandoverCard: 'Handover' },
  es: { 'day.closed': 'cerró el día', 'handover.signed': 'firmó el relevo del', HandoverCard: 'Relevo' },
});

export const auditFields = catalog({
  en: { announcements: 'For everyone', eightySix: '86 list' },
  es: { announcements: 'Para todos', eightySix: 'Lista 86' },
});
