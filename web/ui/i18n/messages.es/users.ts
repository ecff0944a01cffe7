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
  'users.demoSignIn':
    'Todas las visitas de la demostración entran como {name}, así que esto se queda como está. Pruébalo con otra persona.',
  'users.newRegistration': 'Registro nuevo',
  'users.oneRegistered': '{name} ({username}) se registró como {role} y espera la verificación.',
  'users.manyRegistered': '{count} personas se registraron y esperan la verificación: {names}.',
  'mail.enterOwnFirst': 'Escribe antes tu propio correo, en tu menú.',
  'mail.none': 'Este servidor no envía correo.',
};
