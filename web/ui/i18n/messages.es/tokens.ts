import type { tokensMessages } from '#schema/messages/tokens.ts';

/** API tokens and service accounts, in Spanish. */
export const tokensSpanish: Readonly<Record<keyof typeof tokensMessages, string>> = {
  'tokens.tooManyAccounts': 'Esta cocina ya tiene {count} cuentas de servicio. Desactiva una que ya no se use.',
  'tokens.tooMany': 'Esta cocina ya tiene {count} tokens de la API. Revoca uno que ya no se use.',
  'tokens.shown': 'Este token ya se mostró una vez. Revócalo y crea uno nuevo.',
  'tokens.revoked': '{name} ya se revocó.',
  'tokens.reactivateFirst': '{name} no está activo. Reactívalo antes.',
  'tokens.roleScopes': 'El rol {role} no puede tener {scopes}.',
  'tokens.addressForm': 'Escribe direcciones o redes, como 203.0.113.7 o 203.0.113.0/24.',
  'tokens.enterName': 'Ponle un nombre que diga para qué es.',
  'tokens.enterAddress': 'Escribe una dirección, como 203.0.113.7.',
  'tokens.tooManyAddresses': 'Pon como máximo {count} direcciones.',
  'tokens.days': 'Elige de 1 a {count} días.',
  'tokens.scope': 'Elige al menos un ámbito.',
};
