import { catalogue } from '../../ui/i18n/catalogue.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalogue({
  en: {
    Notification: 'Notification',
    Check: 'Check',
    'notification.withdrawn': 'withdrew',
  },
  es: {
    Notification: 'Aviso',
    Check: 'Control',
    'notification.withdrawn': 'retiró',
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
