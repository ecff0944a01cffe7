import { msg } from '#schema/messages.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import { PrepList } from './prep-list.entity.ts';

/** The list for a par line or task: the default one without an id. Throws CONFLICT for an archived list. */
export async function chosenList(tx: Transaction, id: string | null | undefined): Promise<PrepList> {
  const list = await find(tx, PrepList, 'prep list', id ?? tx.organizationId, { lock: true });
  if (list.archivedAt) throw conflict(msg('prep.listArchived', { name: list.name }));
  return list;
}

/** The list id as rows store it: null for the default list. */
export function listIdIn(row: { readonly organizationId: string }, list: PrepList): string | null {
  return list.id === row.organizationId ? null : list.id;
}
