import { sql } from 'kysely';
import type { TokenState } from '#schema/vocabulary.ts';
import type { Viewer } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { TokenRow } from './api-token.view.ts';
import type { ServiceAccount } from './service-account.view.ts';

const TOKENS_LISTED = 200;
const ACCOUNTS_LISTED = 100;

/** The first state that applies. */
const state = sql<TokenState>`(case when api_token.revoked_at is not null then 'revoked'
  when api_token.expires_at <= now() then 'expired' when owner.status <> 'active' or not owner.verified then 'owner_inactive' else 'active' end)`;

function tokens(db: Db, { organizationId }: Pick<Viewer, 'organizationId'>) {
  return db
    .selectFrom('apiToken')
    .innerJoin('appUser as owner', 'owner.id', 'apiToken.userId')
    .innerJoin('appUser as maker', 'maker.id', 'apiToken.createdById')
    .select(['apiToken.id', 'apiToken.organizationId', 'apiToken.createdAt', 'apiToken.updatedAt', 'apiToken.version'])
    .select(['apiToken.name', 'apiToken.userId', 'apiToken.createdById', 'apiToken.lastCharacters', 'apiToken.scopes'])
    .select(['apiToken.addresses', 'apiToken.expiresAt', 'apiToken.lastUsedAt', 'apiToken.lastUsedAddress'])
    .select(['apiToken.revokedAt', 'owner.name as ownerName', 'owner.role as ownerRole', 'maker.name as createdByName'])
    .select([sql<boolean>`owner.kind = 'service'`.as('service'), state.as('state')])
    .where('apiToken.organizationId', '=', organizationId);
}

/** Tokens in use by name, then those that ended after `endedSince`; at most 200. */
export function listTokens(db: Db, viewer: Viewer, endedSince: Date): Promise<TokenRow[]> {
  return tokens(db, viewer)
    .where(sql<boolean>`coalesce(api_token.revoked_at, api_token.expires_at) >= ${endedSince}`)
    .orderBy(sql`api_token.revoked_at is not null or api_token.expires_at <= now()`)
    .orderBy('apiToken.name')
    .orderBy('apiToken.id')
    .limit(TOKENS_LISTED)
    .execute();
}

export function findToken(db: Db, scope: Pick<Viewer, 'organizationId'>, id: string): Promise<TokenRow | undefined> {
  return tokens(db, scope).where('apiToken.id', '=', id).executeTakeFirst();
}

/** How many tokens are neither revoked nor expired. */
export async function countTokensInUse(db: Db, organizationId: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('apiToken')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organizationId', '=', organizationId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function accounts(db: Db, { organizationId }: Pick<Viewer, 'organizationId'>) {
  return db
    .selectFrom('appUser')
    .select(['appUser.id', 'appUser.version', 'appUser.createdAt', 'appUser.name', 'appUser.role'])
    .select(sql<boolean>`app_user.status = 'active'`.as('active'))
    .select(
      sql<number>`(select count(*)::int from api_token where api_token.organization_id = app_user.organization_id
        and api_token.user_id = app_user.id and api_token.revoked_at is null and api_token.expires_at > now())`.as(
        'tokenCount',
      ),
    )
    .where('appUser.organizationId', '=', organizationId)
    .where('appUser.kind', '=', 'service');
}

/** Active ones by name, then the others; at most 100. */
export function listServiceAccounts(db: Db, viewer: Viewer): Promise<ServiceAccount[]> {
  return accounts(db, viewer)
    .orderBy(sql`app_user.status <> 'active'`)
    .orderBy('appUser.name')
    .orderBy('appUser.id')
    .limit(ACCOUNTS_LISTED)
    .execute();
}

export function findServiceAccount(
  db: Db,
  scope: Pick<Viewer, 'organizationId'>,
  id: string,
): Promise<ServiceAccount | undefined> {
  return accounts(db, scope).where('appUser.id', '=', id).executeTakeFirst();
}
