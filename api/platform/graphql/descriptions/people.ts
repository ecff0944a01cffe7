import type { TypeTexts } from './words.ts';

/** People, what they are notified of, and what is recorded of what was done. */
export const peopleTexts: TypeTexts = {
  User: {
    about: 'A person of the kitchen.',
    fields: {
      id: 'The id of the person: a UUID, the same for ever.',
      name: 'The name; at most 80 characters.',
      username: 'The name to sign in with.',
      role: 'What the person may do.',
      status: 'Whether the person may sign in.',
      verified: 'Whether an admin has let the person in. Until then nothing can be seen or done.',
      language: 'The language the person chose; null: that of the kitchen.',
      stationId: 'The id of the station where the person works; null without one.',
      stationName: 'The name of the station where the person works; null without one.',
      lastSeenAt: 'When the person last did something here; null when never.',
    },
  },
  UserConnection: { about: 'A page of people.' },
  UserCounts: {
    fields: { active: 'How many people are at work.', waiting: 'How many people wait for verification.' },
  },
  PersonOn: {
    fields: {
      id: 'The id of the person.',
      role: 'What the person may do.',
      lastSeenAt: 'When the person was last seen.',
    },
  },
  IssuedPin: { fields: { pin: 'The digits; they are shown this once.' } },
  ChangePasswordInput: {
    about: 'A new password of one’s own. Every other session of the person ends.',
    fields: {
      currentPassword: 'The password until now.',
      newPassword: 'The new one, by the same rules as at registration.',
    },
  },
  EndSessionInput: { about: 'A session of one’s own to end.', fields: { id: 'The id of the session.' } },
  InvitationInput: {
    about: 'An invitation by mail to join the kitchen.',
    fields: {
      email: 'The address that the invitation goes to; one address, at most 254 characters.',
      language: 'The language that the mail is written in.',
    },
  },
  ResetLinkInput: {
    about: 'The person who gets a link to set a new password.',
    fields: { id: 'The id of the person.' },
  },
  UserTargetInput: { about: 'A person.', fields: { id: 'The id of the person.' } },
  VerifyUserInput: {
    about: 'Lets a waiting person in.',
    fields: { id: 'The id of the person.', role: 'The role; the one asked for when left out.' },
  },
  SetUserRoleInput: { about: 'The role of a person.', fields: { id: 'The id of the person.', role: 'The new role.' } },
  UpdateUserInput: {
    about: 'What an admin corrects about a person. What is left out stays as it is.',
    of: 'User',
    fields: { id: 'The id of the person.' },
  },
  UpdateProfileInput: {
    about: 'What people change about themselves. What is left out stays as it is.',
    of: 'User',
    fields: {
      email: 'The e-mail address; null removes it.',
      language: 'The language of the screens; null: that of the kitchen.',
    },
  },
  RemoveUserPinInput: { about: 'A person whose PIN is removed.', fields: { id: 'The id of the person.' } },
  Notification: {
    about: 'News for the people who can act on it. They are kept for 90 days.',
    fields: {
      id: 'The id of the notification: a UUID.',
      type: 'What it is about.',
      title: 'In a few words.',
      message: 'The whole sentence.',
      titleContent:
        'The title by its key and parameters, to show it in other languages; null for a text without a key.',
      messageContent:
        'The sentence by its key and parameters, to show it in other languages; null for a text without a key.',
      priority: 'How urgent it is; null when it is not rated.',
      isRead: 'Whether the person who asks has read it.',
      entityType: 'The kind of row that it is about; null when there is none.',
      entityId: 'The id of the row that it is about; null when there is none.',
    },
  },
  NotificationConnection: { about: 'A page of notifications.' },
  Activity: { fields: { id: 'The id of the event: a UUID.' } },
  AuditEntry: { fields: { id: 'The id of the event: a UUID.' } },
  AuditEntryConnection: { about: 'A page of the audit log.' },
  AuditFilterInput: {
    about: 'Which entries of the audit log. Conditions are combined: all must hold.',
    fields: {
      action: 'Only this kind of act, such as stock.adjusted.',
      actorId: 'Only what this person or device did.',
      entity: 'Only about this kind of row, such as Item.',
      entityId: 'Only about this row.',
      from: 'The first business day, included.',
      to: 'The last business day, included.',
    },
  },
  KitchenHealth: { fields: { lastChangeAt: 'When something was last changed; null when nothing ever was.' } },
  Node: { about: 'Whatever has an id and can be read by it, with the query `node`.' },
  PageInfo: {
    about: 'Where a page of a list begins and ends.',
    fields: {
      hasNextPage: 'Whether there are rows after this page; of a page `before` a cursor, always true.',
      hasPreviousPage: 'Whether there are rows before this page; of a page `after` a cursor, always true.',
      startCursor: 'What to send as `before` for the page before; null when this page is empty.',
      endCursor: 'What to send as `after` for the next page; null when this page is empty.',
    },
  },
};
