import { LockMode } from '@mikro-orm/core';
import { validate as isUuid } from 'uuid';
import { listOf, type Message, msg, plain, type Thing } from '#schema/messages.ts';
import { conflict, notFound } from '../errors.ts';
import type { OrganizationOwned } from './organization-owned.ts';
import type { Transaction } from './transaction.ts';

interface NamedRow extends OrganizationOwned {
  name: string;
  version: number;
}

/** How many names a refusal lists. */
const NAMED = 5;

/**
 * Many rows that change together, locked in one order, so that two such writes do not wait for each other. Throws NOT_FOUND
 * when one is missing, and CONFLICT with the names of those that somebody changed since these versions.
 */
export async function lockTogether<Row extends NamedRow>(
  tx: Transaction,
  type: new () => Row,
  what: Thing,
  targets: readonly { readonly id: string; readonly version: number }[],
): Promise<Row[]> {
  const versions = new Map(targets.map(({ id, version }) => [id, version]));
  const ids = [...versions.keys()];
  if (!ids.every((id) => isUuid(id))) throw notFound(what);
  const loaded: readonly unknown[] = await tx.em.find<NamedRow>(
    type,
    { id: { $in: ids } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const found = loaded.flatMap((row) => (row instanceof type ? [row] : []));
  if (found.length < ids.length) throw notFound(what);
  refuseNamed(
    found.filter(({ id, version }) => versions.get(id) !== version),
    (names) => msg('common.togetherChanged', { names }),
  );
  return found;
}

/** Throws CONFLICT with the names of these rows, if there are any. */
export function refuseNamed(rows: readonly { readonly name: string }[], sentence: (names: Message) => Message): void {
  if (rows.length === 0) return;
  const names = rows.slice(0, NAMED).map(({ name }) => plain(name));
  throw conflict(sentence(listOf(names, rows.length - names.length)));
}
