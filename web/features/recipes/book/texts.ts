import { defineTexts } from '../../../ui/i18n/texts.ts';

export const bookTexts = defineTexts('recipeBook', {
  en: {
    csv: 'Download these recipes as CSV',
    print: 'Print these recipes',
    failed: 'The recipes could not be loaded',
    yieldUnit: 'Unit',
    portions: 'Portions',
    menuPrice: 'Menu price ({currency})',
    costBatch: 'Cost of a batch ({currency})',
    costPortion: 'Cost of a portion ({currency})',
    foodCost: 'Food cost %',
    allergens: 'Allergens',
  },
  es: {
    csv: 'Descargar estas recetas en CSV',
    print: 'Imprimir estas recetas',
    failed: 'No se pudieron cargar las recetas',
    yieldUnit: 'Unidad',
    portions: 'Porciones',
    menuPrice: 'Precio de carta ({currency})',
    costBatch: 'Costo de un lote ({currency})',
    costPortion: 'Costo de una porción ({currency})',
    foodCost: 'Costo de alimentos %',
    allergens: 'Alérgenos',
  },
});
