import { tokenScopes, tokenStates } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const TokenScope = graphEnum('TokenScope', tokenScopes);
export const TokenState = graphEnum('TokenState', tokenStates);
