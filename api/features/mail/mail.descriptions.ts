import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    InvitationInput: {
      about: 'An invitation by mail to join the kitchen.',
      fields: {
        email: 'The address that the invitation goes to; one address.',
        language: 'The language that the mail is written in.',
      },
    },
  },
};
