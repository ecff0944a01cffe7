import { defineTexts } from '../ui/texts.ts';

export const auditTexts = defineTexts('audit', {
  en: {
    title: 'Reports',
    text: 'Everything that was changed, by whom and when.',
  },
  es: {
    title: 'Informes',
    text: 'Todo lo que se cambió, quién y cuándo.',
  },
});
