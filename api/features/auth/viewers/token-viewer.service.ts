import { msg } from '#schema/messages.ts';
import { permissionsOfToken } from '#schema/token-scopes.ts';
import type { AppServices } from '../../../platform/app-services.ts';
import { trustOf } from '../../../platform/http/client-address.ts';
import type { Viewer } from '../../../platform/context/context.ts';
import { AppError, forbidden, unauthenticated } from '../../../platform/errors.ts';
import { readTokenSecret } from './token-secret.crypto.ts';
import { kitchenColumns } from '../../organizations/organizations.queries.ts';

/** How often `lastUsedAt` is updated. */
const TOUCH_INTERVAL = 60_000;

/**
 * The owner of an API token, with the permissions that both their role and the token's scopes allow. Throws UNAUTHENTICATED,
 * always with the same message, when the token is malformed, unknown, expired or revoked, or its owner is inactive or
 * unverified; FORBIDDEN when it is used from an address that it does not allow.
 */
export async function tokenViewer(app: AppServices, token: string, address: string): Promise<Viewer> {
  const claim = readTokenSecret(token);
  if (!claim) throw notValid();
  const row = await app.database.read(claim.organizationId, (db) =>
    db
      .selectFrom('apiToken')
      .innerJoin('appUser', 'appUser.id', 'apiToken.userId')
      .innerJoin('organization', 'organization.id', 'appUser.organizationId')
      .selectAll('appUser')
      .select(['apiToken.id as tokenId', 'apiToken.name as tokenName', 'apiToken.scopes', 'apiToken.addresses'])
      .select(kitchenColumns)
      .select(['apiToken.expiresAt', 'apiToken.lastUsedAt', 'organization.demo'])
      .where('apiToken.tokenHash', '=', claim.hash)
      .where('apiToken.revokedAt', 'is', null)
      .executeTakeFirst(),
  );
  const now = Date.now();
  if (!row || row.status !== 'active' || !row.verified || row.expiresAt.getTime() <= now) throw notValid();
  const { tokenId, tokenName, scopes, addresses, expiresAt, lastUsedAt, ...person } = row;
  if (addresses.length > 0 && !trustOf(addresses)?.(address, 0)) throw addressNotAllowed(address);
  if (!lastUsedAt || lastUsedAt.getTime() + TOUCH_INTERVAL <= now) {
    await touch(app, { id: tokenId, organizationId: row.organizationId }, address);
  }
  return {
    ...person,
    row: person,
    kitchen: person,
    sessionId: null,
    grants: permissionsOfToken(person.role, scopes),
    device: null,
    token: { id: tokenId, name: tokenName, scopes },
    endsAt: expiresAt,
  };
}

/** As `tokenViewer`; null for one that is refused. */
export async function tokenViewerAgain(app: AppServices, token: string, address: string): Promise<Viewer | null> {
  return tokenViewer(app, token, address).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

const notValid = () => unauthenticated(msg('auth.tokenNotValid'));
const addressNotAllowed = (address: string) => forbidden(msg('auth.tokenAddress', { address }));

async function touch(app: AppServices, token: { id: string; organizationId: string }, address: string): Promise<void> {
  const used = { lastUsedAt: new Date(), lastUsedAddress: address };
  await app.database.read(token.organizationId, (db) =>
    db.updateTable('apiToken').set(used).where('id', '=', token.id).execute(),
  );
}
