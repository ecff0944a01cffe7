import { catalog } from '../../ui/i18n/catalog.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalog({
  en: {
    'organization_code.regenerated': 'made a new code for',
  },
  es: {
    'organization_code.regenerated': 'creó un código nuevo para',
  },
});
