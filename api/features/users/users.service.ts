import { validate as isUuid } from 'uuid';
import { updateProfile as profileInput, userList } from '#schema/inputs/users.ts';
import { can, managers } from '#schema/permissions.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import { assignChanges } from '../../platform/database/changes.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import { businessDate, businessDayBounds } from '#schema/business-day.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { refuseDemoSignIn } from './demo-sign-in.policy.ts';
import { User } from './user.entity.ts';
import { countUsers, findPeople, findPerson, hasPinRow, isAtWork, listPeopleOn, listUsers } from './users.queries.ts';
import type { PersonOn, UserCounts, UserView } from './user.view.ts';

/** The signed-in person's own row, verified or not; null for an anonymous caller and for a device. */
export function currentUser(ctx: Context): User | null {
  return ctx.viewer?.role ? ctx.viewer.row : null;
}

/** One page of people: waiting first, then by name. Managers see active people, admins everyone. */
export async function userPage(
  ctx: Context,
  input: InputOf<typeof userList>,
  page: PageInput,
): Promise<Page<UserView>> {
  const viewer = authorize(ctx, 'users.read');
  const { filter = 'active', search = '' } = parse(userList, input);
  if (filter !== 'active' && !can(viewer.grants, 'users.manage')) throw forbidden();
  return ctx.read((db) => listUsers(db, viewer, { filter, search, page }));
}

/** How many people are waiting, active and former. */
export async function userCounts(ctx: Context): Promise<UserCounts> {
  const viewer = authorize(ctx, 'users.manage');
  return ctx.read((db) => countUsers(db, viewer));
}

/** Who was seen since the business day began. */
export async function peopleOn(ctx: Context): Promise<PersonOn[]> {
  const viewer = authorize(ctx, 'users.read');
  const { kitchen } = viewer;
  const { start } = businessDayBounds(kitchen, businessDate(kitchen, new Date()));
  return ctx.read((db) => listPeopleOn(db, viewer, start));
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
export async function person(ctx: Context, id: string): Promise<UserView> {
  const viewer = authorize(ctx, 'users.manage');
  if (!isUuid(id)) throw notFound('person');
  return ctx.read((db) => reloadUser(db, viewer, id));
}

/** The people with these ids that the viewer may see: an admin all, a manager active ones, everyone themselves. */
export async function peopleById(ctx: Context, ids: readonly string[]): Promise<UserView[]> {
  const viewer = authorize(ctx, 'organization.read');
  const rows = await ctx.read((db) => findPeople(db, viewer, ids));
  if (can(viewer.grants, 'users.manage')) return rows;
  const atWork = can(viewer.grants, 'users.read') ? rows.filter(isAtWork) : [];
  return rows.filter((row) => row.id === viewer.id || atWork.includes(row));
}

/** Changes one's own name, language or e-mail address. */
export async function updateProfile(ctx: Context, input: InputOf<typeof profileInput>): Promise<UserView> {
  const viewer = authorize(ctx, 'profile.update');
  const { version, ...params } = parse(profileInput, input);
  return ctx.write('user.profile_updated', input, async (tx) => {
    const user = await find(tx, User, 'person', viewer.id, { version });
    if (params.name !== undefined && params.name !== user.name) refuseDemoSignIn(viewer, user);
    // Demo visitors share the account: an address entered by one would be visible to all.
    return saveAndReload(tx, user, viewer.demo ? { ...params, email: null } : params);
  });
}

/** Saves the changes, records them with the former values, publishes them, and returns the row. */
export async function saveAndReload(tx: Transaction, user: User, params: Partial<User>): Promise<UserView> {
  const changes = assignChanges(user, params);
  await tx.em.flush();
  tx.record({
    entity: 'User',
    entityId: user.id,
    changes,
    live: { type: 'USER_UPDATED', data: { id: user.id, version: user.version } },
    audience: { roles: managers, users: [user.id] },
  });
  return reloadUser(tx.db, tx, user.id);
}

/** A person of the kitchen, for writing; never a device. Throws NOT_FOUND, and CONFLICT for a stale version. */
export async function findMember(tx: Transaction, id: string, version?: number): Promise<User> {
  const user = await find(tx, User, 'person', id);
  if (user.kind !== 'person') throw notFound('person');
  return version === undefined || version === user.version ? user : find(tx, User, 'person', id, { version });
}

/** The person's row as the lists show it. Throws NOT_FOUND. */
export async function reloadUser(db: Db, scope: Pick<Viewer, 'organizationId'>, id: string): Promise<UserView> {
  const row = await findPerson(db, scope, id);
  if (!row) throw notFound('person');
  return row;
}
