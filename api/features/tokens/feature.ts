import { columnOf } from '../../platform/database/audit-subject.ts';
import { feature } from '../../platform/feature.ts';
import { ApiToken } from './api-token.entity.ts';
import { TokensResolver } from './tokens.resolver.ts';

export const tokens = feature({
  entities: [ApiToken],
  resolvers: [TokensResolver],
  auditSubjects: { ApiToken: { name: columnOf('api_token') } },
});
