import { type RawBuilder, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
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

/** One line with all names. */
export interface AuditEntryRow extends AuditRow {
  /** The subject by key, where it is a message. */
  readonly subjectContent: unknown;
  /** The names of the rows whose ids are in the changes, by id. */
  readonly names: Readonly<Record<string, string>>;
}

export interface AuditParams extends Omit<AuditFilter, 'from' | 'to'> {
  readonly from: Date | null;
  readonly before: Date | null;
  readonly page: PageInput;
  readonly subjects: AuditSubjects;
}

const newestFirst: ListOrder = { direction: 'descending', keys: [{ value: sql`event.seq`, type: 'bigint' }] };

/** What the row of an event is called, found by its kind. */
function subjectOf<T>(subjects: AuditSubjects, by: 'name' | 'message'): RawBuilder<T | null> {
  const cases = Object.entries(subjects).flatMap(([entity, subject]) => {
    const find = subject[by];
    return find ? [sql`when ${sql.lit(entity)} then ${find(sql`event.entity_id`)}`] : [];
  });
  return sql`case event.entity ${sql.join(cases, sql` `)} end`;
}

/** The names of these rows, of whatever kind, by id; deleted rows are left out. */
async function namesOf(db: Db, subjects: AuditSubjects, ids: readonly string[]): Promise<Record<string, string>> {
  const names = Object.values(subjects).flatMap(({ name }) => (name ? [name(sql`row.id`)] : []));
  const { rows } = await sql<{ id: string; name: string | null }>`
    select row.id, coalesce(${sql.join(names)}) as name from unnest(${ids}::uuid[]) as row (id)`.execute(db);
  return Object.fromEntries(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
}

/** The ids among the values of an event's changes. */
function idsIn(changes: unknown): string[] {
  if (typeof changes === 'string') return isUuid(changes) ? [changes] : [];
  return typeof changes === 'object' && changes !== null ? Object.values(changes).flatMap(idsIn) : [];
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
      subjectOf<string>(subjects, 'name').as('subject'),
    ])
    .where('event.organizationId', '=', viewer.organizationId);
}

function namedIn(changes: unknown, known: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(idsIn(changes).flatMap((id) => (known[id] === undefined ? [] : [[id, known[id]]])));
}

/** The log, newest first. */
export async function listAudit(db: Db, viewer: Viewer, params: AuditParams): Promise<Page<AuditEntryRow>> {
  const { actorId, entity, entityId, action, from, before } = params;
  const keyset = new Keyset(newestFirst, params.page);
  let query = log(db, viewer, params.subjects)
    .select(keyset.cursorKeys)
    .select(subjectOf(params.subjects, 'message').as('subjectContent'));
  if (actorId) query = query.where('event.actorId', '=', actorId);
  if (entity) query = query.where('event.entity', '=', entity);
  if (entityId) query = query.where('event.entityId', '=', entityId);
  if (action) query = query.where('event.action', '=', action);
  if (from) query = query.where('event.createdAt', '>=', from);
  if (before) query = query.where('event.createdAt', '<', before);
  const rows = await keyset.cut(query).execute();
  const known = await namesOf(db, params.subjects, [...new Set(rows.flatMap(({ changes }) => idsIn(changes)))]);
  return keyset.page(rows.map((row) => ({ ...row, names: namedIn(row.changes, known) })));
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

/** Whether an action changes the stock of an item, not its fields. */
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
