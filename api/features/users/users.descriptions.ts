import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        userCounts: 'How many people there are, for admins.',
      },
    },
    Mutation: {
      fields: {
        deactivateUser: "Ends a person's access and sessions, and frees the open tasks that are assigned to them.",
        endUserSessions: 'Signs a person out on every device.',
        reactivateUser: 'Lets a deactivated or rejected person in again.',
        rejectUser: 'Rejects a waiting person.',
        setUserRole: 'Changes the role of a person.',
        updateUser: 'Corrects a person.',
        verifyUser: 'Verifies a waiting person.',
      },
    },
    Subscription: {
      fields: {
        userUpdated: 'A person whose row changed.',
      },
    },
    UserFilter: {
      about: 'Which people.',
      fields: {
        all: 'Everyone.',
        waiting: 'Waiting for verification.',
        active: 'At work.',
        former: 'Rejected or deactivated.',
      },
    },
    UserStatus: {
      about: "A person's status. Only active people who are verified may work.",
      fields: {
        active: 'May sign in; may work once verified.',
        deactivated: 'Left: may not sign in any more.',
        rejected: 'Was not verified: may not sign in.',
      },
    },
    User: {
      about: 'A person of the kitchen.',
      fields: {
        id: 'The id of the person: a UUID, the same for ever.',
        name: 'The name.',
        username: 'The name to sign in with.',
        role: 'What the person may do.',
        status: 'Whether the person may sign in.',
        verified: 'Whether an admin has verified the person. Until then they can see and do nothing.',
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
    UserTargetInput: { about: 'A person.', fields: { id: 'The id of the person.' } },
    VerifyUserInput: {
      about: 'Verifies a waiting person.',
      fields: { id: 'The id of the person.', role: 'The role; when left out, the one chosen at registration.' },
    },
    SetUserRoleInput: {
      about: 'The role of a person.',
      fields: { id: 'The id of the person.', role: 'The new role.' },
    },
    UpdateUserInput: {
      about: 'Corrections to a person by an admin. What is left out stays as it is.',
      of: 'User',
      fields: { id: 'The id of the person.' },
    },
    UpdateProfileInput: {
      about: 'Changes to one’s own profile. What is left out stays as it is.',
      of: 'User',
      fields: {
        email: 'The e-mail address; null removes it.',
        language: 'The language of the screens; null: that of the kitchen.',
      },
    },
  },
};
