import { defineTexts } from '../ui/texts.ts';

export const settingsTexts = defineTexts('settings', {
  en: {
    title: 'Organization Settings',
    text: 'Settings are saved automatically and take effect immediately for all users in the organization.',
  },
  es: {
    title: 'Ajustes de la organización',
    text: 'Los ajustes se guardan solos y valen al instante para todos los usuarios de la organización.',
  },
});
