import { defineTexts } from '../../ui/i18n/texts.ts';

/** The words for this feature's acts and rows in the audit log and the timeline. */
defineTexts('activity', {
  en: {
    'waste.logged': 'logged waste of',
    'waste.reversed': 'took back',
    'waste.undone': 'undid',
    WasteEntry: 'Waste',
  },
  es: {
    'waste.logged': 'registró merma de',
    'waste.reversed': 'anuló',
    'waste.undone': 'deshizo',
    WasteEntry: 'Merma',
  },
});
