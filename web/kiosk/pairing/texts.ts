import { defineTexts } from '../../ui/i18n/texts.ts';

export const pairingTexts = defineTexts('pairing', {
  en: {
    title: 'Pair this screen',
    where: 'Admin > Users > Devices',
    stepSignIn: 'On a phone or computer, sign in to Brigade as an admin.',
    stepOpen: 'Open {where} and press Pair a device.',
    stepCode: 'Type this code there. Or scan the picture with a phone.',
    code: 'Pairing code {code}',
    picture: 'QR code that opens {url}',
    left: 'A new code in {left}',
    starting: 'Getting a code',
    offline: 'No connection to Brigade. It tries again by itself.',
    denied: 'An admin denied the request. This is a new code.',
    busy: 'Too many codes were asked for here. It tries again by itself.',
    signIn: 'Sign in with a password',
  },
  es: {
    title: 'Enlazar esta pantalla',
    where: 'Administración > Usuarios > Dispositivos',
    stepSignIn: 'En un teléfono u ordenador, entra en Brigade como administrador.',
    stepOpen: 'Abre {where} y pulsa Enlazar un dispositivo.',
    stepCode: 'Escribe allí este código. O escanea la imagen con un teléfono.',
    code: 'Código de enlace {code}',
    picture: 'Código QR que abre {url}',
    left: 'Código nuevo en {left}',
    starting: 'Pidiendo un código',
    offline: 'Sin conexión con Brigade. Lo intenta de nuevo solo.',
    denied: 'Un administrador rechazó la solicitud. Este es un código nuevo.',
    busy: 'Se pidieron demasiados códigos desde aquí. Lo intenta de nuevo solo.',
    signIn: 'Entrar con contraseña',
  },
});
