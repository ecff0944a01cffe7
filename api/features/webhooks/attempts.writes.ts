import { msg } from '#schema/messages.ts';
import { type WebhookOffReason, webhookLimits } from '#schema/webhooks.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/notification.writes.ts';
import type { Sent } from '../../platform/context/outgoing.ts';
import { nextAttempt } from './retry.policy.ts';
import { retryPendingNow, dropPending, lockWebhookStatus, storeLastAttempt } from './sending.queries.ts';
import { type WebhookAttempt, WebhookDelivery } from './webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';

/** How many attempts of a delivery the log stores. */
const ATTEMPTS_MAX = 20;

/** After an outage of at least this many milliseconds, a success sends all pending deliveries at once. */
const OUTAGE_MIN = 3_600_000;

/** An attempt that has ended. */
export interface EndedAttempt {
  readonly deliveryId: string;
  readonly sent: Sent;
  readonly at: Date;
  /** True when a person triggered it: the schedule of the delivery does not change. */
  readonly manual: boolean;
}

/** Stores the outcome of an attempt and updates the delivery and its webhook. */
export async function storeAttempt(tx: Transaction, ended: EndedAttempt): Promise<void> {
  const delivery = await tx.em.findOne(WebhookDelivery, { id: ended.deliveryId });
  // Undefined when the webhook was deleted meanwhile.
  const status = delivery && (await lockWebhookStatus(tx.db, delivery.webhookId));
  if (!status) return;
  const { outcome } = ended.sent;
  delivery.attempts = [...delivery.attempts, storedAttempt(ended)].slice(-ATTEMPTS_MAX);
  delivery.claimedUntil = null;
  schedule(delivery, ended);
  await tx.em.flush();
  // A failed ping does not count: an admin may send it before the receiver is ready.
  const counts = outcome === 'delivered' || delivery.seq !== null;
  const failingSince = outcome === 'delivered' ? null : (status.failingSince ?? (counts ? ended.at : null));
  await storeLastAttempt(tx.db, delivery.webhookId, { at: ended.at, outcome, failingSince });
  if (outcome === 'delivered') {
    if (wasOut(status.failingSince, ended.at)) await retryPendingNow(tx.db, delivery.webhookId, ended.at);
    return;
  }
  const reason = counts && status.active ? reasonToSwitchOff(failingSince, ended) : null;
  if (reason) await switchOff(tx, delivery.webhookId, { reason, at: ended.at });
}

/** Whether all attempts failed for long. After a single failed message the schedule does not change. */
function wasOut(failingSince: Date | null, now: Date): boolean {
  return failingSince !== null && now.getTime() - failingSince.getTime() >= OUTAGE_MIN;
}

function storedAttempt({ at, sent }: EndedAttempt): WebhookAttempt {
  const { outcome, status, durationMs, detail } = sent;
  return { at: at.toISOString(), outcome, status, durationMs, detail };
}

/** Sets the time of the next attempt. A resend does not change a delivered or failed delivery back. */
function schedule(delivery: WebhookDelivery, { sent, at, manual }: EndedAttempt): void {
  if (sent.outcome === 'delivered') {
    Object.assign(delivery, { state: 'delivered', nextAttemptAt: null });
    return;
  }
  if (delivery.state !== 'pending') return;
  if (manual && delivery.seq !== null) return;
  delivery.tries += 1;
  const next = delivery.seq === null ? null : nextAttempt(delivery.tries, at);
  delivery.nextAttemptAt = next;
  if (next === null) delivery.state = 'failed';
}

function reasonToSwitchOff(failingSince: Date | null, { sent, at }: EndedAttempt): SwitchOff['reason'] | null {
  if (sent.outcome === 'gone') return 'gone';
  const failingFor = failingSince ? at.getTime() - failingSince.getTime() : 0;
  return failingFor >= webhookLimits.failingMax ? 'failing' : null;
}

const messages = {
  gone: (name: string) => msg('webhooks.gone', { name }),
  failing: (name: string) => msg('webhooks.failing', { name }),
};

interface SwitchOff {
  readonly reason: keyof typeof messages;
  readonly at: Date;
}

async function switchOff(tx: Transaction, id: string, { reason, at }: SwitchOff): Promise<void> {
  const webhook = await tx.em.findOneOrFail(Webhook, { id });
  const { name } = webhook;
  await disable(tx, webhook, { reason, at });
  tx.record({ action: 'webhook.switched_off', entity: 'Webhook', entityId: id, changes: { name, reason } });
  await notify(tx, {
    type: 'other',
    topic: 'webhook_off',
    priority: 'high',
    title: msg('webhooks.wasSwitchedOff'),
    message: messages[reason](name),
    about: { type: 'webhook', id },
    audience: { roles: ['admin'] },
    dedupeKey: `webhook_off:${id}:${at.toISOString()}`,
  });
}

/** Disables a webhook; its pending deliveries fail. */
export async function disable(
  tx: Transaction,
  webhook: Webhook,
  { reason, at }: { readonly reason: WebhookOffReason; readonly at: Date },
): Promise<void> {
  Object.assign(webhook, { active: false, disabledAt: at, disabledReason: reason, failingSince: null });
  await tx.em.flush();
  await dropPending(tx.db, webhook.id);
}
