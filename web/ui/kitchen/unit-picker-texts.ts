import type { BuiltInCode } from '#schema/units.ts';
import { defineTexts } from '../i18n/texts.ts';

/** The texts of the unit picker. */
export const unitPickerTexts = defineTexts('unitPicker', {
  en: {
    likely: 'Of this item',
    metric: 'Metric',
    us: 'US',
    counted: 'Counted',
    own: 'Your own',
    search: 'Find a unit',
    none: 'No unit has this name.',
    choose: 'Choose',
  },
  es: {
    likely: 'De este artículo',
    metric: 'Métricas',
    us: 'EE. UU.',
    counted: 'Contadas',
    own: 'Propias',
    search: 'Busca una unidad',
    none: 'Ninguna unidad se llama así.',
    choose: 'Elige',
  },
});

/** The long names of units, for the search. */
export const unitLongTexts = defineTexts<BuiltInCode>('unitsLong', {
  en: {
    kg: 'kilogram',
    g: 'gram',
    l: 'litre',
    ml: 'millilitre',
    lb: 'pound',
    oz: 'ounce',
    gal: 'gallon',
    qt: 'quart',
    pt: 'pint',
    cup: 'cup, 8 fl oz',
    fl_oz: 'fluid ounce',
    tbsp: 'tablespoon',
    tsp: 'teaspoon',
    ea: 'each, piece',
    dozen: '12 ea',
    bunch: 'bunch',
    case: 'case',
    can: 'can',
    tray: 'tray',
    portion: 'portion',
  },
  es: {
    kg: 'kilogramo',
    g: 'gramo',
    l: 'litro',
    ml: 'mililitro',
    lb: 'libra',
    oz: 'onza',
    gal: 'galón',
    qt: 'cuarto de galón',
    pt: 'pinta',
    cup: 'taza, 8 fl oz',
    fl_oz: 'onza líquida',
    tbsp: 'cucharada',
    tsp: 'cucharadita',
    ea: 'unidad, pieza',
    dozen: '12 ud.',
    bunch: 'manojo',
    case: 'caja',
    can: 'lata',
    tray: 'bandeja',
    portion: 'ración',
  },
});
