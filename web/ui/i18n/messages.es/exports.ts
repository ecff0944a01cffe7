import type { exportsMessages } from '#schema/messages/exports.ts';

/** Export files of a whole server, and backups, in Spanish. */
export const exportsSpanish: Readonly<Record<keyof typeof exportsMessages, string>> = {
  'export.notOurs': 'Este archivo no es una exportación de Brigade. No se ha cambiado nada.',
  'export.cutOff': 'Esta exportación está cortada o se cambió después de hacerla. No se ha cambiado nada.',
  'export.doesNotFit':
    'Esta exportación no encaja en su propio esquema: se cambió después de hacerla. No se ha cambiado nada.',
  'export.newer':
    'Esta exportación es de una versión más nueva de Brigade. Impórtala con esa versión. No se ha cambiado nada.',
  'export.dataOlder':
    'Los datos son de una versión anterior de Brigade. Inicia una vez el servidor de esta versión, que los migra; «backup» y «export» funcionan antes.',
  'export.dataNewer':
    'Los datos son de una versión más nueva de Brigade (migración {migration}). Usa esa versión o una más nueva; no se ha cambiado nada.',
  'export.noFile': 'No existe el archivo {file}.',
  'export.unreadable': 'No se puede leer {file}.',
  'export.fileExists': '{file} ya existe. Elige otro nombre de archivo.',
  'export.holdsKitchen': 'Esta base de datos ya tiene una cocina. Importa en una vacía. No se ha cambiado nada.',
  'export.holdsKitchens': 'Esta base de datos ya tiene {count} cocinas. Importa en una vacía. No se ha cambiado nada.',
  'export.tooBusy': 'El servidor está demasiado ocupado. Inténtalo de nuevo o deténlo antes. No se ha cambiado nada.',
};
