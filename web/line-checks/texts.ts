import { defineTexts } from '../ui/texts.ts';

export const lineChecksTexts = defineTexts('line-checks', {
  en: {
    title: 'Line check',
    tab: 'Line Checks',
  },
  es: {
    title: 'Control de línea',
    tab: 'Controles de línea',
  },
});
