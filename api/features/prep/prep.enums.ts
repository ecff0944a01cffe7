import { monthOccurrences, noSuggestionReasons, recurringKinds, suggestionCauses } from '#schema/plan-vocabulary.ts';
import { droppedDayReasons, parModes, prepTaskStatuses, roundingRules, useSources } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const RoundingRule = graphEnum('RoundingRule', roundingRules);
export const PrepTaskStatus = graphEnum('PrepTaskStatus', prepTaskStatuses);
export const ParMode = graphEnum('ParMode', parModes);
export const UseSource = graphEnum('UseSource', useSources);
export const DroppedDayReason = graphEnum('DroppedDayReason', droppedDayReasons);
export const RecurringKind = graphEnum('RecurringKind', recurringKinds);
export const MonthOccurrence = graphEnum('MonthOccurrence', monthOccurrences);
export const NoSuggestionReason = graphEnum('NoSuggestionReason', noSuggestionReasons);
export const SuggestionCause = graphEnum('SuggestionCause', suggestionCauses);
