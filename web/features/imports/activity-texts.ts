import { catalogue } from '../../ui/i18n/catalogue.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalogue({
  en: {
    'import.read': 'read the file',
    'import.applied': 'imported',
    'import.undone': 'undid the import of',
    'item.deleted': 'removed',
    'supplier.deleted': 'removed',
    ImportBatch: 'Import',
  },
  es: {
    'import.read': 'leyó el archivo',
    'import.applied': 'importó',
    'import.undone': 'deshizo la importación de',
    'item.deleted': 'quitó',
    'supplier.deleted': 'quitó',
    ImportBatch: 'Importación',
  },
});
