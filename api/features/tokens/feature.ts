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
    'ApiToken.userId': 'Its name, role and kind stand beside it; a service account is no person of the list.',
  },
});
