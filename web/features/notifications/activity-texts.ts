import { defineTexts } from '../../ui/i18n/texts.ts';

/** The words for this feature's acts and rows in the audit log and the timeline. */
defineTexts('activity', {
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
defineTexts('auditFields', {
  en: {
    notifications: 'notifications',
  },
  es: {
    notifications: 'avisos',
  },
});
