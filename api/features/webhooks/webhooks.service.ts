import { validate as isUuid } from 'uuid';
import { msg } from '#schema/messages.ts';
import { webhookLimits } from '#schema/webhooks.ts';
import {
  createWebhook as createInput,
  updateWebhook as updateInput,
  webhookTarget as targetInput,
} from '#schema/inputs/webhooks.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { assignChanges } from '../../platform/database/changes.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, forbidden, invalidField, notFound } from '../../platform/errors.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import { lastEventSeq } from '../../platform/live/events.queries.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { disable } from './attempts.writes.ts';
import { newSigningKey } from './signature.crypto.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';
import { countWebhooks, type DeliveryRow, findWebhook, listDeliveries, listWebhooks } from './webhooks.queries.ts';
import type { KeyedWebhook, WebhookRow } from './webhook.view.ts';

/** The kitchen's webhooks. */
export async function webhooks(ctx: Context): Promise<WebhookRow[]> {
  authorize(ctx, 'webhooks.manage');
  return ctx.read(listWebhooks);
}

/** The deliveries of a webhook, newest first. */
export async function webhookDeliveries(ctx: Context, webhookId: string, page: PageInput): Promise<Page<DeliveryRow>> {
  authorize(ctx, 'webhooks.manage');
  return ctx.read(async (db) => {
    if (!isUuid(webhookId) || !(await findWebhook(db, webhookId))) throw notFound('webhook');
    return listDeliveries(db, { webhookId, page });
  });
}

/** Creates a webhook, which gets the events from now on. */
export async function createWebhook(ctx: Context, input: InputOf<typeof createInput>): Promise<KeyedWebhook> {
  const viewer = authorizeSender(ctx);
  const params = parse(createInput, input);
  await checkUrl(ctx, viewer, params.url);
  // Not part of the transaction's result, which is stored for repeated requests.
  let signingKey: string | null = null;
  const webhook = await ctx.write('webhook.created', input, async (tx) => {
    if ((await countWebhooks(tx.db)) >= webhookLimits.perKitchen) {
      throw conflict(msg('webhooks.tooMany', { count: webhookLimits.perKitchen }));
    }
    signingKey = newSigningKey();
    const lastSeq = await lastEventSeq(tx.db);
    const row = add(tx, Webhook, { ...params, signingKey, lastSeq, createdById: viewer.id });
    return recordAndReload(tx, row, { name: [null, row.name], url: [null, row.url], events: [null, row.events] });
  });
  ctx.webhooks.watch(viewer.organizationId);
  if (signingKey === null) throw shownOnce();
  return { webhook, signingKey };
}

/** Changes a webhook's name, address or events. */
export async function updateWebhook(ctx: Context, input: InputOf<typeof updateInput>): Promise<WebhookRow> {
  const viewer = authorizeSender(ctx);
  const { id, version, ...params } = parse(updateInput, input);
  if (params.url !== undefined) await checkUrl(ctx, viewer, params.url);
  return ctx.write('webhook.updated', input, async (tx) => {
    const row = await find(tx, Webhook, 'webhook', id, { version, lock: true });
    return recordAndReload(tx, row, assignChanges(row, params));
  });
}

/** Deletes a webhook with its log and its pending deliveries. */
export async function deleteWebhook(ctx: Context, input: InputOf<typeof targetInput>): Promise<boolean> {
  authorizeSender(ctx);
  const { id, version } = parse(targetInput, input);
  return ctx.write('webhook.deleted', input, async (tx) => {
    const row = await find(tx, Webhook, 'webhook', id, { version, lock: true });
    await tx.em.nativeDelete(WebhookDelivery, { webhookId: id });
    tx.em.remove(row);
    tx.record({ entity: 'Webhook', entityId: id, changes: { name: row.name, url: row.url } });
    return true;
  });
}

/** Creates a new signing key. The previous one also signs for a day. */
export async function rotateWebhookKey(ctx: Context, input: InputOf<typeof targetInput>): Promise<KeyedWebhook> {
  authorizeSender(ctx);
  const { id, version } = parse(targetInput, input);
  let signingKey: string | null = null;
  const webhook = await ctx.write('webhook.key_rotated', input, async (tx) => {
    const row = await find(tx, Webhook, 'webhook', id, { version, lock: true });
    row.previousKey = row.signingKey;
    row.previousKeyUntil = new Date(tx.now.getTime() + webhookLimits.keyOverlap);
    row.signingKey = signingKey = newSigningKey();
    return recordAndReload(tx, row, { name: row.name });
  });
  if (signingKey === null) throw shownOnce();
  return { webhook, signingKey };
}

/** Enables a webhook for events from now on. Missed events are in `liveEvents`. */
export async function enableWebhook(ctx: Context, input: InputOf<typeof targetInput>): Promise<WebhookRow> {
  const viewer = authorizeSender(ctx);
  const { id, version } = parse(targetInput, input);
  const row = await ctx.write('webhook.switched_on', input, async (tx) => {
    const webhook = await find(tx, Webhook, 'webhook', id, { version, lock: true });
    if (!webhook.active) {
      const lastSeq = await lastEventSeq(tx.db);
      Object.assign(webhook, { active: true, disabledAt: null, disabledReason: null, failingSince: null, lastSeq });
    }
    return recordAndReload(tx, webhook, { name: webhook.name });
  });
  ctx.webhooks.watch(viewer.organizationId);
  return row;
}

/** Disables a webhook; its pending deliveries fail. */
export async function disableWebhook(ctx: Context, input: InputOf<typeof targetInput>): Promise<WebhookRow> {
  authorizeSender(ctx);
  const { id, version } = parse(targetInput, input);
  return ctx.write('webhook.switched_off', input, async (tx) => {
    const webhook = await find(tx, Webhook, 'webhook', id, { version, lock: true });
    if (webhook.active) await disable(tx, webhook, { reason: 'by_person', at: tx.now });
    return recordAndReload(tx, webhook, { name: webhook.name, reason: 'by_person' });
  });
}

/** Authorizes requests that make this server call others. Throws FORBIDDEN in the demo, which is open to strangers. */
export function authorizeSender(ctx: Context): Viewer {
  const viewer = authorize(ctx, 'webhooks.manage');
  if (viewer.demo) throw forbidden(msg('webhooks.demo'));
  return viewer;
}

async function checkUrl(ctx: Context, { organizationId }: Viewer, url: string): Promise<void> {
  await ctx.limiter.consume('webhookByOrganization', organizationId);
  const message = await ctx.webhooks.faultOf(url);
  if (message !== null) throw invalidField('url', message);
}

/** Stores the event, which contains no key, and returns the row. */
async function recordAndReload(tx: Transaction, { id }: Webhook, changes: object): Promise<WebhookRow> {
  await tx.em.flush();
  tx.record({ entity: 'Webhook', entityId: id, changes });
  const row = await findWebhook(tx.db, id);
  if (!row) throw notFound('webhook');
  return row;
}

const shownOnce = () => conflict(msg('webhooks.secretShown'));
