import { defineTexts } from '../../ui/i18n/texts.ts';

/** A forgotten password, on the sign-in page. */
export const forgottenTexts = defineTexts('session-forgotten', {
  en: {
    forgotten: 'Forgot your password?',
    forgottenAsk:
      'Ask an admin of your kitchen for a password link. If you are the only admin, ask whoever runs the server.',
    forgottenMail: 'Enter your username. If the account has an e-mail address, a link comes to it.',
    forgottenSend: 'Send me a link',
    forgottenSent: 'If this account has an e-mail address, a link is on its way. It works once, for 24 hours.',
  },
  es: {
    forgotten: '¿Olvidaste tu contraseña?',
    forgottenAsk:
      'Pide un enlace de contraseña a un administrador de tu cocina. Si eres el único, pídelo a quien lleva el servidor.',
    forgottenMail: 'Escribe tu usuario. Si la cuenta tiene un correo, recibirás allí un enlace.',
    forgottenSend: 'Envíame un enlace',
    forgottenSent: 'Si esta cuenta tiene un correo, el enlace va en camino. Vale una vez, durante 24 horas.',
  },
});
