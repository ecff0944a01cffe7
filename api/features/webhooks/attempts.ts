import { msg } from '#schema/messages.ts';
import { type WebhookOffReason, webhookLimits } from '#schema/webhooks.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/notify.ts';
import type { Sent } from '../../platform/context/outgoing.ts';
import { nextAttempt } from './retry.policy.ts';
import { bringForward, dropPending, lockStanding, noteAttempt } from './sending.queries.ts';
import { type WebhookAttempt, WebhookDelivery } from './webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';

/** How many attempts of a delivery the log keeps. */
const ATTEMPTS_KEPT = 20;

/** After so long without a success, one means that the receiver is back: what waits for it is sent at once. */
const AWAY = 3_600_000;

/** An attempt that has ended. */
export interface EndedAttempt {
  readonly deliveryId: string;
  readonly sent: Sent;
  readonly at: Date;
  /** A person pressed a button: the schedule of the delivery goes on as it was. */
  readonly byHand: boolean;
}

/** Writes down how an attempt ended, and what follows from it for the delivery and its webhook. */
export async function keepAttempt(tx: Transaction, ended: EndedAttempt): Promise<void> {
  const delivery = await tx.em.findOne(WebhookDelivery, { id: ended.deliveryId });
  // Removed in the meantime, together with its webhook.
  const standing = delivery && (await lockStanding(tx.db, delivery.webhookId));
  if (!standing) return;
  const { outcome } = ended.sent;
  delivery.attempts = [...delivery.attempts, storedAttempt(ended)].slice(-ATTEMPTS_KEPT);
  delivery.claimedUntil = null;
  schedule(delivery, ended);
  await tx.em.flush();
  // A ping is an admin's look at a receiver that may still be in the making: that it fails says nothing.
  const counts = outcome === 'delivered' || delivery.seq !== null;
  const failingSince = outcome === 'delivered' ? null : (standing.failingSince ?? (counts ? ended.at : null));
  await noteAttempt(tx.db, delivery.webhookId, { at: ended.at, outcome, failingSince });
  if (outcome === 'delivered') {
    if (wasAway(standing.failingSince, ended.at)) await bringForward(tx.db, delivery.webhookId, ended.at);
    return;
  }
  const reason = counts && standing.active ? reasonToSwitchOff(failingSince, ended) : null;
  if (reason) await switchOff(tx, delivery.webhookId, { reason, at: ended.at });
}

/** Whether nothing arrived for long. One message that alone is refused, between others that arrive, keeps its schedule. */
function wasAway(failingSince: Date | null, now: Date): boolean {
  return failingSince !== null && now.getTime() - failingSince.getTime() >= AWAY;
}

function storedAttempt({ at, sent }: EndedAttempt): WebhookAttempt {
  const { outcome, status, durationMs, detail } = sent;
  return { at: at.toISOString(), outcome, status, durationMs, detail };
}

/** Sets when the delivery is sent next. One that has arrived, or was given up, stays so whatever a resend brings. */
function schedule(delivery: WebhookDelivery, { sent, at, byHand }: EndedAttempt): void {
  if (sent.outcome === 'delivered') {
    Object.assign(delivery, { state: 'delivered', nextAttemptAt: null });
    return;
  }
  if (delivery.state !== 'pending') return;
  if (byHand && delivery.seq !== null) return;
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
  await turnOff(tx, webhook, { reason, at });
  tx.record({ action: 'webhook.switched_off', entity: 'Webhook', entityId: id, changes: { name, reason } });
  await notify(tx, {
    type: 'other',
    priority: 'high',
    title: msg('webhooks.wasSwitchedOff'),
    message: messages[reason](name),
    about: { type: 'webhook', id },
    audience: { roles: ['admin'] },
    dedupeKey: `webhook_off:${id}:${at.toISOString()}`,
  });
}

/** Ends sending, by whomever; what was still to be sent is given up. */
export async function turnOff(
  tx: Transaction,
  webhook: Webhook,
  { reason, at }: { readonly reason: WebhookOffReason; readonly at: Date },
): Promise<void> {
  Object.assign(webhook, { active: false, disabledAt: at, disabledReason: reason, failingSince: null });
  await tx.em.flush();
  await dropPending(tx.db, webhook.id);
}
