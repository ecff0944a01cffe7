import { validate as isUuid } from 'uuid';
import { updateProfile as profileInput, userList } from '#schema/inputs/users.ts';
import { can } from '#schema/permissions.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import { assignChanges } from '../../platform/database/changes.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import { businessDate, businessDayBounds } from '../organizations/business-day.ts';
import { findOrganization } from '../organizations/organizations.queries.ts';
import { parse } from '../../platform/context/parse.ts';
import { refuseDemoSignIn } from './demo-sign-in.policy.ts';
import { User } from './user.entity.ts';
import {
  countUsers,
  findPeople,
  findPerson,
  isAtWork,
  hasPinRow,
  listPeopleOn,
  listUsers,
  type PersonOnRow,
  type UserCounts,
  type UserRow,
} from './users.queries.ts';

/** The signed-in person's own row, verified or not; null for an anonymous caller and for a device. */
export function currentUser(ctx: Context): User | null {
  return ctx.viewer?.role ? ctx.viewer.row : null;
}

/** One page of people: waiting first, then by name. Managers see those at work, admins everyone. */
export async function userPage(ctx: Context, input: unknown, page: PageInput): Promise<Page<UserRow>> {
  const viewer = authorize(ctx, 'users.read');
  const { filter = 'active', search = '' } = parse(userList, input);
  if (filter !== 'active' && !can(viewer.grants, 'users.manage')) throw forbidden();
  return ctx.read((db) => listUsers(db, viewer, { filter, search, page }));
}

/** How many wait, are at work, and were let go or turned away. */
export async function userCounts(ctx: Context): Promise<UserCounts> {
  const viewer = authorize(ctx, 'users.manage');
  return ctx.read((db) => countUsers(db, viewer));
}

/** Who was seen since the business day began. */
export async function peopleOn(ctx: Context): Promise<PersonOnRow[]> {
  const viewer = authorize(ctx, 'users.read');
  return ctx.read(async (db) => {
    const clock = await findOrganization(db);
    return listPeopleOn(db, viewer, businessDayBounds(clock, businessDate(clock, new Date())).start);
  });
}

/** Whether a person has a PIN; null for everyone but them and admins. */
export async function hasPin(
  ctx: Context,
  row: Pick<User, 'id'> & { readonly hasPin?: boolean },
): Promise<boolean | null> {
  const isSelf = ctx.viewer?.id === row.id && ctx.viewer.token === null;
  if (!isSelf && !can(ctx.viewer?.grants, 'users.manage')) return null;
  return row.hasPin ?? ctx.read((db) => hasPinRow(db, row.id));
}

/** One person, for an admin. */
export async function person(ctx: Context, id: string): Promise<UserRow> {
  const viewer = authorize(ctx, 'users.manage');
  if (!isUuid(id)) throw notFound('person');
  return ctx.read((db) => known(db, viewer, id));
}

/** Those of these people that the viewer may see: an admin all, a manager those at work, everyone themselves. */
export async function peopleById(ctx: Context, ids: readonly string[]): Promise<UserRow[]> {
  const viewer = authorize(ctx, 'organization.read');
  const rows = await ctx.read((db) => findPeople(db, viewer, ids));
  if (can(viewer.grants, 'users.manage')) return rows;
  const atWork = can(viewer.grants, 'users.read') ? rows.filter(isAtWork) : [];
  return rows.filter((row) => row.id === viewer.id || atWork.includes(row));
}

/** Changes one's own name, language or e-mail address. */
export async function updateProfile(ctx: Context, input: unknown): Promise<UserRow> {
  const viewer = authorize(ctx, 'profile.update');
  const { version, ...params } = parse(profileInput, input);
  return ctx.write('user.profile_updated', input, async (tx) => {
    const user = await find(tx, User, 'person', viewer.id, { version });
    if (params.name !== undefined && params.name !== user.name) refuseDemoSignIn(viewer, user);
    // What a visitor of the demo types of themselves would stand there for every other one.
    return saveAndReload(tx, user, viewer.demo ? { ...params, email: null } : params);
  });
}

/** Sets the given fields, records what changed with the former values, tells open screens, and answers the row. */
export async function saveAndReload(tx: Transaction, user: User, params: Partial<User>): Promise<UserRow> {
  const changes = assignChanges(user, params);
  await tx.em.flush();
  tx.record({
    entity: 'User',
    entityId: user.id,
    changes,
    live: { type: 'USER_UPDATED', data: { id: user.id, version: user.version } },
    audience: { roles: ['manager', 'admin'], users: [user.id] },
  });
  return known(tx.db, tx, user.id);
}

/** A person of the kitchen, for writing; a device is none. Throws NOT_FOUND, and CONFLICT for a stale version. */
export async function findMember(tx: Transaction, id: string, version?: number): Promise<User> {
  const user = await find(tx, User, 'person', id);
  if (user.kind !== 'person') throw notFound('person');
  return version === undefined || version === user.version ? user : find(tx, User, 'person', id, { version });
}

/** The person's row as the lists show it. Throws NOT_FOUND. */
export async function known(db: Db, scope: Pick<Viewer, 'organizationId'>, id: string): Promise<UserRow> {
  const row = await findPerson(db, scope, id);
  if (!row) throw notFound('person');
  return row;
}
