import type { Feature } from '../../platform/feature.ts';
import { webhookCleanUpJob } from './clean-up.job.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';
import { WebhooksResolver } from './webhooks.resolver.ts';

export const webhooks: Feature = {
  entities: [Webhook, WebhookDelivery],
  resolvers: [WebhooksResolver],
  jobs: [webhookCleanUpJob],
};
