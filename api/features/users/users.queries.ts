import { isLiveSession } from '../auth/sessions/live-sessions.queries.ts';
import { sql } from 'kysely';
import type { UserFilter } from '#schema/vocabulary.ts';
import type { Viewer } from '../../platform/context/context.ts';
import { Keyset, type ListOrder } from '../../platform/database/keyset.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { PersonOn, UserCounts, UserView } from './user.view.ts';
import { escapeLike } from '../../platform/database/like.ts';

export interface UsersParams {
  readonly filter: UserFilter;
  readonly search: string;
  readonly page: PageInput;
}

const rank = sql<number>`(case when app_user.status <> 'active' then 2 when app_user.verified then 1 else 0 end)`;
const ranks: Record<Exclude<UserFilter, 'all'>, number> = { waiting: 0, active: 1, former: 2 };

/** Whether a person is among those that managers see. */
export function isAtWork(user: UserView): boolean {
  return user.rank === ranks.active;
}

const byRank: ListOrder = {
  direction: 'ascending',
  keys: [
    { value: rank, type: 'integer' },
    { value: sql`app_user.name`, type: 'text' },
    { value: sql`app_user.id`, type: 'uuid' },
  ],
};

/** A temporary PIN stops working at its time. */
const pinWorks = sql<boolean>`(person_pin.temporary_until is null or person_pin.temporary_until > now())`;

/** Whether a person may unlock the kitchen's own devices. */
export async function hasPinRow(db: Db, id: string): Promise<boolean> {
  const pin = db.selectFrom('personPin').select('id').where('userId', '=', id).where(pinWorks);
  return Boolean(await pin.executeTakeFirst());
}

function people(db: Db, viewer: Pick<Viewer, 'organizationId'>) {
  return db
    .selectFrom('appUser')
    .leftJoin('station', 'station.id', 'appUser.stationId')
    .selectAll('appUser')
    .select(['station.name as stationName', rank.as('rank')])
    .select(
      sql<number>`(select count(*) from session where session.organization_id = app_user.organization_id
        and session.user_id = app_user.id and ${isLiveSession})`.as('sessionCount'),
    )
    .select(
      sql<boolean>`exists (select from person_pin where person_pin.organization_id = app_user.organization_id
        and person_pin.user_id = app_user.id and ${pinWorks})`.as('hasPin'),
    )
    .where('appUser.organizationId', '=', viewer.organizationId)
    .where('appUser.kind', '=', 'person');
}

/** People by status, waiting ones first, then by name. */
export async function listUsers(db: Db, viewer: Viewer, params: UsersParams): Promise<Page<UserView>> {
  const { filter, search } = params;
  const keyset = new Keyset(byRank, params.page);
  const pattern = `%${escapeLike(search.toLowerCase())}%`;
  const rows = people(db, viewer)
    .select(keyset.cursorKeys)
    .$if(filter !== 'all', (query) => query.where(rank, '=', ranks[filter === 'all' ? 'active' : filter]))
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`(lower(app_user.name) like ${pattern} or app_user.username like ${pattern})`),
    );
  return keyset.page(await keyset.cut(rows).execute());
}

export function findPeople(
  db: Db,
  viewer: Pick<Viewer, 'organizationId'>,
  ids: readonly string[],
): Promise<UserView[]> {
  return people(db, viewer).where('appUser.id', 'in', ids).execute();
}

export function findPerson(db: Db, viewer: Pick<Viewer, 'organizationId'>, id: string): Promise<UserView | undefined> {
  return people(db, viewer).where('appUser.id', '=', id).executeTakeFirst();
}

/** How many people are waiting, active and former. */
export function countUsers(db: Db, viewer: Viewer): Promise<UserCounts> {
  const count = (of: number) => sql<number>`count(*) filter (where ${rank} = ${of})`;
  return db
    .selectFrom('appUser')
    .select([count(0).as('waiting'), count(1).as('active'), count(2).as('former')])
    .where('organizationId', '=', viewer.organizationId)
    .where('kind', '=', 'person')
    .executeTakeFirstOrThrow();
}

const PEOPLE_ON_MAX = 60;

/** Who was seen since then, last seen first; at most 60. */
export function listPeopleOn(db: Db, viewer: Viewer, since: Date): Promise<PersonOn[]> {
  return db
    .selectFrom('appUser')
    .leftJoin('station', 'station.id', 'appUser.stationId')
    .select(['appUser.id', 'appUser.name', 'appUser.role', 'station.name as stationName'])
    .select(sql<Date>`app_user.last_seen_at`.as('lastSeenAt'))
    .select(
      sql<
        string | null
      >`(select prep_task.name from prep_task where prep_task.organization_id = app_user.organization_id
        and prep_task.status = 'in_progress' and prep_task.started_by_id = app_user.id
        order by prep_task.started_at desc limit 1)`.as('doing'),
    )
    .where('appUser.organizationId', '=', viewer.organizationId)
    .where('appUser.kind', '=', 'person')
    .where('appUser.status', '=', 'active')
    .where('appUser.verified', '=', true)
    .where('appUser.lastSeenAt', '>=', since)
    .orderBy('appUser.lastSeenAt', 'desc')
    .orderBy('appUser.id')
    .limit(PEOPLE_ON_MAX)
    .execute();
}

/** How many of these ids are people of the organization. */
export async function countPeople(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const row = await db
    .selectFrom('appUser')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'person')
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The ids of active admins who have an e-mail address, outside of the demo kitchen; at most 20. */
export async function listMailedAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('appUser')
    .innerJoin('organization', 'organization.id', 'appUser.organizationId')
    .select('appUser.id')
    .where('organization.demo', '=', false)
    .where('appUser.kind', '=', 'person')
    .where('appUser.role', '=', 'admin')
    .where('appUser.status', '=', 'active')
    .where('appUser.verified', '=', true)
    .where('appUser.email', 'is not', null)
    .orderBy('appUser.id')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id);
}
