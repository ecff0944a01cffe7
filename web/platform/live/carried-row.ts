import type { ApolloCache } from '@apollo/client';
import type { LiveNews } from '#schema/live.ts';

/** Writes what a live message carries of its row into the cache, so that screens show it before the refetch has answered. */
export function writeCarriedRow(cache: ApolloCache, message: LiveNews): void {
  if (message.type === 'PREP_TASK_UPDATED') {
    const { id, version, name, status } = message.data;
    write(cache, 'PrepTask', id, { version, name, status });
  }
  if (message.type === 'INVENTORY_UPDATED') {
    const { id, version, name, currentStock } = message.data;
    write(cache, 'Item', id, { version, name, onHand: String(currentStock) });
  }
}

/** Changes only fields that some screen has already read: the cache holds no half rows. */
function write(cache: ApolloCache, typename: string, id: string, row: Record<string, unknown>): void {
  const entries = Object.entries(row).map(([field, value]) => [field, () => value] as const);
  const ref = cache.identify({ __typename: typename, id });
  if (ref) cache.modify({ id: ref, fields: Object.fromEntries(entries) });
}
