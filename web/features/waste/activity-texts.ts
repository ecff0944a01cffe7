import { catalog } from '../../ui/i18n/catalog.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalog({
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
