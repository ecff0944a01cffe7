import { creditStates, deliveryStatuses, rejectReasons } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const DeliveryStatus = graphEnum('DeliveryStatus', deliveryStatuses);
graphEnum('CreditState', creditStates);
export const RejectReason = graphEnum('RejectReason', rejectReasons);
