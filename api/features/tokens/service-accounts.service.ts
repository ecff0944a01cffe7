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
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
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
  return ctx.write('service_account.created', input, async (tx) => {
    await roomForOneMore(tx);
    const account = add(tx, User, { kind: 'service', username: '', name, role, verified: true });
    account.username = `service:${account.id}`;
    return recordAndReload(tx, account, { name, role });
  });
}

/** Changes its name or its role; its tokens have the new role at once. */
export async function updateServiceAccount(ctx: Context, input: unknown): Promise<ServiceAccount> {
  authorize(ctx, 'tokens.manage');
  const { id, version, ...params } = parse(updateInput, input);
  return ctx.write('service_account.updated', input, async (tx) => {
    const account = await findAccount(tx, id, version);
    return recordAndReload(tx, account, assignChanges(account, params));
  });
}

/** Refuses all of its tokens from now on; what they opened closes within a second. */
export async function deactivateServiceAccount(ctx: Context, input: unknown): Promise<ServiceAccount> {
  authorize(ctx, 'tokens.manage');
  const { id, version } = parse(tokenTarget, input);
  return ctx.write('service_account.deactivated', input, async (tx) => {
    const account = await findAccount(tx, id, version);
    if (account.status !== 'active') throw conflict(msg('users.notActive', { name: account.name }));
    return recordAndReload(tx, account, assignChanges(account, { status: 'deactivated' }));
  });
}

/** Accepts its tokens again, as far as they have not ended. */
export async function reactivateServiceAccount(ctx: Context, input: unknown): Promise<ServiceAccount> {
  authorize(ctx, 'tokens.manage');
  const { id, version } = parse(tokenTarget, input);
  return ctx.write('service_account.reactivated', input, async (tx) => {
    const account = await findAccount(tx, id, version);
    if (account.status === 'active') throw conflict(msg('users.activeAlready', { name: account.name }));
    await roomForOneMore(tx);
    return recordAndReload(tx, account, assignChanges(account, { status: 'active' }));
  });
}

/** Open connections of the account ask who they are by the event's entity. */
async function recordAndReload(tx: Transaction, account: User, changes: object): Promise<ServiceAccount> {
  await tx.em.flush();
  tx.record({ entity: 'User', entityId: account.id, changes });
  const row = await findServiceAccount(tx.db, tx, account.id);
  if (!row) throw new Error(`The service account ${account.id} is gone within its own write.`);
  return row;
}

/** Creations wait for each other on the organization's row, so that two cannot both take the last place. */
async function roomForOneMore(tx: Transaction): Promise<void> {
  await find(tx, Organization, 'organization', tx.organizationId, { lock: true });
  const most = tokenLimits.serviceAccountsMax;
  if ((await tx.em.count(User, { kind: 'service', status: 'active' })) < most) return;
  throw conflict(msg('tokens.tooManyAccounts', { count: most }));
}

async function findAccount(tx: Transaction, id: string, version?: number): Promise<User> {
  const account = await find(tx, User, 'service account', id);
  if (account.kind !== 'service') throw notFound('service account');
  return find(tx, User, 'service account', id, { version, lock: true });
}
