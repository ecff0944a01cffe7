import { validate as isUuid } from 'uuid';
import { createApiToken as createInput, tokenTarget, updateApiToken as updateInput } from '#schema/inputs/tokens.ts';
import { msg } from '#schema/messages.ts';
import { DAY, MINUTE } from '#schema/milliseconds.ts';
import { mayHoldScope, tokenLimits } from '#schema/token-scopes.ts';
import type { Role, TokenScope } from '#schema/vocabulary.ts';
import { authorize } from '../../platform/context/access.ts';
import { makeTokenSecret } from '../auth/viewers/token-secret.crypto.ts';
import { isNetwork } from '../../platform/http/client-address.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { assignChanges } from '../../platform/database/changes.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, invalidField, notFound } from '../../platform/errors.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { User } from '../users/user.entity.ts';
import { ApiToken } from './api-token.entity.ts';
import { countTokensInUse, findToken, listTokens } from './tokens.queries.ts';
import type { CreatedApiToken, TokenRow } from './api-token.view.ts';

/** How long an expired or revoked token is still listed. */
const LISTED_AFTER_END = 30 * DAY;

/** The kitchen's tokens: those in use, and those that ended recently. */
export async function apiTokens(ctx: Context): Promise<TokenRow[]> {
  const viewer = authorize(ctx, 'tokens.manage');
  return ctx.read((db) => listTokens(db, viewer, new Date(Date.now() - LISTED_AFTER_END)));
}

/** Creates a token that acts for the viewer or for a service account. */
export async function createApiToken(ctx: Context, input: InputOf<typeof createInput>): Promise<CreatedApiToken> {
  const viewer = authorize(ctx, 'tokens.manage');
  const params = parse(createInput, input);
  const addresses = checkNetworks(params.addresses);
  // Not part of the transaction's result, which is stored for repeated requests: the token is stored nowhere in plain text.
  const issued: CreatedApiToken[] = [];
  await ctx.write('token.created', input, async (tx) => {
    // The lock keeps two concurrent requests from both taking the last place.
    await find(tx, Organization, 'organization', tx.organizationId, { lock: true });
    if ((await countTokensInUse(tx.db, tx.organizationId, tx.now)) >= tokenLimits.tokensMax) {
      throw conflict(msg('tokens.tooMany', { count: tokenLimits.tokensMax }));
    }
    const owner = await ownerOf(tx, viewer, params.serviceAccountId ?? null);
    const scopes = checkScopes(owner.role, params.scopes);
    const { value, hash, lastCharacters } = makeTokenSecret(tx.organizationId);
    const token = add(tx, ApiToken, {
      name: params.name,
      userId: owner.id,
      createdById: viewer.id,
      tokenHash: hash,
      lastCharacters,
      scopes,
      addresses,
      expiresAt: expiryOf(tx, viewer, params.expiresInDays ?? tokenLimits.daysDefault),
    });
    await tx.em.flush();
    const { name, expiresAt } = token;
    recordToken(tx, token, {
      name,
      scopes,
      for: owner.name,
      expiresAt,
      ...(addresses.length > 0 ? { addresses } : {}),
    });
    issued.splice(0, issued.length, { token: await reloadToken(tx, token.id), secret: value });
  });
  const [created] = issued;
  if (!created) throw conflict(msg('tokens.shown'));
  return created;
}

/** Changes a token's name or allowed addresses. Other scopes need a new token. */
export async function updateApiToken(ctx: Context, input: InputOf<typeof updateInput>): Promise<TokenRow> {
  authorize(ctx, 'tokens.manage');
  const { id, version, name, addresses } = parse(updateInput, input);
  const allowed = addresses && checkNetworks(addresses);
  return ctx.write('token.updated', input, async (tx) => {
    const token = await lockToken(tx, id, version);
    const changes = assignChanges(token, { ...(name ? { name } : {}), ...(allowed ? { addresses: allowed } : {}) });
    await tx.em.flush();
    recordToken(tx, token, changes);
    return reloadToken(tx, token.id);
  });
}

/** Revokes a token: its sockets and streams close within a second. */
export async function revokeApiToken(ctx: Context, input: InputOf<typeof tokenTarget>): Promise<TokenRow> {
  authorize(ctx, 'tokens.manage');
  const { id, version } = parse(tokenTarget, input);
  return ctx.write('token.revoked', input, async (tx) => {
    const token = await lockToken(tx, id, version);
    token.revokedAt = tx.now;
    await tx.em.flush();
    recordToken(tx, token, { name: token.name, scopes: token.scopes });
    return reloadToken(tx, token.id);
  });
}

function recordToken(tx: Transaction, { id }: ApiToken, changes: object): void {
  tx.record({ entity: 'ApiToken', entityId: id, changes });
}

async function lockToken(tx: Transaction, id: string, version?: number): Promise<ApiToken> {
  const token = await find(tx, ApiToken, 'token', id, { version, lock: true });
  if (token.revokedAt) throw conflict(msg('tokens.revoked', { name: token.name }));
  return token;
}

/** The person or service account that the token acts for. */
async function ownerOf(tx: Transaction, viewer: Viewer, serviceAccountId: string | null): Promise<User> {
  if (serviceAccountId === null) return find(tx, User, 'person', viewer.id);
  const account = isUuid(serviceAccountId)
    ? await tx.em.findOne(User, { id: serviceAccountId, kind: 'service' })
    : null;
  if (!account) throw notFound('service account');
  if (account.status !== 'active') throw conflict(msg('tokens.reactivateFirst', { name: account.name }));
  return account;
}

/** Throws VALIDATION_FAILED for scopes that the role does not allow. */
function checkScopes(role: Role, scopes: readonly TokenScope[]): TokenScope[] {
  const forbiddenScopes = scopes.filter((scope) => !mayHoldScope(role, scope));
  if (forbiddenScopes.length > 0) {
    const message = msg('tokens.roleScopes', { role: msg(`role.${role}`), scopes: forbiddenScopes.join(', ') });
    throw invalidField('scopes', message);
  }
  return [...new Set(scopes)];
}

/** Returns unique addresses and networks. Throws VALIDATION_FAILED for an entry that is neither. */
function checkNetworks(addresses: readonly string[] = []): string[] {
  const wrong = addresses.findIndex((address) => !isNetwork(address));
  if (wrong >= 0) {
    const message = msg('tokens.addressForm');
    throw invalidField(`addresses.${wrong}`, message);
  }
  return [...new Set(addresses)];
}

/** Tokens of the demo kitchen expire within the hour. */
function expiryOf({ now }: Transaction, { demo }: Viewer, days: number): Date {
  return new Date(now.getTime() + (demo ? tokenLimits.demoMinutes * MINUTE : days * DAY));
}

async function reloadToken(tx: Transaction, id: string): Promise<TokenRow> {
  const row = await findToken(tx.db, tx, id);
  if (!row) throw new Error(`The token ${id} is missing within its own transaction.`);
  return row;
}
