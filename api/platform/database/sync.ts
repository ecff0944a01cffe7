import { type RawBuilder, sql } from 'kysely';
import type { EventInput, Transaction } from './transaction.ts';
import type { ListOrder } from './keyset.ts';
import type { Tables } from './tables.ts';

/** The filter of a program that syncs a copy. */
export interface SyncFilter {
  readonly updatedSince?: Date | null | undefined;
  readonly externalId?: string | null | undefined;
}

/** Whether a list is requested for syncing: ordered by last change, archived rows included. */
export function isSync({ updatedSince, externalId }: SyncFilter): boolean {
  return Boolean(updatedSince) || Boolean(externalId);
}

/** Tables that other programs can sync. */
type SyncTable = {
  [T in keyof Tables]: Tables[T] extends { readonly externalId: string | null } ? T : never;
}[keyof Tables];

export function byLastChange(table: SyncTable): ListOrder {
  return {
    direction: 'ascending',
    keys: [
      { value: sql.ref(`${table}.updatedAt`), type: 'timestamptz' },
      { value: sql.ref(`${table}.id`), type: 'uuid' },
    ],
  };
}

/** The SQL condition of the filter. */
export function inSync(table: SyncTable, { updatedSince, externalId }: SyncFilter): RawBuilder<boolean> {
  const since = updatedSince ? sql`${sql.ref(`${table}.updatedAt`)} >= ${updatedSince}` : sql`true`;
  const named = externalId ? sql`${sql.ref(`${table}.externalId`)} = ${externalId}` : sql`true`;
  return sql<boolean>`(${since} and ${named})`;
}

/** By the names of their rows in events. */
const syncTables: Readonly<Record<string, SyncTable>> = {
  Item: 'item',
  Recipe: 'recipe',
  Supplier: 'supplier',
  Delivery: 'delivery',
};

/**
 * Sets `updated_at` of the rows that a long write changed to the present, just before its commit. Programs that sync continue
 * from the newest `updated_at` they have read, less a minute: rows dated at the start of a long write would be missed.
 */
export async function refreshUpdatedAt(
  { db, now }: Pick<Transaction, 'db' | 'now'>,
  events: readonly EventInput[],
): Promise<void> {
  for (const [entity, table] of Object.entries(syncTables)) {
    const ids = events.flatMap((event) => (event.entity === entity && event.entityId ? [event.entityId] : []));
    if (ids.length === 0) continue;
    await sql`update ${sql.table(table)} set updated_at = clock_timestamp()
      where id = any(${ids}::uuid[]) and updated_at >= ${now}`.execute(db);
  }
}
