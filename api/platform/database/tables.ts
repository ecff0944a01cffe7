import type { Kysely } from 'kysely';

/**
 * Every table as plain rows for `*.queries.ts`: table and column names in camel case, decimals as exact text.
 * Each entity file adds its own by declaration merging.
 */
export interface Tables {}

/** Typed plain-row reads in one transaction, scoped to one organization. */
export type Db = Kysely<Tables>;
