import { catalogue } from '../../ui/i18n/catalogue.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalogue({
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
