import { add, type Transaction } from '../../platform/database/transaction.ts';
import type { LiveMessages, SourceEvent } from '../../platform/live/live-messages.ts';
import { bodyOf, messagesOf } from './event-messages.ts';
import {
  countPending,
  listSourceEvents,
  lockActiveWebhooks,
  moveCursor,
  type ReadingWebhook,
} from './sending.queries.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

/** Events that are turned into deliveries at a time. */
const BATCH = 500;
/**
 * A webhook with this many deliveries still to be sent gets no further ones for now: the events wait in their own table, where
 * nothing is lost, and a receiver that is away for days costs little.
 */
const PENDING_MAX = 1_000;

/**
 * Turns the events since the last look into deliveries, for every webhook in use. The cursor moves in the same transaction: an
 * event becomes its deliveries exactly once, whatever process does it and wherever one dies. Answers whether there is more.
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
