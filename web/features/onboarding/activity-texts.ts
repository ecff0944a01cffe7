import { defineTexts } from '../../ui/i18n/texts.ts';

/** The words for this feature's acts and rows in the audit log and the timeline. */
defineTexts('activity', {
  en: {
    'organization_code.regenerated': 'made a new code for',
  },
  es: {
    'organization_code.regenerated': 'creó un código nuevo para',
  },
});
