import { columnOf } from '../../platform/database/audit-subject.ts';
import { feature } from '../../platform/feature.ts';
import { descriptions } from './tokens.descriptions.ts';
import { ApiToken } from './api-token.entity.ts';
import { TokensResolver } from './tokens.resolver.ts';

export const tokens = feature({
  entities: [ApiToken],
  resolvers: [TokensResolver],
  auditSubjects: { ApiToken: { name: columnOf('api_token') } },
  descriptions,
  linksLeftOut: {
    'ApiToken.userId':
      'Its name, role and kind are fields of the token; a service account is not in the list of people.',
  },
});
