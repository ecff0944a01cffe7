import { countKinds, countMeetings, countResults, countStatuses, startedCountKinds } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const CountKind = graphEnum('CountKind', countKinds);
export const CountStatus = graphEnum('CountStatus', countStatuses);
export const CountResult = graphEnum('CountResult', countResults);
graphEnum('CountMeeting', countMeetings);
graphEnum('StartedCountKind', startedCountKinds);
