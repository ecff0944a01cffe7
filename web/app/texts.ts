import { defineTexts } from '../ui/i18n/texts.ts';

export const appTexts = defineTexts('app', {
  en: {
    notFound: '404 Page Not Found',
    notFoundText: 'There is nothing at this address. It may have moved, or the link is incomplete.',
    accessDenied: 'Access Denied',
    accessDeniedText: 'You do not have permission to access this page. This area requires {roles} privileges.',
    returnToDashboard: 'Return to Dashboard',
    crashed: 'This screen stopped working',
    crashedText: 'Your saved work is safe. Load the screen again; if it happens twice, tell your admin.',
    reload: 'Load again',
    or: ' or ',
  },
  es: {
    notFound: '404 Página no encontrada',
    notFoundText: 'No hay nada en esta dirección. Puede que se haya movido o que el enlace esté incompleto.',
    accessDenied: 'Acceso denegado',
    accessDeniedText: 'No tienes permiso para abrir esta página. Esta zona es solo para: {roles}.',
    returnToDashboard: 'Volver al panel',
    crashed: 'Esta pantalla dejó de funcionar',
    crashedText:
      'Tu trabajo guardado está a salvo. Vuelve a cargar la pantalla; si ocurre otra vez, avisa a tu administrador.',
    reload: 'Cargar de nuevo',
    or: ' o ',
  },
});
