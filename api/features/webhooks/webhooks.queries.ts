import { sql } from 'kysely';
import { Keyset, type ListOrder } from '../../platform/database/keyset.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WebhookDelivery } from './webhook-delivery.entity.ts';
import type { WebhookRow } from './webhook.view.ts';

const LIST_MAX = 20;

function rows(db: Db) {
  return db
    .selectFrom('webhook')
    .innerJoin('appUser', 'appUser.id', 'webhook.createdById')
    .select(['webhook.id', 'webhook.version', 'webhook.createdAt', 'webhook.name', 'webhook.url', 'webhook.events'])
    .select(['webhook.active', 'webhook.previousKeyUntil', 'webhook.createdById', 'appUser.name as createdByName'])
    .select(['webhook.failingSince', 'webhook.disabledAt', 'webhook.disabledReason'])
    .select(['webhook.lastAttemptAt', 'webhook.lastOutcome']);
}

/** All of them, by name. */
export function listWebhooks(db: Db): Promise<WebhookRow[]> {
  return rows(db).orderBy('webhook.name').orderBy('webhook.id').limit(LIST_MAX).execute();
}

export function findWebhook(db: Db, id: string): Promise<WebhookRow | undefined> {
  return rows(db).where('webhook.id', '=', id).executeTakeFirst();
}

export async function countWebhooks(db: Db): Promise<number> {
  const row = await db
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export type DeliveryRow = Pick<
  WebhookDelivery,
  'id' | 'version' | 'createdAt' | 'webhookId' | 'seq' | 'type' | 'body' | 'state' | 'attempts' | 'nextAttemptAt'
>;

function deliveryRows(db: Db) {
  return db
    .selectFrom('webhookDelivery')
    .select(['id', 'version', 'createdAt', 'webhookId', 'seq', 'type', 'body', 'state', 'attempts', 'nextAttemptAt']);
}

const newestFirst: ListOrder = { direction: 'descending', keys: [{ value: sql`webhook_delivery.id`, type: 'uuid' }] };

/** The deliveries of a webhook, newest first. */
export async function listDeliveries(
  db: Db,
  params: { readonly webhookId: string; readonly page: PageInput },
): Promise<Page<DeliveryRow>> {
  const keyset = new Keyset(newestFirst, params.page);
  const rows = deliveryRows(db).select(keyset.cursorKeys).where('webhookId', '=', params.webhookId);
  return keyset.page(await keyset.cut(rows).execute());
}

export function findDelivery(db: Db, id: string): Promise<DeliveryRow | undefined> {
  return deliveryRows(db).where('id', '=', id).executeTakeFirst();
}
