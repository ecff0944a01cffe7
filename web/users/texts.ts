import { defineTexts } from '../ui/texts.ts';

export const usersTexts = defineTexts('users', {
  en: {
    title: 'Users',
    text: 'Who works here, in which role, and who waits for verification.',
  },
  es: {
    title: 'Usuarios',
    text: 'Quién trabaja aquí, en qué puesto y quién espera verificación.',
  },
});
