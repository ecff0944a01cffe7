import { FileInput } from 'lucide-react';
import { feature } from '../../platform/feature.ts';
import { paths, to } from '../../platform/paths.ts';

/** Imports from files. */
export const imports = feature({
  routes: [
    {
      area: 'manager',
      path: paths.imports,
      page: async () => (await import('./ImportPage.tsx')).ImportPage,
    },
  ],
  navigation: [
    {
      area: 'manager',
      path: paths.imports,
      label: { en: 'Import', es: 'Importar' },
      icon: FileInput,
      order: 70,
      phoneBar: false,
    },
  ],
  invalidatedBy: { IMPORT_UPDATED: ['importBatches', 'importBatch', 'importRows'] },
  pagedFields: ['importBatches', 'importRows'],
  commands: [
    {
      label: { en: 'Import a file', es: 'Importar un archivo' },
      icon: FileInput,
      permission: 'imports.run',
      path: () => to.importOf('items'),
    },
  ],
  activityTexts: () => import('./activity-texts.ts'),
});
