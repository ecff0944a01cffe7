import { defineTexts } from '../ui/texts.ts';

export const reportsTexts = defineTexts('reports', {
  en: {
    title: 'Reports',
    text: 'Prep completion, waste and line checks over time.',
  },
  es: {
    title: 'Informes',
    text: 'Mise en place, merma y controles de línea en el tiempo.',
  },
});
