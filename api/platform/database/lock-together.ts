import { LockMode } from '@mikro-orm/core';
import { validate as isUuid } from 'uuid';
import { listOf, type Message, msg, plain, type Thing } from '#schema/messages.ts';
import { conflict, notFound } from '../errors.ts';
import type { OrganizationOwned } from './organization-owned.ts';
import type { Transaction } from './transaction.ts';

interface VersionedRow extends OrganizationOwned {
  version: number;
}

interface NamedRow extends VersionedRow {
  name: string;
}

interface RowVersion {
  readonly id: string;
  readonly version: number;
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
  targets: readonly RowVersion[],
): Promise<Row[]> {
  const found = await lockRows(tx, type, what, targets);
  refuseNamed(changedSince(found, targets), (names) => msg('common.togetherChanged', { names }));
  return found;
}

/** The rows that somebody changed since these versions. */
export function changedSince<Row extends VersionedRow>(rows: readonly Row[], targets: readonly RowVersion[]): Row[] {
  const versions = new Map(targets.map(({ id, version }) => [id, version]));
  return rows.filter(({ id, version }) => versions.get(id) !== version);
}

/** The rows, locked in one order with one statement. Throws NOT_FOUND when one is missing. */
export async function lockRows<Row extends VersionedRow>(
  tx: Transaction,
  type: new () => Row,
  what: Thing,
  targets: readonly RowVersion[],
): Promise<Row[]> {
  const ids = [...new Set(targets.map(({ id }) => id))];
  if (!ids.every((id) => isUuid(id))) throw notFound(what);
  const loaded: readonly unknown[] = await tx.em.find<VersionedRow>(
    type,
    { id: { $in: ids } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const found = loaded.flatMap((row) => (row instanceof type ? [row] : []));
  if (found.length < ids.length) throw notFound(what);
  return found;
}

/** Throws CONFLICT with the names of these rows, if there are any. */
export function refuseNamed(rows: readonly { readonly name: string }[], sentence: (names: Message) => Message): void {
  if (rows.length === 0) return;
  const names = rows.slice(0, NAMED).map(({ name }) => plain(name));
  throw conflict(sentence(listOf(names, rows.length - names.length)));
}
