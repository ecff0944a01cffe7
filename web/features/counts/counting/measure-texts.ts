import { defineTexts } from '../../../ui/i18n/texts.ts';

export const measureTexts = defineTexts('measure', {
  en: {
    other: 'Other unit',
    title: 'Count {name} in another unit',
    text: 'Weigh or measure it once. From then on the item can be counted in this unit.',
    unit: 'Unit',
    howMany: 'How many',
    together: 'How much they are together',
    use: 'Add',
  },
  es: {
    other: 'Otra unidad',
    title: 'Contar {name} en otra unidad',
    text: 'Pésalo o mídelo una vez. Desde entonces el artículo se puede contar en esta unidad.',
    unit: 'Unidad',
    howMany: 'Cantidad',
    together: 'Cuánto son en total',
    use: 'Añadir',
  },
});
