import { sql } from 'kysely';
import type { AuditFilter } from '#schema/inputs/audit.ts';
import type { Event } from '../../platform/database/event.entity.ts';
import type { Viewer } from '../../platform/context/context.ts';
import { Keyset, type ListOrder } from '../../platform/database/keyset.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import type { Reader } from '../../platform/database/tables.ts';

/** One line of the audit log. */
export type AuditRow = Pick<
  Event,
  'id' | 'seq' | 'createdAt' | 'action' | 'entity' | 'entityId' | 'actorId' | 'changes'
> & {
  readonly actorName: string | null;
  /** The API token that it was done with, by name. */
  readonly tokenName: string | null;
  /** What it is about, by name. */
  readonly subject: string | null;
};

export interface AuditWanted extends Omit<AuditFilter, 'from' | 'to'> {
  readonly from: Date | null;
  readonly before: Date | null;
  readonly page: PageInput;
}

const newestFirst: ListOrder = { direction: 'descending', keys: [{ value: sql`event.seq`, type: 'bigint' }] };

/** The name of the thing an event is about, looked up by its kind. */
const subject = sql<string | null>`case event.entity
  when 'PrepTask' then (select name from prep_task where id = event.entity_id)
  when 'PrepItem' then (select recipe.name from prep_item join recipe on recipe.id = prep_item.recipe_id where prep_item.id = event.entity_id)
  when 'Item' then (select name from item where id = event.entity_id)
  when 'StockLot' then (select stock_lot.lot_code || ' ' || item.name from stock_lot join item on item.id = stock_lot.item_id where stock_lot.id = event.entity_id)
  when 'ItemCategory' then (select name from item_category where id = event.entity_id)
  when 'KitchenUnit' then (select name from unit where id = event.entity_id)
  when 'Delivery' then (select delivery.number || ' ' || supplier.name from delivery join supplier on supplier.id = delivery.supplier_id where delivery.id = event.entity_id)
  when 'Supplier' then (select name from supplier where id = event.entity_id)
  when 'Recipe' then (select name from recipe where id = event.entity_id)
  when 'WasteEntry' then (select item.name from waste_entry join item on item.id = waste_entry.item_id where waste_entry.id = event.entity_id)
  when 'LineCheck' then (select name from line_check where id = event.entity_id)
  when 'LineCheckTemplate' then (select name from line_check_template where id = event.entity_id)
  when 'Station' then (select name from station where id = event.entity_id)
  when 'StorageLocation' then (select name from storage_location where id = event.entity_id)
  when 'Shift' then (select name from shift where id = event.entity_id)
  when 'User' then (select name from app_user where id = event.entity_id)
  when 'ApiToken' then (select name from api_token where id = event.entity_id)
  when 'Device' then (select name from device where id = event.entity_id)
  when 'Notification' then (select title from notification where id = event.entity_id)
  when 'Organization' then (select name from organization where id = event.entity_id)
end`;

function log(db: Reader, viewer: Viewer) {
  return db
    .selectFrom('event')
    .leftJoin('appUser', 'appUser.id', 'event.actorId')
    .leftJoin('apiToken', 'apiToken.id', 'event.tokenId')
    .select(['event.id', 'event.seq', 'event.createdAt', 'event.action', 'event.entity', 'event.entityId'])
    .select([
      'event.actorId',
      'event.changes',
      'appUser.name as actorName',
      'apiToken.name as tokenName',
      subject.as('subject'),
    ])
    .where('event.organizationId', '=', viewer.organizationId);
}

/** The log, newest first. */
export async function listAudit(db: Reader, viewer: Viewer, wanted: AuditWanted): Promise<Page<AuditRow>> {
  const { actorId, entity, entityId, action, from, before } = wanted;
  const keyset = new Keyset(newestFirst, wanted.page);
  let query = log(db, viewer).select(keyset.cursorKeys);
  if (actorId) query = query.where('event.actorId', '=', actorId);
  if (entity) query = query.where('event.entity', '=', entity);
  if (entityId) query = query.where('event.entityId', '=', entityId);
  if (action) query = query.where('event.action', '=', action);
  if (from) query = query.where('event.createdAt', '>=', from);
  if (before) query = query.where('event.createdAt', '<', before);
  return keyset.page(await keyset.cut(query).execute());
}

/** What the kitchen itself did: its own work, and nothing about accounts or settings. */
const kitchenWork = ['PrepTask', 'Delivery', 'WasteEntry', 'LineCheck', 'Recipe'];

/** The latest of it, newest first. */
export function listActivity(db: Reader, viewer: Viewer, wanted: { since: Date; limit: number }): Promise<AuditRow[]> {
  return log(db, viewer)
    .where('event.entity', 'in', kitchenWork)
    .where('event.createdAt', '>=', wanted.since)
    .orderBy('event.seq', 'desc')
    .limit(wanted.limit)
    .execute();
}

/** A kind of act that was recorded lately. */
export interface AuditActionRow {
  readonly action: string;
  readonly entity: string;
}

/** How far back the filters' choices look, in events. */
const CHOICES_FROM = 5_000;

/** The kinds of act among the latest 5,000 events, for the filters. */
export function listActions(db: Reader, viewer: Viewer): Promise<AuditActionRow[]> {
  const latest = db
    .selectFrom('event')
    .select(['action', 'entity'])
    .where('organizationId', '=', viewer.organizationId)
    .orderBy('seq', 'desc')
    .limit(CHOICES_FROM);
  return db
    .selectFrom(latest.as('latest'))
    .select(['action', 'entity'])
    .distinct()
    .orderBy('action')
    .limit(200)
    .execute();
}
