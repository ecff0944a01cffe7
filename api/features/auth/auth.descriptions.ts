import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    ChangePasswordInput: {
      about: 'A new password for the viewer. All their other sessions end.',
      fields: {
        currentPassword: 'The current password.',
        newPassword: 'The new password; the rules are those of registration.',
      },
    },
    EndSessionInput: { about: 'One of the viewer’s sessions, to end.', fields: { id: 'The id of the session.' } },
    ResetLinkInput: {
      about: 'The person who gets a link to set a new password.',
      fields: { id: 'The id of the person.' },
    },
  },
};
