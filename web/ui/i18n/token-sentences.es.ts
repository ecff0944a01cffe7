/** What the server says about API tokens and service accounts. */
export const tokenSentences: Readonly<Record<string, string>> = {
  'Give it a name that says what it is for': 'Ponle un nombre que diga para qué es',
  'Enter an address, such as 203.0.113.7': 'Escribe una dirección, como 203.0.113.7',
  'Enter addresses or networks, such as 203.0.113.7 or 203.0.113.0/24':
    'Escribe direcciones o redes, como 203.0.113.7 o 203.0.113.0/24',
  'Name at most {n} addresses': 'Pon como máximo {n} direcciones',
  'Choose 1 to {n} days': 'Elige de 1 a {n} días',
  'Choose at least one scope': 'Elige al menos un ámbito',
  'An API token cannot do this': 'Un token de la API no puede hacer esto',
  'A person does it, signed in to Brigade': 'Lo hace una persona que haya iniciado sesión en Brigade',
  'This API token lacks the scope {scope}': 'A este token de la API le falta el ámbito {scope}',
  'The role that this API token acts with does not allow this':
    'El rol con el que actúa este token de la API no permite esto',
  'This API token is not valid, has expired or was revoked': 'Este token de la API no vale, ha terminado o se revocó',
  'This API token may not be used from {address}': 'Este token de la API no se puede usar desde {address}',
  'This kitchen has {n} service accounts already': 'Esta cocina ya tiene {n} cuentas de servicio',
  'Deactivate one that is no longer used': 'Desactiva una que ya no se use',
  'This kitchen has {n} API tokens already': 'Esta cocina ya tiene {n} tokens de la API',
  'This token was shown once already': 'Este token ya se mostró una vez',
  'Revoke it and create a new one': 'Revócalo y crea uno nuevo',
  '{name} was revoked already': '{name} ya se revocó',
  'Reactivate it first': 'Reactívalo antes',
  'The role {role} may not hold {scopes}': 'El rol <role> no puede tener {scopes}',
  token: 'token',
  'service account': 'cuenta de servicio',
};
