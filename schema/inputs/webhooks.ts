import { z } from 'zod';
import { webhookEvents, webhookLimits } from '../webhooks.ts';
import { issue } from './issue.ts';
import { id, name, version } from './parts.ts';

const url = z
  .string()
  .trim()
  .min(1, issue('webhooks.enterAddress'))
  .max(webhookLimits.urlMax, issue('field.atMostCharacters', { count: webhookLimits.urlMax }));
const events = z
  .array(z.enum(webhookEvents).meta({ graphql: 'String' }))
  .min(1, issue('webhooks.chooseEvent'))
  .max(webhookEvents.length, issue('webhooks.eventsTwice'))
  .refine((chosen) => new Set(chosen).size === chosen.length, issue('webhooks.eventsTwice'));

export const createWebhook = z.strictObject({ name, url, events });

/** Omitted fields stay unchanged. */
export const updateWebhook = z.strictObject({
  id,
  version: version.optional(),
  name: name.optional(),
  url: url.optional(),
  events: events.optional(),
});

/** References one webhook; the optional version is the one the admin last read. */
export const webhookTarget = z.strictObject({ id, version: version.optional() });

/** References one delivery of a webhook. */
export const webhookDeliveryTarget = z.strictObject({ id });
