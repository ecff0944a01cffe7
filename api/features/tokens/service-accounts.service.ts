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
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { User } from '../users/user.entity.ts';
import { findServiceAccount, listServiceAccounts } from './tokens.queries.ts';
import type { ServiceAccount } from './service-account.view.ts';

/** The kitchen's service accounts, active ones first. */
export async function serviceAccounts(ctx: Context): Promise<ServiceAccount[]> {
  const viewer = authorize(ctx, 'tokens.manage');
  return ctx.read((db) => listServiceAccounts(db, viewer));
}

/** Creates a member of the kitchen that is a program: it has a role, no password, and is in no list of people. */
export async function createServiceAccount(ctx: Context, input: InputOf<typeof createInput>): Promise<ServiceAccount> {
  authorize(ctx, 'tokens.manage');
  const { name, role } = parse(createInput, input);
  return ctx.write('service_account.created', input, async (tx) => {
    await assertBelowLimit(tx);
    const account = add(tx, User, { kind: 'service', username: '', name, role, verified: true });
    account.username = `service:${account.id}`;
    return recordAndReload(tx, account, { name, role });
  });
}

/** Changes its name or its role; its tokens have the new role at once. */
export async function updateServiceAccount(ctx: Context, input: InputOf<typeof updateInput>): Promise<ServiceAccount> {
  authorize(ctx, 'tokens.manage');
  const { id, version, ...params } = parse(updateInput, input);
  return ctx.write('service_account.updated', input, async (tx) => {
    const account = await findAccount(tx, id, version);
    return recordAndReload(tx, account, assignChanges(account, params));
  });
}

/** Refuses all of its tokens from now on; their connections close within a second. */
export async function deactivateServiceAccount(
  ctx: Context,
  input: InputOf<typeof tokenTarget>,
): Promise<ServiceAccount> {
  authorize(ctx, 'tokens.manage');
  const { id, version } = parse(tokenTarget, input);
  return ctx.write('service_account.deactivated', input, async (tx) => {
    const account = await findAccount(tx, id, version);
    if (account.status !== 'active') throw conflict(msg('users.notActive', { name: account.name }));
    return recordAndReload(tx, account, assignChanges(account, { status: 'deactivated' }));
  });
}

/** Accepts its tokens again, unless they have expired or were revoked. */
export async function reactivateServiceAccount(
  ctx: Context,
  input: InputOf<typeof tokenTarget>,
): Promise<ServiceAccount> {
  authorize(ctx, 'tokens.manage');
  const { id, version } = parse(tokenTarget, input);
  return ctx.write('service_account.reactivated', input, async (tx) => {
    const account = await findAccount(tx, id, version);
    if (account.status === 'active') throw conflict(msg('users.activeAlready', { name: account.name }));
    await assertBelowLimit(tx);
    return recordAndReload(tx, account, assignChanges(account, { status: 'active' }));
  });
}

/** The event's entity makes open connections of the account check their access again. */
async function recordAndReload(tx: Transaction, account: User, changes: object): Promise<ServiceAccount> {
  await tx.em.flush();
  tx.record({ entity: 'User', entityId: account.id, changes });
  const row = await findServiceAccount(tx.db, tx, account.id);
  if (!row) throw new Error(`The service account ${account.id} is missing within its own transaction.`);
  return row;
}

/** Locks the organization, so that two concurrent requests cannot both take the last place. */
async function assertBelowLimit(tx: Transaction): Promise<void> {
  await find(tx, Organization, 'organization', tx.organizationId, { lock: true });
  const max = tokenLimits.serviceAccountsMax;
  if ((await tx.em.count(User, { kind: 'service', status: 'active' })) < max) return;
  throw conflict(msg('tokens.tooManyAccounts', { count: max }));
}

async function findAccount(tx: Transaction, id: string, version?: number): Promise<User> {
  const account = await find(tx, User, 'service account', id);
  if (account.kind !== 'service') throw notFound('service account');
  return find(tx, User, 'service account', id, { version, lock: true });
}
