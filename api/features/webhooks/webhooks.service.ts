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
import { parse } from '../../platform/context/parse.ts';
import { turnOff } from './attempts.ts';
import { newSigningKey } from './signature.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';
import { countWebhooks, type DeliveryRow, findWebhook, listDeliveries, listWebhooks } from './webhooks.queries.ts';
import type { KeyedWebhook, WebhookRow } from './webhook.view.ts';

/** The kitchen's webhooks. */
export async function webhooks(ctx: Context): Promise<WebhookRow[]> {
  authorize(ctx, 'webhooks.manage');
  return ctx.read(listWebhooks);
}

/** What was sent to a webhook, newest first. */
export async function webhookDeliveries(ctx: Context, webhookId: string, page: PageInput): Promise<Page<DeliveryRow>> {
  authorize(ctx, 'webhooks.manage');
  return ctx.read(async (db) => {
    if (!isUuid(webhookId) || !(await findWebhook(db, webhookId))) throw notFound('webhook');
    return listDeliveries(db, { webhookId, page });
  });
}

/** Adds a webhook, which gets what happens from now on. */
export async function createWebhook(ctx: Context, input: unknown): Promise<KeyedWebhook> {
  const viewer = sender(ctx);
  const params = parse(createInput, input);
  await checkUrl(ctx, viewer, params.url);
  // Kept out of the write's answer, which is stored for repeated requests.
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

/** Changes what a webhook is called, where it goes and what it is sent. */
export async function updateWebhook(ctx: Context, input: unknown): Promise<WebhookRow> {
  const viewer = sender(ctx);
  const { id, version, ...params } = parse(updateInput, input);
  if (params.url !== undefined) await checkUrl(ctx, viewer, params.url);
  return ctx.write('webhook.updated', input, async (tx) => {
    const row = await find(tx, Webhook, 'webhook', id, { version, lock: true });
    return recordAndReload(tx, row, assignChanges(row, params));
  });
}

/** Removes a webhook with its log. What was still to be sent is not. */
export async function deleteWebhook(ctx: Context, input: unknown): Promise<boolean> {
  sender(ctx);
  const { id, version } = parse(targetInput, input);
  return ctx.write('webhook.deleted', input, async (tx) => {
    const row = await find(tx, Webhook, 'webhook', id, { version, lock: true });
    await tx.em.nativeDelete(WebhookDelivery, { webhookId: id });
    tx.em.remove(row);
    tx.record({ entity: 'Webhook', entityId: id, changes: { name: row.name, url: row.url } });
    return true;
  });
}

/** Makes a new signing key. What is sent is signed with the former one too, for a day. */
export async function rotateWebhookKey(ctx: Context, input: unknown): Promise<KeyedWebhook> {
  sender(ctx);
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

/** Sends again to a webhook that was switched off: what happens from now on. What it missed is at `liveEvents`. */
export async function enableWebhook(ctx: Context, input: unknown): Promise<WebhookRow> {
  const viewer = sender(ctx);
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

/** Stops sending. What was still to be sent is given up. */
export async function disableWebhook(ctx: Context, input: unknown): Promise<WebhookRow> {
  sender(ctx);
  const { id, version } = parse(targetInput, input);
  return ctx.write('webhook.switched_off', input, async (tx) => {
    const webhook = await find(tx, Webhook, 'webhook', id, { version, lock: true });
    if (webhook.active) await turnOff(tx, webhook, { reason: 'by_person', at: tx.now });
    return recordAndReload(tx, webhook, { name: webhook.name, reason: 'by_person' });
  });
}

/** Who may make this server call others. Nobody in the demo, which strangers walk into. */
export function sender(ctx: Context): Viewer {
  const viewer = authorize(ctx, 'webhooks.manage');
  if (viewer.demo) throw forbidden(msg('webhooks.demo'));
  return viewer;
}

async function checkUrl(ctx: Context, { organizationId }: Viewer, url: string): Promise<void> {
  await ctx.limiter.consume('webhookByOrganization', organizationId);
  const message = await ctx.webhooks.faultOf(url);
  if (message !== null) throw invalidField('url', message);
}

/** Stores the event, without a key in it, and answers the row. */
async function recordAndReload(tx: Transaction, { id }: Webhook, changes: object): Promise<WebhookRow> {
  await tx.em.flush();
  tx.record({ entity: 'Webhook', entityId: id, changes });
  const row = await findWebhook(tx.db, id);
  if (!row) throw notFound('webhook');
  return row;
}

const shownOnce = () => conflict(msg('webhooks.secretShown'));
