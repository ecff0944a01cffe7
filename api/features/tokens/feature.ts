import type { Feature } from '../../platform/feature.ts';
import { ApiToken } from './api-token.entity.ts';
import { TokensResolver } from './tokens.resolver.ts';

export const tokens: Feature = { entities: [ApiToken], resolvers: [TokensResolver] };
