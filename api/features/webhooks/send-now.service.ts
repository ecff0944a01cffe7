import { msg } from '#schema/messages.ts';
import { WEBHOOK_PING } from '#schema/webhooks.ts';
import { webhookDeliveryTarget as deliveryInput, webhookTarget as targetInput } from '#schema/inputs/webhooks.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { add, find } from '../../platform/database/transaction.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { bodyOf } from './event-messages.wire.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';
import { type DeliveryRow, findDelivery } from './webhooks.queries.ts';
import { authorizeSender } from './webhooks.service.ts';

/** Sends a ping at once, also to a disabled webhook, and returns the delivery with its outcome. */
export async function pingWebhook(ctx: Context, input: InputOf<typeof targetInput>): Promise<DeliveryRow> {
  const viewer = authorizeSender(ctx);
  const { id, version } = parse(targetInput, input);
  await ctx.limiter.consume('webhookByOrganization', viewer.organizationId);
  let isRepeated = true;
  const deliveryId = await ctx.write('webhook.pinged', input, async (tx) => {
    isRepeated = false;
    const webhook = await find(tx, Webhook, 'webhook', id, { version });
    const data = { id, name: webhook.name, organizationId: tx.organizationId };
    const body = bodyOf({ type: WEBHOOK_PING, data }, tx.now);
    const delivery = add(tx, WebhookDelivery, { webhookId: id, type: WEBHOOK_PING, body });
    tx.record({ entity: 'Webhook', entityId: id, changes: { name: webhook.name } });
    return delivery.id;
  });
  if (!isRepeated) await sendNow(ctx, viewer, deliveryId);
  return readDelivery(ctx, deliveryId);
}

/** Sends a delivery once more at once, in any state, and returns it with the new outcome. */
export async function resendWebhookDelivery(ctx: Context, input: InputOf<typeof deliveryInput>): Promise<DeliveryRow> {
  const viewer = authorizeSender(ctx);
  const { id } = parse(deliveryInput, input);
  await ctx.limiter.consume('webhookByOrganization', viewer.organizationId);
  let isRepeated = true;
  await ctx.write('webhook.resent', input, async (tx) => {
    isRepeated = false;
    const delivery = await find(tx, WebhookDelivery, 'webhook delivery', id);
    const { active, name } = await find(tx, Webhook, 'webhook', delivery.webhookId);
    if (!active) throw conflict(msg('webhooks.switchedOff', { name }));
    tx.record({ entity: 'Webhook', entityId: delivery.webhookId, changes: { name, type: delivery.type } });
  });
  if (!isRepeated) await sendNow(ctx, viewer, id);
  return readDelivery(ctx, id);
}

async function sendNow(ctx: Context, { organizationId }: Viewer, deliveryId: string): Promise<void> {
  const sent = await ctx.webhooks.sendNow(organizationId, deliveryId);
  if (!sent) throw conflict(msg('webhooks.beingSent'));
}

async function readDelivery(ctx: Context, deliveryId: string): Promise<DeliveryRow> {
  const row = await ctx.read((db) => findDelivery(db, deliveryId));
  if (!row) throw notFound('webhook delivery');
  return row;
}
