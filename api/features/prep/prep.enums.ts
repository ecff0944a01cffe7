import { prepTaskStatuses, roundingRules } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const RoundingRule = graphEnum('RoundingRule', roundingRules);
export const PrepTaskStatus = graphEnum('PrepTaskStatus', prepTaskStatuses);
