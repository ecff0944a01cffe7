import type { usersMessages } from '#schema/messages/users.ts';

/** People, their roles and mail, in Spanish. */
export const usersSpanish: Readonly<Record<keyof typeof usersMessages, string>> = {
  'role.cook': 'cocinero',
  'role.manager': 'encargado',
  'role.admin': 'administrador',
  'users.verifiedAlready': '{name} ya está verificado.',
  'users.rejected': 'Se rechazó a {name}. Deshazlo primero.',
  'users.notWaiting': '{name} no espera verificación.',
  'users.notActive': '{name} no está activo.',
  'users.activeAlready': '{name} ya está activo.',
  'users.lastAdmin': '{name} es el último administrador. Nombra antes a otro administrador.',
  'users.waits': '{name} espera la verificación. Verifícalo en Usuarios.',
  'users.usernameMissing': 'Escribe un usuario, o un correo del que se saca.',
  'users.usernameStays': '{name} tiene otro usuario, que no cambia.',
  'users.onlyThemselves': 'Esto solo lo puede cambiar {name}, en su propio menú.',
  'users.adminRoleByHand': 'El puesto de un administrador se cambia en Usuarios, no con un archivo.',
  'users.sharedEmail': 'Varias personas tienen este correo. Escribe el usuario.',
  'users.becomesAdmin': '{name} pasa a ser administrador.',
  'users.tooMany': 'Una cocina tiene como mucho {count} personas.',
  'users.tooManyNew': 'Un archivo añade como mucho {count} personas. Divídelo.',
  'users.signedInSince': '{name} ha entrado desde la importación. No se deshizo nada: desactiva a quien ya no está.',
  'users.usedSince':
    'El registro nombra a {name} desde la importación. No se deshizo nada: desactiva a quien ya no está.',
  'users.noSecretsInFiles':
    'Las contraseñas y los PIN no se importan. Quita del archivo la columna “{name}”. No se guardó nada de él.',
  'users.demoSignIn':
    'Todas las visitas de la demostración entran como {name}, así que esto se queda como está. Pruébalo con otra persona.',
  'users.newRegistration': 'Registro nuevo',
  'users.oneRegistered': '{name} ({username}) se registró como {role} y espera la verificación.',
  'users.manyRegistered': '{count} personas se registraron y esperan la verificación: {names}.',
  'mail.enterOwnFirst': 'Escribe antes tu propio correo, en tu menú.',
  'mail.none': 'Este servidor no envía correo.',
};
