import { defineTexts } from '../../ui/i18n/texts.ts';

/** The texts of the pages around a session: waiting, role chooser, logout. */
export const aroundTexts = defineTexts('session-around', {
  en: {
    logoutFailed: 'Logout failed',
    loggedOut: 'Logged out',
    loggedOutText: 'You have been logged out successfully.',
    loggingOut: 'Logging out...',
    loggingOutText: 'Please wait while we log you out.',
    unableDemo: 'Unable to access demo',
    loggedInAs: 'You are logged in as',
    logout: 'Logout',
    chooseRole: 'Choose a role to walk through the demo kitchen.',
    haveAccount: 'Sign in with your own account',
    checking: 'Checking every few seconds',
    waitingTitle: 'Waiting for verification',
    waitingText:
      'Hello {name}. Your account is ready; an admin of your kitchen only has to verify it. This page opens by itself as soon as that happens.',
    waitingHint: 'In a hurry? Ask your admin to open Users and press Verify.',
  },
  es: {
    logoutFailed: 'Error al cerrar sesión',
    loggedOut: 'Sesión cerrada',
    loggedOutText: 'Has cerrado la sesión correctamente.',
    loggingOut: 'Cerrando sesión...',
    loggingOutText: 'Espera mientras cerramos tu sesión.',
    unableDemo: 'No se puede abrir la demostración',
    loggedInAs: 'Has iniciado sesión como',
    logout: 'Cerrar sesión',
    chooseRole: 'Elige un puesto para recorrer la cocina de demostración.',
    haveAccount: 'Entrar con mi propia cuenta',
    checking: 'Comprobando cada pocos segundos',
    waitingTitle: 'Esperando la verificación',
    waitingText:
      'Hola, {name}. Tu cuenta está lista; solo falta que un administrador de tu cocina la verifique. Esta página se abrirá sola en cuanto ocurra.',
    waitingHint: '¿Con prisa? Pide a tu administrador que abra Usuarios y pulse Verificar.',
  },
});
