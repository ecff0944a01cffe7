import { graphEnum } from '../../platform/graphql/enums.ts';
import { openCheckStates } from './handover-facts.policy.ts';

export const OpenCheckState = graphEnum('OpenCheckState', openCheckStates);
