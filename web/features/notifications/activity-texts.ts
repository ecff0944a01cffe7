import { catalogue } from '../../ui/i18n/catalogue.ts';

/** The words for this feature's acts and rows in the audit log and the timeline. */
export const activity = catalogue({
  en: {
    Notification: 'Notification',
    Check: 'Check',
  },
  es: {
    Notification: 'Aviso',
    Check: 'Control',
  },
});

/** The names of its fields in the audit log. */
export const auditFields = catalogue({
  en: {
    notifications: 'notifications',
  },
  es: {
    notifications: 'avisos',
  },
});
