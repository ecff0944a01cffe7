import { graphEnum } from '../../platform/graphql/enums.ts';
import { openCheckStates } from '#schema/vocabulary.ts';

export const OpenCheckState = graphEnum('OpenCheckState', openCheckStates);
