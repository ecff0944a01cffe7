import { columnOf } from '../../platform/database/audit-subject.ts';
import { feature } from '../../platform/feature.ts';
import { descriptions } from './webhooks.descriptions.ts';
import { webhookCleanUpJob } from './clean-up.job.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';
import { WebhooksResolver } from './webhooks.resolver.ts';

export const webhooks = feature({
  entities: [Webhook, WebhookDelivery],
  resolvers: [WebhooksResolver],
  jobs: [webhookCleanUpJob],
  auditSubjects: { Webhook: { name: columnOf('webhook') } },
  descriptions,
});
