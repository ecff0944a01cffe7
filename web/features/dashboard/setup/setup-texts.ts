import { defineTexts } from '../../../ui/i18n/texts.ts';

/** The texts of the set-up guide beside the pages. */
export const setupTexts = defineTexts('setupGuide', {
  en: {
    guide: 'Set-up guide',
    begin: 'Guide me through it',
    progress: '{done} of {all} steps done',
    next: 'Next: {name}',
    here: 'Add the first here: {name}',
    open: 'Open',
    later: 'Later',
    close: 'Close the guide',
    see: 'See it as your cook',
    seeText: 'Point your phone at the code and sign in: this is what your cooks see.',
    team: 'Invite your team',
    finish: 'Done',
  },
  es: {
    guide: 'Guía de puesta en marcha',
    begin: 'Guíame paso a paso',
    progress: '{done} de {all} pasos hechos',
    next: 'Siguiente: {name}',
    here: 'Añade aquí el primero: {name}',
    open: 'Abrir',
    later: 'Más tarde',
    close: 'Cerrar la guía',
    see: 'Míralo como tu cocinero',
    seeText: 'Apunta con tu teléfono al código e inicia sesión: esto es lo que ve tu equipo.',
    team: 'Invita a tu equipo',
    finish: 'Hecho',
  },
});
