import { defineTexts } from '../../../ui/i18n/texts.ts';

export const lockTexts = defineTexts('lock', {
  en: {
    title: 'Locked',
    enter: 'Enter your PIN',
    enterText: 'It opens your own lists on this tablet.',
    noPin: 'No PIN yet? Sign in on your own phone, open the menu there and choose My PIN.',
    password: 'Sign in with a password',
    offline: 'You are offline. Unlocking needs a connection.',
    lock: '{name}: lock or switch person',
    soon: 'This tablet locks soon. Touch it to stay.',
    locking: 'Locking in {seconds} s',
    stay: 'Touch the screen to stay.',
  },
  es: {
    title: 'Bloqueada',
    enter: 'Escribe tu PIN',
    enterText: 'Abre tus propias listas en esta tableta.',
    noPin: '¿Aún sin PIN? Entra en tu propio teléfono, abre allí el menú y elige Mi PIN.',
    password: 'Entrar con contraseña',
    offline: 'No hay conexión. Para desbloquear hace falta conexión.',
    lock: '{name}: bloquear o cambiar de persona',
    soon: 'Esta tableta se bloquea pronto. Tócala para seguir.',
    locking: 'Se bloquea en {seconds} s',
    stay: 'Toca la pantalla para seguir.',
  },
});
