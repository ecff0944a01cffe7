import { catalog } from '../../ui/i18n/catalog.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalog({
  en: {
    'import.read': 'read the file',
    'import.checking': 'checked the rows of',
    'import.applying': 'began to import',
    'import.undoing': 'began to undo the import of',
    'import.cancelled': 'cancelled the import of',
    'import.applied': 'imported',
    'import.undone': 'undid the import of',
    'item.deleted': 'removed',
    'supplier.deleted': 'removed',
    ImportBatch: 'Import',
  },
  es: {
    'import.read': 'leyó el archivo',
    'import.checking': 'comprobó las filas de',
    'import.applying': 'empezó a importar',
    'import.undoing': 'empezó a deshacer la importación de',
    'import.cancelled': 'canceló la importación de',
    'import.applied': 'importó',
    'import.undone': 'deshizo la importación de',
    'item.deleted': 'quitó',
    'supplier.deleted': 'quitó',
    ImportBatch: 'Importación',
  },
});
