import {
  setUserRole as roleInput,
  updateUser as updateInput,
  userTarget,
  verifyUser as verifyInput,
} from '#schema/inputs/users.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import { endSessionsOf } from '../auth/auth.service.ts';
import type { Context } from '../../platform/context/context.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { freeTasksOf } from '../prep/tasks/freed-tasks.writes.ts';
import { Station } from '../stations/station.entity.ts';
import { refuseDemoSignIn } from './demo-sign-in.policy.ts';
import { resolveRegistration } from './registration.notifications.ts';
import { User } from './user.entity.ts';
import type { UserView } from './user.view.ts';
import { findMember, reloadUser, saveAndReload } from './users.service.ts';

interface Target {
  readonly id: string;
  readonly version?: number | undefined;
}

/** Verifies a waiting person; their open session gets access at once. */
export async function verifyUser(ctx: Context, input: InputOf<typeof verifyInput>): Promise<UserView> {
  authorize(ctx, 'users.manage');
  const { role, ...target } = parse(verifyInput, input);
  return ctx.write('user.verified', input, async (tx) => {
    const user = await locked(tx, target);
    if (user.verified) throw conflict(msg('users.verifiedAlready', { name: user.name }));
    if (user.status !== 'active') throw conflict(msg('users.rejected', { name: user.name }));
    const row = await saveAndReload(tx, user, { verified: true, role: role ?? user.role });
    await resolveRegistration(tx, user);
    return row;
  });
}

/** Rejects a waiting person and signs them out. `reactivateUser` undoes it. */
export async function rejectUser(ctx: Context, input: InputOf<typeof userTarget>): Promise<UserView> {
  authorize(ctx, 'users.manage');
  const target = parse(userTarget, input);
  return ctx.write('user.rejected', input, async (tx) => {
    const user = await locked(tx, target);
    if (user.verified || user.status !== 'active') throw conflict(msg('users.notWaiting', { name: user.name }));
    await endSessionsOf(tx, user.id);
    const row = await saveAndReload(tx, user, { status: 'rejected' });
    await resolveRegistration(tx, user);
    return row;
  });
}

/** Changes a person's role and signs them out, so that no session has the old role. Throws CONFLICT for the last admin. */
export async function setUserRole(ctx: Context, input: InputOf<typeof roleInput>): Promise<UserView> {
  const viewer = authorize(ctx, 'users.manage');
  const { role, ...target } = parse(roleInput, input);
  return ctx.write('user.role_changed', input, async (tx) => {
    const user = await locked(tx, target);
    refuseDemoSignIn(viewer, user);
    if (role === user.role) return reloadUser(tx.db, tx, user.id);
    await refuseLastAdmin(tx, user);
    await endSessionsOf(tx, user.id);
    return saveAndReload(tx, user, { role });
  });
}

/**
 * Ends a person's access within a second, deletes their PIN and frees their open tasks; their history remains. Throws CONFLICT
 * for the last admin.
 */
export async function deactivateUser(ctx: Context, input: InputOf<typeof userTarget>): Promise<UserView> {
  const viewer = authorize(ctx, 'users.manage');
  const target = parse(userTarget, input);
  return ctx.write('user.deactivated', input, async (tx) => {
    const user = await locked(tx, target);
    refuseDemoSignIn(viewer, user);
    if (user.status !== 'active') throw conflict(msg('users.notActive', { name: user.name }));
    await refuseLastAdmin(tx, user);
    await endSessionsOf(tx, user.id);
    await tx.db.deleteFrom('personPin').where('userId', '=', user.id).execute();
    await freeTasksOf(tx, user);
    return saveAndReload(tx, user, { status: 'deactivated' });
  });
}

/** Lets a former person sign in again; someone who was rejected waits for verification again. */
export async function reactivateUser(ctx: Context, input: InputOf<typeof userTarget>): Promise<UserView> {
  authorize(ctx, 'users.manage');
  const target = parse(userTarget, input);
  return ctx.write('user.reactivated', input, async (tx) => {
    const user = await locked(tx, target);
    if (user.status === 'active') throw conflict(msg('users.activeAlready', { name: user.name }));
    return saveAndReload(tx, user, { status: 'active' });
  });
}

/** Signs a person out on every device. */
export async function endUserSessions(ctx: Context, input: InputOf<typeof userTarget>): Promise<UserView> {
  const viewer = authorize(ctx, 'users.manage');
  const target = parse(userTarget, input);
  return ctx.write('user.signed_out', input, async (tx) => {
    const user = await findMember(tx, target.id, target.version);
    refuseDemoSignIn(viewer, user);
    await endSessionsOf(tx, user.id);
    return saveAndReload(tx, user, {});
  });
}

/** Corrects a person's name or usual station. */
export async function updateUser(ctx: Context, input: InputOf<typeof updateInput>): Promise<UserView> {
  const viewer = authorize(ctx, 'users.manage');
  const { id, version, ...params } = parse(updateInput, input);
  return ctx.write('user.updated', input, async (tx) => {
    const user = await findMember(tx, id, version);
    if (params.name !== undefined && params.name !== user.name) refuseDemoSignIn(viewer, user);
    if (params.stationId) await find(tx, Station, 'station', params.stationId);
    return saveAndReload(tx, user, params);
  });
}

/** Locks the organization: changes of role or status run one at a time, so that two admins cannot remove each other. */
async function locked(tx: Transaction, target: Target): Promise<User> {
  await find(tx, Organization, 'organization', tx.organizationId, { lock: true });
  return findMember(tx, target.id, target.version);
}

/** Throws CONFLICT for the only admin who is left. The caller holds the lock of the organization. */
export async function refuseLastAdmin(tx: Transaction, user: User): Promise<void> {
  if (user.role !== 'admin' || !user.verified || user.status !== 'active') return;
  const admins = await tx.em.count(User, { kind: 'person', role: 'admin', verified: true, status: 'active' });
  if (admins <= 1) throw conflict(msg('users.lastAdmin', { name: user.name }));
}
