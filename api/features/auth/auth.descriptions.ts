import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    ChangePasswordInput: {
      about: 'A new password of one’s own. Every other session of the person ends.',
      fields: {
        currentPassword: 'The password until now.',
        newPassword: 'The new one, by the same rules as at registration.',
      },
    },
    EndSessionInput: { about: 'A session of one’s own to end.', fields: { id: 'The id of the session.' } },
    ResetLinkInput: {
      about: 'The person who gets a link to set a new password.',
      fields: { id: 'The id of the person.' },
    },
  },
};
