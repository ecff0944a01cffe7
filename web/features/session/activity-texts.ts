import { catalog } from '../../ui/i18n/catalog.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalog({
  en: {
    'session.opened': 'signed in',
    'session.ended': 'signed out',
    'session.all_ended': 'ended the sessions of',
    'session.others_ended': 'ended the other sessions of',
    Session: 'Session',
  },
  es: {
    'session.opened': 'inició sesión',
    'session.ended': 'cerró sesión',
    'session.all_ended': 'terminó las sesiones de',
    'session.others_ended': 'terminó las demás sesiones de',
    Session: 'Sesión',
  },
});
