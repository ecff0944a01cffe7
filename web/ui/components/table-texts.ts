import { defineTexts } from '../i18n/texts.ts';

export const tableTexts = defineTexts('table', {
  en: {
    table: 'Table',
    rows: 'Rows',
    comfortable: 'Comfortable',
    compact: 'Compact',
    columns: 'Columns',
    select: 'Select {name}',
    selectAll: 'Select all rows shown',
  },
  es: {
    table: 'Tabla',
    rows: 'Filas',
    comfortable: 'Cómodas',
    compact: 'Compactas',
    columns: 'Columnas',
    select: 'Seleccionar {name}',
    selectAll: 'Seleccionar todas las filas visibles',
  },
});
