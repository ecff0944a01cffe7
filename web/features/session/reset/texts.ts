import { defineTexts } from '../../../ui/i18n/texts.ts';

export const resetTexts = defineTexts('reset', {
  en: {
    title: 'Set a new password',
    lead: 'For the account {username}. You are signed out everywhere else.',
    password: 'New password',
    save: 'Set password and sign in',
    failed: 'The password was not set',
    done: 'Your new password is set',
    notValid: 'This link does not work',
    notValidText:
      'It was used already, it is older than 24 hours, or there is a newer one. Ask an admin for a new link.',
    noToken: 'The address is not complete. Open the link again as you got it.',
    toSignIn: 'Go to sign-in',
    retry: 'Try again',
  },
  es: {
    title: 'Elige una contraseña nueva',
    lead: 'Para la cuenta {username}. Se cierra tu sesión en todos los demás sitios.',
    password: 'Contraseña nueva',
    save: 'Guardar y entrar',
    failed: 'No se guardó la contraseña',
    done: 'Tu contraseña nueva está guardada',
    notValid: 'Este enlace no funciona',
    notValidText: 'Ya se usó, tiene más de 24 horas o hay uno más nuevo. Pide otro enlace a un administrador.',
    noToken: 'La dirección no está completa. Abre el enlace otra vez tal como lo recibiste.',
    toSignIn: 'Ir a iniciar sesión',
    retry: 'Reintentar',
  },
});
