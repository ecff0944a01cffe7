import {
  answerResults,
  lineCheckAssignmentTypes,
  lineCheckFrequencies,
  lineCheckItemKinds,
  lineCheckStatuses,
} from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const LineCheckItemKind = graphEnum('LineCheckItemKind', lineCheckItemKinds);
export const LineCheckStatus = graphEnum('LineCheckStatus', lineCheckStatuses);
export const AnswerResult = graphEnum('AnswerResult', answerResults);
export const LineCheckAssignmentType = graphEnum('LineCheckAssignmentType', lineCheckAssignmentTypes);
export const LineCheckFrequency = graphEnum('LineCheckFrequency', lineCheckFrequencies);
