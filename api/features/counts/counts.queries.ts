import { sql } from 'kysely';
import type { CountKind, CountStatus } from '#schema/vocabulary.ts';
import type { Viewer } from '../../platform/context/context.ts';
import { escapeLike } from '../../platform/database/like.ts';
import { Keyset, type ListOrder } from '../../platform/database/keyset.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import { PLACES_MAX } from '../stations/stations.queries.ts';
import type { CountedPlace, CountSessionView } from './count-session.view.ts';

const lines = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`(select count(*) from count_line line where line.organization_id = count_session.organization_id
    and line.count_session_id = count_session.id and ${condition})`;

const bookedRows = sql`from stock_movement movement join count_line line
  on line.organization_id = movement.organization_id and line.id = movement.source_id
  where movement.organization_id = count_session.organization_id and movement.source_type = 'count_line'
    and line.count_session_id = count_session.id`;

function sessions(db: Db, viewer: Viewer) {
  return db
    .selectFrom('countSession')
    .innerJoin('appUser as starter', 'starter.id', 'countSession.startedById')
    .leftJoin('appUser as submitter', 'submitter.id', 'countSession.submittedById')
    .leftJoin('appUser as poster', 'poster.id', 'countSession.postedById')
    .leftJoin('appUser as reverser', 'reverser.id', 'countSession.reversedById')
    .selectAll('countSession')
    .select([
      'starter.name as startedByName',
      'submitter.name as submittedByName',
      'poster.name as postedByName',
      'reverser.name as reversedByName',
      sql<CountedPlace[]>`(select coalesce(json_agg(json_build_object('storageLocationId', place.id, 'name', place.name,
          'nameEs', place.name_es) order by place.sort, place.name), '[]'::json)
        from storage_location place where place.organization_id = count_session.organization_id
          and place.id::text = any(count_session.place_ids))`.as('places'),
      lines(sql<boolean>`line.result <> 'skipped'`).as('countedLines'),
      lines(sql<boolean>`line.result = 'skipped'`).as('skippedLines'),
      lines(sql<boolean>`line.recount_reason is not null`).as('recountLines'),
      sql<string[]>`(select coalesce(array_agg(distinct person.name order by person.name), '{}') from count_line line
        join app_user person on person.id = line.counted_by_id
        where line.organization_id = count_session.organization_id and line.count_session_id = count_session.id)`.as(
        'counters',
      ),
      sql<string | null>`case when count_session.status = 'posted'
        then (select coalesce(sum(movement.value), 0) ${bookedRows}) end`.as('postedValue'),
      sql<number | null>`case when count_session.status = 'posted'
        then (select count(distinct line.id) ${bookedRows} and movement.value is null) end`.as('unknownCosts'),
    ])
    .where('countSession.organizationId', '=', viewer.organizationId);
}

export interface CountsParams {
  readonly status: CountStatus | undefined;
  readonly kind: CountKind | undefined;
  readonly search: string | undefined;
  readonly page: PageInput;
}

const newestFirst: ListOrder = { direction: 'descending', keys: [{ value: sql`count_session.id`, type: 'uuid' }] };

/** Counts, the newest first. The search finds their names, and the names of who started them. */
export async function listSessions(db: Db, viewer: Viewer, params: CountsParams): Promise<Page<CountSessionView>> {
  const { status, kind, search } = params;
  const keyset = new Keyset(newestFirst, params.page);
  const pattern = `%${escapeLike(search ?? '')}%`;
  const query = sessions(db, viewer)
    .select(keyset.cursorKeys)
    .$if(status !== undefined, (rows) => rows.where(sql<boolean>`count_session.status = ${status}`))
    .$if(kind !== undefined, (rows) => rows.where(sql<boolean>`count_session.kind = ${kind}`))
    .$if(Boolean(search), (rows) =>
      rows.where(sql<boolean>`(count_session.name ilike ${pattern} or starter.name ilike ${pattern})`),
    );
  const page = keyset.page(await keyset.cut(query).execute());
  return { ...page, nodes: page.nodes.map(withPlaces) };
}

export async function findSession(db: Db, viewer: Viewer, id: string): Promise<CountSessionView | undefined> {
  const row = await sessions(db, viewer).where('countSession.id', '=', id).executeTakeFirst();
  return row && withPlaces(row);
}

export async function findSessions(db: Db, viewer: Viewer, ids: readonly string[]): Promise<CountSessionView[]> {
  const rows = await sessions(db, viewer).where('countSession.id', 'in', ids).execute();
  return rows.map(withPlaces);
}

/** With the items without a place as the last of its places. */
function withPlaces(row: CountSessionView): CountSessionView {
  if (!row.withoutPlace) return row;
  return Object.assign({}, row, { places: [...row.places, { storageLocationId: null, name: null, nameEs: null }] });
}

export async function countOpenSessions(db: Db, organizationId: string): Promise<number> {
  const { open } = await db
    .selectFrom('countSession')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('organizationId', '=', organizationId)
    .where('status', 'in', ['open', 'in_review'])
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** The places of a count of everything: those in use, and archived ones that still hold an item. */
export async function placesToCount(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('storageLocation')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`(archived_at is null
      or exists (select 1 from item where item.organization_id = storage_location.organization_id
        and item.storage_location_id = storage_location.id and item.archived_at is null)
      or exists (select 1 from stock_lot lot where lot.organization_id = storage_location.organization_id
        and lot.storage_location_id = storage_location.id and lot.quantity > 0))`)
    .orderBy('sort')
    .orderBy('name')
    .limit(PLACES_MAX)
    .execute();
  return rows.map(({ id }) => id);
}
