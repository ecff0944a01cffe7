import { add, type Transaction } from '../../platform/database/transaction.ts';
import type { LiveMessages, SourceEvent } from '../../platform/live/live-messages.ts';
import { bodyOf, messagesOf } from './event-messages.wire.ts';
import {
  countPending,
  listSourceEvents,
  lockActiveWebhooks,
  moveCursor,
  type ReadingWebhook,
} from './sending.queries.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

/** Events that are turned into deliveries in one transaction. */
const BATCH = 500;
/**
 * A webhook with this many pending deliveries gets no further ones for now. The events stay in their own table, so nothing is
 * lost, and a receiver that is down for days needs little space.
 */
const PENDING_MAX = 1_000;

/**
 * Turns new events into deliveries, for every active webhook. The cursor moves in the same transaction, so each event becomes
 * deliveries exactly once, even when a process dies. Returns whether there are more events.
 */
export async function readEvents(tx: Transaction, now: Date, live: LiveMessages): Promise<boolean> {
  const { db, organizationId } = tx;
  const read = new Map<number, readonly SourceEvent[]>();
  let more = false;
  for (const webhook of await lockActiveWebhooks(db)) {
    const after = webhook.lastSeq;
    const events = read.get(after) ?? (await listSourceEvents(db, organizationId, { after, limit: BATCH }));
    read.set(after, events);
    const last = events.at(-1);
    if (!last || (await countPending(db, webhook.id)) >= PENDING_MAX) continue;
    for (const event of events) addDeliveries(tx, webhook, { event, now, live });
    await moveCursor(db, webhook.id, last.seq);
    more ||= events.length === BATCH;
  }
  return more;
}

function addDeliveries(
  tx: Transaction,
  webhook: ReadingWebhook,
  { event, now, live }: { readonly event: SourceEvent; readonly now: Date; readonly live: LiveMessages },
): void {
  const { organizationId } = tx;
  for (const { type, data } of messagesOf(event, live)) {
    if (!webhook.events.includes(type)) continue;
    const body = bodyOf({ type, data: { ...data, organizationId, seq: event.seq } }, event.createdAt);
    add(tx, WebhookDelivery, { webhookId: webhook.id, seq: event.seq, type, body, nextAttemptAt: now });
  }
}
