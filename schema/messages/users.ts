/** People, their roles and mail. */
export const usersMessages = {
  'role.cook': 'cook',
  'role.manager': 'manager',
  'role.admin': 'admin',
  'users.verifiedAlready': '{name} is verified already.',
  'users.rejected': '{name} was rejected. Take that back first.',
  'users.notWaiting': '{name} is not waiting for verification.',
  'users.notActive': '{name} is not active.',
  'users.activeAlready': '{name} is active already.',
  'users.lastAdmin': '{name} is the last admin. Make someone else an admin first.',
  'users.demoSignIn':
    'Everybody who visits the demo signs in as {name}, so this stays as it is. Try it with another person.',
  'users.newRegistration': 'New registration',
  'users.oneRegistered': '{name} ({username}) registered as {role} and waits for verification.',
  'users.manyRegistered': '{count} people registered and wait for verification: {names}.',
  'mail.enterOwnFirst': 'Enter your own e-mail address first, in your menu.',
  'mail.none': 'This server sends no mail.',
} as const;
