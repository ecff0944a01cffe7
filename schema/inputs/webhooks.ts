import { z } from 'zod';
import { webhookEvents, webhookLimits } from '../webhooks.ts';
import { id, name, version } from './parts.ts';

const url = z
  .string()
  .trim()
  .min(1, 'Enter the address that gets the events.')
  .max(webhookLimits.urlMax, `Use at most ${webhookLimits.urlMax} characters.`);
const events = z
  .array(z.enum(webhookEvents).meta({ graphql: 'String' }))
  .min(1, 'Choose at least one event.')
  .max(webhookEvents.length, 'Name each event once.')
  .refine((chosen) => new Set(chosen).size === chosen.length, 'Name each event once.');

export const createWebhook = z.strictObject({ name, url, events });

/** What is left out stays. */
export const updateWebhook = z.strictObject({
  id,
  version: version.optional(),
  name: name.optional(),
  url: url.optional(),
  events: events.optional(),
});

/** Points at one webhook; the optional version is the one the admin saw. */
export const webhookTarget = z.strictObject({ id, version: version.optional() });

/** Points at one delivery of a webhook. */
export const webhookDeliveryTarget = z.strictObject({ id });
