import { defineTexts } from '../ui/texts.ts';

export const wasteTexts = defineTexts('waste', {
  en: {
    title: 'Log waste',
    tab: 'Waste',
  },
  es: {
    title: 'Registrar merma',
    tab: 'Merma',
  },
});
