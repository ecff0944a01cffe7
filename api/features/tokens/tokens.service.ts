import { validate as isUuid } from 'uuid';
import { createApiToken as createInput, tokenTarget, updateApiToken as updateInput } from '#schema/inputs/tokens.ts';
import { msg } from '#schema/messages.ts';
import { mayHoldScope, tokenLimits } from '#schema/token-scopes.ts';
import type { Role, TokenScope } from '#schema/vocabulary.ts';
import { authorize } from '../../platform/context/access.ts';
import { makeTokenSecret } from '../auth/token-secret.ts';
import { isNetwork } from '../../platform/http/client-address.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { assignChanges } from '../../platform/database/changes.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, invalidField, notFound } from '../../platform/errors.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { parse } from '../../platform/context/parse.ts';
import { User } from '../users/user.entity.ts';
import { ApiToken } from './api-token.entity.ts';
import { countTokensInUse, findToken, listTokens } from './tokens.queries.ts';
import type { CreatedApiToken, TokenRow } from './api-token.view.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** For how long a token that ended is still listed. */
const SHOWN_AFTER = 30 * DAY;

/** The kitchen's tokens: those in use, and those that ended lately. */
export async function apiTokens(ctx: Context): Promise<TokenRow[]> {
  const viewer = authorize(ctx, 'tokens.manage');
  return ctx.read((db) => listTokens(db, viewer, new Date(Date.now() - SHOWN_AFTER)));
}

/** Makes a token that acts for whoever asks, or for a service account. */
export async function createApiToken(ctx: Context, input: unknown): Promise<CreatedApiToken> {
  const viewer = authorize(ctx, 'tokens.manage');
  const params = parse(createInput, input);
  const addresses = networks(params.addresses);
  // Kept out of the write's answer, which is stored for repeated requests: the token stands nowhere in the clear.
  const issued: CreatedApiToken[] = [];
  await ctx.write('token.created', input, async (tx) => {
    // Two at once cannot both take the last place.
    await find(tx, Organization, 'organization', tx.organizationId, { lock: true });
    if ((await countTokensInUse(tx.db, tx.organizationId, tx.now)) >= tokenLimits.tokensMax) {
      throw conflict(msg('tokens.tooMany', { count: tokenLimits.tokensMax }));
    }
    const owner = await ownerOf(tx, viewer, params.serviceAccountId ?? null);
    const scopes = heldBy(owner.role, params.scopes);
    const { value, hash, lastCharacters } = makeTokenSecret(tx.organizationId);
    const token = add(tx, ApiToken, {
      name: params.name,
      userId: owner.id,
      createdById: viewer.id,
      tokenHash: hash,
      lastCharacters,
      scopes,
      addresses,
      expiresAt: endOf(tx, viewer, params.expiresInDays ?? tokenLimits.daysDefault),
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
    issued.splice(0, issued.length, { token: await rowOf(tx, token.id), secret: value });
  });
  const [created] = issued;
  if (!created) throw conflict(msg('tokens.shown'));
  return created;
}

/** Changes what a token is called and from where it may be used. Its scopes stay: others need a new token. */
export async function updateApiToken(ctx: Context, input: unknown): Promise<TokenRow> {
  authorize(ctx, 'tokens.manage');
  const { id, version, name, addresses } = parse(updateInput, input);
  const allowed = addresses && networks(addresses);
  return ctx.write('token.updated', input, async (tx) => {
    const token = await inUse(tx, id, version);
    const changes = assignChanges(token, { ...(name ? { name } : {}), ...(allowed ? { addresses: allowed } : {}) });
    await tx.em.flush();
    recordToken(tx, token, changes);
    return rowOf(tx, token.id);
  });
}

/** Ends a token at once: its sockets and streams close within a second. */
export async function revokeApiToken(ctx: Context, input: unknown): Promise<TokenRow> {
  authorize(ctx, 'tokens.manage');
  const { id, version } = parse(tokenTarget, input);
  return ctx.write('token.revoked', input, async (tx) => {
    const token = await inUse(tx, id, version);
    token.revokedAt = tx.now;
    await tx.em.flush();
    recordToken(tx, token, { name: token.name, scopes: token.scopes });
    return rowOf(tx, token.id);
  });
}

function recordToken(tx: Transaction, { id }: ApiToken, changes: object): void {
  tx.record({ entity: 'ApiToken', entityId: id, changes });
}

async function inUse(tx: Transaction, id: string, version?: number): Promise<ApiToken> {
  const token = await find(tx, ApiToken, 'token', id, { version, lock: true });
  if (token.revokedAt) throw conflict(msg('tokens.revoked', { name: token.name }));
  return token;
}

/** Whoever the token acts for. */
async function ownerOf(tx: Transaction, viewer: Viewer, serviceAccountId: string | null): Promise<User> {
  if (serviceAccountId === null) return find(tx, User, 'person', viewer.id);
  const account = isUuid(serviceAccountId)
    ? await tx.em.findOne(User, { id: serviceAccountId, kind: 'service' })
    : null;
  if (!account) throw notFound('service account');
  if (account.status !== 'active') throw conflict(msg('tokens.reactivateFirst', { name: account.name }));
  return account;
}

/** Throws VALIDATION_FAILED for scopes that the role opens nothing of. */
function heldBy(role: Role, scopes: readonly TokenScope[]): TokenScope[] {
  const beyond = scopes.filter((scope) => !mayHoldScope(role, scope));
  if (beyond.length > 0) {
    const message = msg('tokens.roleScopes', { role: msg(`role.${role}`), scopes: beyond.join(', ') });
    throw invalidField('scopes', message);
  }
  return [...new Set(scopes)];
}

/** Addresses and networks as they are compared later. Throws VALIDATION_FAILED for what is neither. */
function networks(addresses: readonly string[] = []): string[] {
  const wrong = addresses.findIndex((address) => !isNetwork(address));
  if (wrong >= 0) {
    const message = msg('tokens.addressForm');
    throw invalidField(`addresses.${wrong}`, message);
  }
  return [...new Set(addresses)];
}

/** What visitors of the demo kitchen make ends within the hour. */
function endOf({ now }: Transaction, { demo }: Viewer, days: number): Date {
  return new Date(now.getTime() + (demo ? tokenLimits.demoMinutes * MINUTE : days * DAY));
}

async function rowOf(tx: Transaction, id: string): Promise<TokenRow> {
  const row = await findToken(tx.db, tx, id);
  if (!row) throw new Error(`The token ${id} is gone within its own write.`);
  return row;
}
