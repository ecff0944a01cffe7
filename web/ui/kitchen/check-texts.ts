import { defineTexts } from '../i18n/texts.ts';

/** The texts of readings and limits of line checks, on screens, in print and in exports. */
export const checkTexts = defineTexts('check-values', {
  en: {
    max: '{max} or below',
    min: '{min} or above',
    range: '{min} to {max}',
    noLimit: 'No limit',
    otherUnit: '{limit} ({other})',
    yes: 'Yes',
    no: 'No',
    goodYes: 'Should be yes',
    goodNo: 'Should be no',
    written: 'Written down',
    pass: 'OK',
    fail: 'Out of range',
    na: 'Not measured',
  },
  es: {
    max: '{max} o menos',
    min: '{min} o más',
    range: 'de {min} a {max}',
    noLimit: 'Sin límite',
    otherUnit: '{limit} ({other})',
    yes: 'Sí',
    no: 'No',
    goodYes: 'Debe ser sí',
    goodNo: 'Debe ser no',
    written: 'Por escrito',
    pass: 'Bien',
    fail: 'Fuera de rango',
    na: 'No medido',
  },
});
