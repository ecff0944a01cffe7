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
import { find, type Work } from '../../platform/database/work.ts';
import { conflict } from '../../platform/errors.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { parse } from '../../platform/context/parse.ts';
import { Station } from '../stations/station.entity.ts';
import { refuseDemoSignIn } from './demo-sign-in.policy.ts';
import { settleRegistration } from './registration-news.ts';
import { User } from './user.entity.ts';
import type { UserRow } from './users.queries.ts';
import { findMember, known, saved } from './users.service.ts';

interface Target {
  readonly id: string;
  readonly version?: number | undefined;
}

/** Lets a waiting person in; their open session opens by itself. */
export async function verifyUser(ctx: Context, input: unknown): Promise<UserRow> {
  authorize(ctx, 'users.manage');
  const { role, ...target } = parse(verifyInput, input);
  return ctx.write('user.verified', input, async (work) => {
    const user = await locked(work, target);
    if (user.verified) throw conflict(msg('users.verifiedAlready', { name: user.name }));
    if (user.status !== 'active') throw conflict(msg('users.rejected', { name: user.name }));
    const row = await saved(work, user, { verified: true, role: role ?? user.role });
    await settleRegistration(work, user);
    return row;
  });
}

/** Turns a waiting person away and signs them out. Nothing is deleted: `reactivateUser` takes it back. */
export async function rejectUser(ctx: Context, input: unknown): Promise<UserRow> {
  authorize(ctx, 'users.manage');
  const target = parse(userTarget, input);
  return ctx.write('user.rejected', input, async (work) => {
    const user = await locked(work, target);
    if (user.verified || user.status !== 'active') throw conflict(msg('users.notWaiting', { name: user.name }));
    await endSessionsOf(work, user.id);
    const row = await saved(work, user, { status: 'rejected' });
    await settleRegistration(work, user);
    return row;
  });
}

/** Changes a person's role and signs them out, so that they come back as who they are now. The last admin keeps theirs. */
export async function setUserRole(ctx: Context, input: unknown): Promise<UserRow> {
  const viewer = authorize(ctx, 'users.manage');
  const { role, ...target } = parse(roleInput, input);
  return ctx.write('user.role_changed', input, async (work) => {
    const user = await locked(work, target);
    refuseDemoSignIn(viewer, user);
    if (role === user.role) return known(work.db, work, user.id);
    await keepAnAdmin(work, user);
    await endSessionsOf(work, user.id);
    return saved(work, user, { role });
  });
}

/** Ends a person's access within a second and keeps their history; their PIN is gone for good. The last admin stays. */
export async function deactivateUser(ctx: Context, input: unknown): Promise<UserRow> {
  const viewer = authorize(ctx, 'users.manage');
  const target = parse(userTarget, input);
  return ctx.write('user.deactivated', input, async (work) => {
    const user = await locked(work, target);
    refuseDemoSignIn(viewer, user);
    if (user.status !== 'active') throw conflict(msg('users.notActive', { name: user.name }));
    await keepAnAdmin(work, user);
    await endSessionsOf(work, user.id);
    await work.db.deleteFrom('personPin').where('userId', '=', user.id).execute();
    return saved(work, user, { status: 'deactivated' });
  });
}

/** Lets a former person sign in again; someone who was rejected waits for verification again. */
export async function reactivateUser(ctx: Context, input: unknown): Promise<UserRow> {
  authorize(ctx, 'users.manage');
  const target = parse(userTarget, input);
  return ctx.write('user.reactivated', input, async (work) => {
    const user = await locked(work, target);
    if (user.status === 'active') throw conflict(msg('users.activeAlready', { name: user.name }));
    return saved(work, user, { status: 'active' });
  });
}

/** Signs a person out on every device. */
export async function endUserSessions(ctx: Context, input: unknown): Promise<UserRow> {
  const viewer = authorize(ctx, 'users.manage');
  const target = parse(userTarget, input);
  return ctx.write('user.signed_out', input, async (work) => {
    const user = await findMember(work, target.id, target.version);
    refuseDemoSignIn(viewer, user);
    await endSessionsOf(work, user.id);
    return saved(work, user, {});
  });
}

/** Corrects a person's name or usual station. */
export async function updateUser(ctx: Context, input: unknown): Promise<UserRow> {
  const viewer = authorize(ctx, 'users.manage');
  const { id, version, ...wanted } = parse(updateInput, input);
  return ctx.write('user.updated', input, async (work) => {
    const user = await findMember(work, id, version);
    if (wanted.name !== undefined && wanted.name !== user.name) refuseDemoSignIn(viewer, user);
    if (wanted.stationId) await find(work, Station, 'station', wanted.stationId);
    return saved(work, user, wanted);
  });
}

/** Changes of standing wait for each other on the organisation's row, so that two admins cannot remove one another. */
async function locked(work: Work, target: Target): Promise<User> {
  await find(work, Organization, 'organization', work.organizationId, { lock: true });
  return findMember(work, target.id, target.version);
}

async function keepAnAdmin(work: Work, user: User): Promise<void> {
  if (user.role !== 'admin' || !user.verified || user.status !== 'active') return;
  const admins = await work.em.count(User, { kind: 'person', role: 'admin', verified: true, status: 'active' });
  if (admins <= 1) throw conflict(msg('users.lastAdmin', { name: user.name }));
}
