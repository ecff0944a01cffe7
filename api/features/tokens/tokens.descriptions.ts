import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        apiTokens: 'The API tokens in use by name, then those that ended in the last 30 days; at most 200. For admins.',
        serviceAccounts: 'The service accounts, active ones first; at most 100. For admins.',
      },
    },
    Mutation: {
      fields: {
        createApiToken: 'Creates an API token. Its text is only in this response.',
        createServiceAccount: 'Creates a service account: a program with a role and API tokens.',
      },
    },
    TokenScope: {
      about: 'What an API token may do at most; its role may narrow that further. `write` does not include `read`.',
      fields: {
        prep_read: 'Read prep lists, tasks and the par sheet.',
        prep_write: 'Work on prep tasks; with a manager’s role plan them too.',
        inventory_read: 'Read items, stock and lots; costs with a manager’s role.',
        inventory_write: 'Open, move and set aside lots; with a manager’s role correct stock and change items.',
        recipes_read: 'Read recipes; costs with a manager’s role.',
        recipes_write: 'Change recipes.',
        deliveries_read: 'Read deliveries; suppliers and prices with a manager’s role.',
        deliveries_write: 'Receive deliveries and change suppliers.',
        waste_read: 'Read waste; costs with a manager’s role.',
        waste_write: 'Log waste; with a manager’s role reverse it.',
        sales_read: 'Read sales, with a manager’s role.',
        sales_write: 'Record sales, with a manager’s role.',
        checks_read: 'Read line checks.',
        checks_write: 'Run line checks; with a manager’s role plan them too.',
        notifications_read: 'Read notifications.',
        notifications_write: 'Mark notifications read, delete them, and run the checks that make them.',
        reports_read: 'Read reports, the HACCP log and trends.',
        audit_read: 'Read what was done; the whole audit log with an admin’s role.',
        kitchen_read: 'Read the kitchen’s profile, stations, shifts, places and units; settings with an admin’s role.',
        kitchen_write: 'Change the kitchen’s profile, stations, shifts, places and settings.',
        users_read: 'Read who works in the kitchen, without e-mail addresses.',
        webhooks_manage: 'Manage webhooks.',
      },
    },
    TokenState: {
      about: 'The state of an API token.',
      fields: {
        active: 'It works.',
        expired: 'It has expired.',
        revoked: 'An admin revoked it.',
        owner_inactive: 'The person or service account that it acts for is not active.',
      },
    },
    ApiToken: {
      about: 'The credential of a program. Its text was shown once, when it was created.',
      fields: {
        name: 'What it is for.',
        userId: 'The id of the person or service account that it acts for.',
        ownerName: 'The name of the person or service account that it acts for.',
        ownerRole: 'The current role of its owner, which limits what it may do.',
        service: 'Whether it acts for a service account, not for a person.',
        createdByName: 'The name of the admin who created it.',
        lastCharacters: 'The last 4 characters of its text, to recognize it by.',
        scopes: 'What it may do at most.',
        addresses: 'The addresses and networks (CIDR) from which it may be used; empty for every one.',
        expiresAt: 'When it expires.',
        lastUsedAt: 'When it was last used, to the minute; null when never.',
        lastUsedAddress: 'The address from which it was last used; null when never.',
        revokedAt: 'When it was revoked; null when it was not.',
        state: 'Whether it works, and why not.',
      },
    },
    CreatedApiToken: {
      about: 'A new API token.',
      fields: {
        token: 'The token as the list shows it.',
        secret: 'The text to send as `Authorization: Bearer …`. It is shown only once and not stored.',
      },
    },
    CreateApiTokenInput: {
      about: 'A new API token.',
      of: 'ApiToken',
      fields: {
        serviceAccountId: 'The id of the service account that it acts for; when left out, the viewer.',
        expiresInDays: 'After how many days it expires; 365 when left out. In the demo kitchen within the hour.',
        scopes: 'What it may do at most: only scopes that the role of its owner allows.',
      },
    },
    UpdateApiTokenInput: {
      about: 'The name and the allowed addresses of an API token. What is left out stays as it is.',
      of: 'ApiToken',
      fields: { id: 'The id of the token.' },
    },
    TokenTargetInput: { about: 'A token or a service account.' },
    ServiceAccount: {
      about: 'A program with API tokens of its own. It cannot sign in.',
      fields: {
        name: 'Its name in the audit log and on what it did.',
        role: 'What it may do at most, whatever the scopes of its tokens.',
        active: 'Whether its tokens work.',
        tokenCount: 'How many of its tokens are neither expired nor revoked.',
      },
    },
    CreateServiceAccountInput: { about: 'A new service account.', of: 'ServiceAccount' },
    UpdateServiceAccountInput: {
      about: 'The name and role of a service account. What is left out stays as it is.',
      of: 'ServiceAccount',
      fields: { id: 'The id of the service account.' },
    },
  },
};
