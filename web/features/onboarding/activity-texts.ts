import { catalogue } from '../../ui/i18n/catalogue.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalogue({
  en: {
    'organization_code.regenerated': 'made a new code for',
  },
  es: {
    'organization_code.regenerated': 'creó un código nuevo para',
  },
});
