import type { Kysely } from 'kysely';

/**
 * Every table as plain rows for `*.queries.ts`: table and column names in camel case, decimals as exact text.
 * Each entity adds its own beside its class.
 */
export interface Tables {}

/** Typed plain-row reads, inside one transaction that sees only one organization. */
export type Db = Kysely<Tables>;
