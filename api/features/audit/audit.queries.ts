import { type RawBuilder, sql } from 'kysely';
import type { AuditFilter } from '#schema/inputs/audit.ts';
import type { Event } from '../../platform/database/event.entity.ts';
import type { Viewer } from '../../platform/context/context.ts';
import type { AuditSubjects } from '../../platform/database/audit-subject.ts';
import { Keyset, type ListOrder } from '../../platform/database/keyset.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import type { Db } from '../../platform/database/tables.ts';

/** One line of the audit log. */
export type AuditRow = Pick<
  Event,
  'id' | 'seq' | 'createdAt' | 'action' | 'entity' | 'entityId' | 'actorId' | 'changes'
> & {
  readonly actorName: string | null;
  /** The name of the API token that was used. */
  readonly tokenName: string | null;
  /** The name of the row that the event is about. */
  readonly subject: string | null;
};

export interface AuditParams extends Omit<AuditFilter, 'from' | 'to'> {
  readonly from: Date | null;
  readonly before: Date | null;
  readonly page: PageInput;
  readonly subjects: AuditSubjects;
}

const newestFirst: ListOrder = { direction: 'descending', keys: [{ value: sql`event.seq`, type: 'bigint' }] };

/** The name of the row an event is about, found by its kind. */
function subjectOf(subjects: AuditSubjects): RawBuilder<string | null> {
  const cases = Object.entries(subjects).flatMap(([entity, { name }]) =>
    name ? [sql`when ${sql.lit(entity)} then ${name(sql`event.entity_id`)}`] : [],
  );
  return sql`case event.entity ${sql.join(cases, sql` `)} end`;
}

function log(db: Db, viewer: Viewer, subjects: AuditSubjects) {
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
      subjectOf(subjects).as('subject'),
    ])
    .where('event.organizationId', '=', viewer.organizationId);
}

/** The log, newest first. */
export async function listAudit(db: Db, viewer: Viewer, params: AuditParams): Promise<Page<AuditRow>> {
  const { actorId, entity, entityId, action, from, before } = params;
  const keyset = new Keyset(newestFirst, params.page);
  let query = log(db, viewer, params.subjects).select(keyset.cursorKeys);
  if (actorId) query = query.where('event.actorId', '=', actorId);
  if (entity) query = query.where('event.entity', '=', entity);
  if (entityId) query = query.where('event.entityId', '=', entityId);
  if (action) query = query.where('event.action', '=', action);
  if (from) query = query.where('event.createdAt', '>=', from);
  if (before) query = query.where('event.createdAt', '<', before);
  return keyset.page(await keyset.cut(query).execute());
}

/** The latest kitchen work, newest first, without changes to accounts or settings. */
export function listActivity(
  db: Db,
  viewer: Viewer,
  params: { readonly since: Date; readonly limit: number; readonly subjects: AuditSubjects },
): Promise<AuditRow[]> {
  const kitchenWork = Object.entries(params.subjects).flatMap(([entity, subject]) =>
    subject.kitchenWork ? [entity] : [],
  );
  return log(db, viewer, params.subjects)
    .where('event.entity', 'in', kitchenWork)
    .where('event.createdAt', '>=', params.since)
    .orderBy('event.seq', 'desc')
    .limit(params.limit)
    .execute();
}

/** Changes the stock of an item, not what is edited of it. */
const MOVEMENT = 'inventory.moved';

/** The latest edit of a row; undefined when none is recorded. */
export function findLastChange(
  db: Db,
  viewer: Viewer,
  params: { readonly entity: string; readonly entityId: string; readonly subjects: AuditSubjects },
): Promise<AuditRow | undefined> {
  return log(db, viewer, params.subjects)
    .where('event.entity', '=', params.entity)
    .where('event.entityId', '=', params.entityId)
    .where('event.action', '!=', MOVEMENT)
    .orderBy('event.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A kind of action among the latest events. */
export interface AuditActionRow {
  readonly action: string;
  readonly entity: string;
}

/** How many of the latest events the filter options come from. */
const OPTIONS_FROM = 5_000;

/** The kinds of action among the latest 5,000 events, for the filters. */
export function listActions(db: Db, viewer: Viewer): Promise<AuditActionRow[]> {
  const latest = db
    .selectFrom('event')
    .select(['action', 'entity'])
    .where('organizationId', '=', viewer.organizationId)
    .orderBy('seq', 'desc')
    .limit(OPTIONS_FROM);
  return db
    .selectFrom(latest.as('latest'))
    .select(['action', 'entity'])
    .distinct()
    .orderBy('action')
    .limit(200)
    .execute();
}
