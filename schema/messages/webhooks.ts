/** Webhooks. */
export const webhooksMessages = {
  'webhooks.tooMany': 'This kitchen has {count} webhooks already. Remove one that is no longer used.',
  'webhooks.demo': 'The demo kitchen sends no webhooks. Set up a kitchen of your own to use them.',
  'webhooks.secretShown': 'This signing secret was shown once already. Rotate it to get a new one.',
  'webhooks.switchedOff': '{name} is switched off. Switch it on first.',
  'webhooks.beingSent': 'This is being sent at this moment. Look at the log in a few seconds.',
  'webhooks.https': 'Enter an address that begins with https://.',
  'webhooks.noPassword': 'Take the user name and the password out of this address.',
  'webhooks.port': 'This port is not allowed. Use 443 or one from 1024 up.',
  'webhooks.notFound': 'This address cannot be found. Check how it is spelled.',
  'webhooks.private':
    'This address belongs to a private network or to this server. Use one that the whole internet can reach.',
  'webhooks.enterAddress': 'Enter the address that gets the events.',
  'webhooks.chooseEvent': 'Choose at least one event.',
  'webhooks.eventsTwice': 'Name each event once.',
  'webhooks.wasSwitchedOff': 'A webhook was switched off',
  'webhooks.gone': 'The receiver of {name} answered that it is gone. Nothing more is sent to it.',
  'webhooks.failing': 'Nothing that was sent to {name} arrived for 3 days. Look at its log, then switch it on again.',
} as const;
