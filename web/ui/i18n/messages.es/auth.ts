import type { authMessages } from '#schema/messages/auth.ts';

/** Signing in, registering and passwords, in Spanish. */
export const authSpanish: Readonly<Record<keyof typeof authMessages, string>> = {
  'auth.wrongPassword': 'Usuario o contraseña incorrectos.',
  'auth.samePassword': 'Elige una contraseña que no tengas ya.',
  'auth.notCurrentPassword': 'Esa no es tu contraseña actual.',
  'auth.passwordHoldsUsername': 'La contraseña no puede contener el usuario.',
  'auth.commonPassword': 'Esta contraseña es demasiado común. Elige otra.',
  'auth.tooManySignIns':
    'Demasiadas personas inician sesión en este momento. Espera unos segundos y vuelve a intentarlo.',
  'auth.noDemo': 'La demostración no está disponible aquí.',
  'auth.sharedAccounts': 'Las cuentas de la cocina de demostración son de todos y no se pueden cambiar.',
  'auth.noMail': 'Este servidor no envía correo. Pide un enlace de contraseña a un administrador de tu cocina.',
  'auth.linkNotValid': 'Este enlace ya no vale. Pide uno nuevo a un administrador.',
  'auth.linkShown': 'Este enlace ya se mostró una vez. Crea uno nuevo.',
  'auth.ownPassword': 'Cambia tu propia contraseña en tu menú.',
  'auth.reactivateFirst': '{name} no está activo. Reactívalo antes.',
  'auth.registrationClosed': 'En este servidor el registro está cerrado. Pide una cuenta a quien lo administra.',
  'auth.noNewKitchens': 'En este servidor no se crean cocinas nuevas. Únete a la tuya con su código de organización.',
  'auth.wrongCode': 'Este código de organización no es válido. Pide el actual a tu administrador.',
  'auth.tooManyWaiting':
    '{count} personas esperan ya la verificación. Pide a tu administrador que las admita o las rechace antes.',
  'auth.usernameTaken': 'Este nombre de usuario ya existe. Elige otro.',
  'auth.usernameLetters': 'Usa solo letras, cifras, punto, guion y guion bajo.',
  'auth.enterUsername': 'Escribe tu usuario.',
  'auth.enterPassword': 'Escribe tu contraseña.',
  'auth.enterCurrentPassword': 'Escribe tu contraseña actual.',
  'auth.enterName': 'Escribe tu nombre.',
  'auth.enterKitchen': 'Escribe el nombre de tu cocina.',
  'auth.joinWithCode': 'Con un código entras como cocinero o encargado.',
  'auth.enterCode': 'Escribe el código que te dio tu administrador.',
  'auth.ownBrowser': 'Hazlo en tu propio navegador, tras iniciar sesión con tu contraseña.',
  'auth.noTokens': 'Un token de la API no puede hacer esto. Lo hace una persona que haya iniciado sesión en Brigade.',
  'auth.scopeLacking': 'A este token de la API le falta el ámbito {scope}.',
  'auth.tokenRole': 'El rol con el que actúa este token de la API no permite esto.',
  'auth.tokenNotValid': 'Este token de la API no vale, ha terminado o se revocó.',
  'auth.tokenAddress': 'Este token de la API no se puede usar desde {address}.',
};
