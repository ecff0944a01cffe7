import { sql } from 'kysely';
import type { WebhookEvent, WebhookOutcome } from '#schema/webhooks.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { SourceEvent } from '../../platform/live/live-messages.ts';

/** Whether the organization has an active webhook. */
export async function hasActiveWebhook(db: Db): Promise<boolean> {
  return (
    (await db.selectFrom('webhook').select('id').where('active', '=', true).limit(1).executeTakeFirst()) !== undefined
  );
}

export interface ReadingWebhook {
  readonly id: string;
  readonly events: readonly WebhookEvent[];
  readonly lastSeq: number;
}

/** The active webhooks, locked, so that no event becomes a delivery twice. */
export function lockActiveWebhooks(db: Db): Promise<ReadingWebhook[]> {
  return db
    .selectFrom('webhook')
    .select(['id', 'events', 'lastSeq'])
    .where('active', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The number of pending deliveries of a webhook. */
export async function countPending(db: Db, webhookId: string): Promise<number> {
  const row = await db
    .selectFrom('webhookDelivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Events after a number, in order, with what changed. */
export function listSourceEvents(
  db: Db,
  organizationId: string,
  params: { readonly after: number; readonly limit: number },
): Promise<SourceEvent[]> {
  return db
    .selectFrom('event')
    .select(['seq', 'action', 'entity', 'entityId', 'createdAt', 'changes'])
    .select(['liveType', 'liveData', 'audienceRoles', 'audienceUsers'])
    .where('organizationId', '=', organizationId)
    .where('seq', '>', params.after)
    .orderBy('seq')
    .limit(params.limit)
    .execute();
}

export async function moveCursor(db: Db, webhookId: string, lastSeq: number): Promise<void> {
  await db.updateTable('webhook').set({ lastSeq }).where('id', '=', webhookId).execute();
}

/** When the next delivery of each active webhook may be sent. */
export async function listDue(db: Db): Promise<{ webhookId: string; at: Date }[]> {
  return db
    .selectFrom('webhookDelivery')
    .innerJoin('webhook', 'webhook.id', 'webhookDelivery.webhookId')
    .select('webhookDelivery.webhookId')
    .select(sql<Date>`min(greatest(next_attempt_at, claimed_until))`.as('at'))
    .where('webhook.active', '=', true)
    .where('webhookDelivery.state', '=', 'pending')
    .where('webhookDelivery.nextAttemptAt', 'is not', null)
    .groupBy('webhookDelivery.webhookId')
    .execute();
}

/** The data for sending a delivery. */
export interface Envelope {
  readonly id: string;
  readonly webhookId: string;
  readonly url: string;
  readonly signingKey: string;
  readonly previousKey: string | null;
  readonly previousKeyUntil: Date | null;
  readonly body: string;
}

function envelopes(db: Db) {
  return db
    .selectFrom('webhookDelivery')
    .innerJoin('webhook', 'webhook.id', 'webhookDelivery.webhookId')
    .select(['webhookDelivery.id', 'webhookDelivery.webhookId', 'webhookDelivery.body'])
    .select(['webhook.url', 'webhook.signingKey', 'webhook.previousKey', 'webhook.previousKeyUntil']);
}

/** Locks a webhook, so that only one server process at a time chooses what to send. */
async function lockWebhook(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('webhook').select('active').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row?.active ?? false;
}

/** The next due delivery of a webhook; undefined while another one is being sent. */
export async function findNextEnvelope(db: Db, webhookId: string, now: Date): Promise<Envelope | undefined> {
  if (!(await lockWebhook(db, webhookId))) return undefined;
  const underWay = await db
    .selectFrom('webhookDelivery')
    .select('id')
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'pending')
    .where('claimedUntil', '>', now)
    .limit(1)
    .executeTakeFirst();
  if (underWay) return undefined;
  return (
    envelopes(db)
      .where('webhookDelivery.webhookId', '=', webhookId)
      .where('webhookDelivery.state', '=', 'pending')
      .where('webhookDelivery.nextAttemptAt', '<=', now)
      // New deliveries before failed ones, each in the order of their events.
      .orderBy(sql`tries > 0`)
      .orderBy('webhookDelivery.seq')
      .orderBy('webhookDelivery.id')
      .limit(1)
      .executeTakeFirst()
  );
}

/** This delivery, locked, unless it is being sent. */
export function findFreeEnvelope(db: Db, id: string, now: Date): Promise<Envelope | undefined> {
  return envelopes(db)
    .where('webhookDelivery.id', '=', id)
    .where((where) =>
      where.or([where('webhookDelivery.claimedUntil', 'is', null), where('webhookDelivery.claimedUntil', '<=', now)]),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function claim(db: Db, id: string, until: Date): Promise<void> {
  await db.updateTable('webhookDelivery').set({ claimedUntil: until }).where('id', '=', id).execute();
}

/** The status of a webhook, locked until its attempt is stored. */
export function lockWebhookStatus(
  db: Db,
  id: string,
): Promise<{ active: boolean; failingSince: Date | null } | undefined> {
  return db
    .selectFrom('webhook')
    .select(['active', 'failingSince'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Stores the outcome of the last attempt. The version does not change, because no user changed the webhook. */
export async function storeLastAttempt(
  db: Db,
  id: string,
  last: { readonly at: Date; readonly outcome: WebhookOutcome; readonly failingSince: Date | null },
): Promise<void> {
  const { at, outcome, failingSince } = last;
  await db
    .updateTable('webhook')
    .set({ lastAttemptAt: at, lastOutcome: outcome, failingSince })
    .where('id', '=', id)
    .execute();
}

/** Makes all pending deliveries of a webhook due now. */
export async function retryPendingNow(db: Db, webhookId: string, now: Date): Promise<void> {
  await db
    .updateTable('webhookDelivery')
    .set({ nextAttemptAt: now })
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'pending')
    .where('nextAttemptAt', '>', now)
    .execute();
}

/** Fails all pending deliveries. */
export async function dropPending(db: Db, webhookId: string): Promise<void> {
  await db
    .updateTable('webhookDelivery')
    .set({ state: 'failed', nextAttemptAt: null, claimedUntil: null })
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'pending')
    .execute();
}

/** Deletes deliveries that are older than the log shows. */
export async function deleteOldDeliveries(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('webhookDelivery').where('createdAt', '<', before).execute();
}
