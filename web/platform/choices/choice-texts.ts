import { defineTexts } from '../../ui/i18n/texts.ts';

/** The texts of a select that adds what it does not offer yet. */
export const choiceTexts = defineTexts('choices', {
  en: {
    saving: 'Saving',
    cancel: 'Cancel',
    none: '–',
    supplier: 'Supplier',
    newSupplier: 'New supplier…',
    newSupplierName: 'Name of the new supplier',
    addSupplier: 'Add the supplier',
  },
  es: {
    saving: 'Guardando',
    cancel: 'Cancelar',
    none: '–',
    supplier: 'Proveedor',
    newSupplier: 'Nuevo proveedor…',
    newSupplierName: 'Nombre del nuevo proveedor',
    addSupplier: 'Añadir el proveedor',
  },
});
