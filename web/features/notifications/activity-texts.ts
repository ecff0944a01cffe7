import type { AuditValues } from '../../ui/kitchen/audit-values.ts';
import { topicNames } from './topics/texts.ts';
import { catalog } from '../../ui/i18n/catalog.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalog({
  en: {
    Notification: 'Notification',
    Check: 'Check',
    'check.line_run': 'ran',
    'checks.prep_run': 'ran',
    'checks.stock_run': 'ran',
    'notification.withdrawn': 'withdrew',
    'user.notifications_chosen': 'chose the notifications of',
  },
  es: {
    Notification: 'Aviso',
    Check: 'Control',
    'check.line_run': 'hizo',
    'checks.prep_run': 'hizo',
    'checks.stock_run': 'hizo',
    'notification.withdrawn': 'retiró',
    'user.notifications_chosen': 'eligió los avisos de',
  },
});

/** The names of its fields in the audit log. */
export const auditFields = catalog({
  en: {
    mutedTopics: 'switched off',
    notifications: 'notifications',
  },
  es: {
    mutedTopics: 'apagados',
    notifications: 'avisos',
  },
});

/** Its fields with money or codes. */
export const auditValues: AuditValues = {
  mutedTopics: { texts: topicNames },
};
