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
import { parse } from '../../platform/context/parse.ts';
import { Station } from '../stations/station.entity.ts';
import { refuseDemoSignIn } from './demo-sign-in.policy.ts';
import { resolveRegistration } from './registration.notifications.ts';
import { User } from './user.entity.ts';
import type { UserRow } from './users.queries.ts';
import { findMember, known, saveAndReload } from './users.service.ts';

interface Target {
  readonly id: string;
  readonly version?: number | undefined;
}

/** Lets a waiting person in; their open session opens by itself. */
export async function verifyUser(ctx: Context, input: unknown): Promise<UserRow> {
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

/** Turns a waiting person away and signs them out. Nothing is deleted: `reactivateUser` takes it back. */
export async function rejectUser(ctx: Context, input: unknown): Promise<UserRow> {
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

/** Changes a person's role and signs them out, so that they come back as who they are now. The last admin keeps theirs. */
export async function setUserRole(ctx: Context, input: unknown): Promise<UserRow> {
  const viewer = authorize(ctx, 'users.manage');
  const { role, ...target } = parse(roleInput, input);
  return ctx.write('user.role_changed', input, async (tx) => {
    const user = await locked(tx, target);
    refuseDemoSignIn(viewer, user);
    if (role === user.role) return known(tx.db, tx, user.id);
    await keepAnAdmin(tx, user);
    await endSessionsOf(tx, user.id);
    return saveAndReload(tx, user, { role });
  });
}

/** Ends a person's access within a second and keeps their history; their PIN is gone for good. The last admin stays. */
export async function deactivateUser(ctx: Context, input: unknown): Promise<UserRow> {
  const viewer = authorize(ctx, 'users.manage');
  const target = parse(userTarget, input);
  return ctx.write('user.deactivated', input, async (tx) => {
    const user = await locked(tx, target);
    refuseDemoSignIn(viewer, user);
    if (user.status !== 'active') throw conflict(msg('users.notActive', { name: user.name }));
    await keepAnAdmin(tx, user);
    await endSessionsOf(tx, user.id);
    await tx.db.deleteFrom('personPin').where('userId', '=', user.id).execute();
    return saveAndReload(tx, user, { status: 'deactivated' });
  });
}

/** Lets a former person sign in again; someone who was rejected waits for verification again. */
export async function reactivateUser(ctx: Context, input: unknown): Promise<UserRow> {
  authorize(ctx, 'users.manage');
  const target = parse(userTarget, input);
  return ctx.write('user.reactivated', input, async (tx) => {
    const user = await locked(tx, target);
    if (user.status === 'active') throw conflict(msg('users.activeAlready', { name: user.name }));
    return saveAndReload(tx, user, { status: 'active' });
  });
}

/** Signs a person out on every device. */
export async function endUserSessions(ctx: Context, input: unknown): Promise<UserRow> {
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
export async function updateUser(ctx: Context, input: unknown): Promise<UserRow> {
  const viewer = authorize(ctx, 'users.manage');
  const { id, version, ...params } = parse(updateInput, input);
  return ctx.write('user.updated', input, async (tx) => {
    const user = await findMember(tx, id, version);
    if (params.name !== undefined && params.name !== user.name) refuseDemoSignIn(viewer, user);
    if (params.stationId) await find(tx, Station, 'station', params.stationId);
    return saveAndReload(tx, user, params);
  });
}

/** Changes of standing wait for each other on the organization's row, so that two admins cannot remove one another. */
async function locked(tx: Transaction, target: Target): Promise<User> {
  await find(tx, Organization, 'organization', tx.organizationId, { lock: true });
  return findMember(tx, target.id, target.version);
}

async function keepAnAdmin(tx: Transaction, user: User): Promise<void> {
  if (user.role !== 'admin' || !user.verified || user.status !== 'active') return;
  const admins = await tx.em.count(User, { kind: 'person', role: 'admin', verified: true, status: 'active' });
  if (admins <= 1) throw conflict(msg('users.lastAdmin', { name: user.name }));
}
