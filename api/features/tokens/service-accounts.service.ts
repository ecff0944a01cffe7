import {
  createServiceAccount as createInput,
  tokenTarget,
  updateServiceAccount as updateInput,
} from '#schema/inputs/tokens.ts';
import { msg } from '#schema/messages.ts';
import { tokenLimits } from '#schema/token-scopes.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { assignChanges } from '../../platform/database/changes.ts';
import { add, find, type Work } from '../../platform/database/work.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { parse } from '../../platform/context/parse.ts';
import { User } from '../users/user.entity.ts';
import { findServiceAccount, listServiceAccounts } from './tokens.queries.ts';
import type { ServiceAccount } from './service-account.view.ts';

/** The kitchen's service accounts, active ones first. */
export async function serviceAccounts(ctx: Context): Promise<ServiceAccount[]> {
  const viewer = authorize(ctx, 'tokens.manage');
  return ctx.read((db) => listServiceAccounts(db, viewer));
}

/** A member of the kitchen that is a program: it has a role and no password, and stands in no list of people. */
export async function createServiceAccount(ctx: Context, input: unknown): Promise<ServiceAccount> {
  authorize(ctx, 'tokens.manage');
  const { name, role } = parse(createInput, input);
  return ctx.write('service_account.created', input, async (work) => {
    await roomForOneMore(work);
    const account = add(work, User, { kind: 'service', username: '', name, role, verified: true });
    account.username = `service:${account.id}`;
    return recorded(work, account, { name, role });
  });
}

/** Changes its name or its role; its tokens have the new role at once. */
export async function updateServiceAccount(ctx: Context, input: unknown): Promise<ServiceAccount> {
  authorize(ctx, 'tokens.manage');
  const { id, version, ...wanted } = parse(updateInput, input);
  return ctx.write('service_account.updated', input, async (work) => {
    const account = await findAccount(work, id, version);
    return recorded(work, account, assignChanges(account, wanted));
  });
}

/** Refuses all of its tokens from now on; what they opened closes within a second. */
export async function deactivateServiceAccount(ctx: Context, input: unknown): Promise<ServiceAccount> {
  authorize(ctx, 'tokens.manage');
  const { id, version } = parse(tokenTarget, input);
  return ctx.write('service_account.deactivated', input, async (work) => {
    const account = await findAccount(work, id, version);
    if (account.status !== 'active') throw conflict(msg('users.notActive', { name: account.name }));
    return recorded(work, account, assignChanges(account, { status: 'deactivated' }));
  });
}

/** Accepts its tokens again, as far as they have not ended. */
export async function reactivateServiceAccount(ctx: Context, input: unknown): Promise<ServiceAccount> {
  authorize(ctx, 'tokens.manage');
  const { id, version } = parse(tokenTarget, input);
  return ctx.write('service_account.reactivated', input, async (work) => {
    const account = await findAccount(work, id, version);
    if (account.status === 'active') throw conflict(msg('users.activeAlready', { name: account.name }));
    await roomForOneMore(work);
    return recorded(work, account, assignChanges(account, { status: 'active' }));
  });
}

/** Open connections of the account ask who they are by the event's entity. */
async function recorded(work: Work, account: User, changes: object): Promise<ServiceAccount> {
  await work.em.flush();
  work.record({ entity: 'User', entityId: account.id, changes });
  const row = await findServiceAccount(work.db, work, account.id);
  if (!row) throw new Error(`The service account ${account.id} is gone within its own write.`);
  return row;
}

/** Creations wait for each other on the organization's row, so that two cannot both take the last place. */
async function roomForOneMore(work: Work): Promise<void> {
  await find(work, Organization, 'organization', work.organizationId, { lock: true });
  const most = tokenLimits.serviceAccountsMax;
  if ((await work.em.count(User, { kind: 'service', status: 'active' })) < most) return;
  throw conflict(msg('tokens.tooManyAccounts', { count: most }));
}

async function findAccount(work: Work, id: string, version?: number): Promise<User> {
  const account = await find(work, User, 'service account', id);
  if (account.kind !== 'service') throw notFound('service account');
  return find(work, User, 'service account', id, { version, lock: true });
}
