import { defineTexts } from '../ui/texts.ts';

export const analyticsTexts = defineTexts('analytics', {
  en: {
    title: 'Analytics',
    text: 'Trends of prep, line checks, waste and stock.',
  },
  es: {
    title: 'Análisis',
    text: 'Tendencias de mise en place, controles, merma y existencias.',
  },
});
