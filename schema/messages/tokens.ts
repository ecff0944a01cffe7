/** API tokens and service accounts. */
export const tokensMessages = {
  'tokens.tooManyAccounts': 'This kitchen has {count} service accounts already. Deactivate one that is no longer used.',
  'tokens.tooMany': 'This kitchen has {count} API tokens already. Revoke one that is no longer used.',
  'tokens.shown': 'This token was shown once already. Revoke it and create a new one.',
  'tokens.revoked': '{name} was revoked already.',
  'tokens.reactivateFirst': '{name} is not active. Reactivate it first.',
  'tokens.roleScopes': 'The role {role} may not hold {scopes}.',
  'tokens.addressForm': 'Enter addresses or networks, such as 203.0.113.7 or 203.0.113.0/24.',
  'tokens.enterName': 'Give it a name that says what it is for.',
  'tokens.enterAddress': 'Enter an address, such as 203.0.113.7.',
  'tokens.tooManyAddresses': 'Name at most {count} addresses.',
  'tokens.days': 'Choose 1 to {count} days.',
  'tokens.scope': 'Choose at least one scope.',
} as const;
