import { webhookDeliveryStates, webhookOffReasons, webhookOutcomes } from '#schema/webhooks.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const WebhookDeliveryState = graphEnum('WebhookDeliveryState', webhookDeliveryStates);
export const WebhookOutcome = graphEnum('WebhookOutcome', webhookOutcomes);
export const WebhookOffReason = graphEnum('WebhookOffReason', webhookOffReasons);
