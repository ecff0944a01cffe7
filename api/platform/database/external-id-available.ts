import { msg, type NamedThing } from '#schema/messages.ts';
import { AppError } from '../errors.ts';
import { lockNames } from './name-available.ts';
import { bookOf, type TakenName } from './name-book.ts';
import type { OrganizationOwned } from './organization-owned.ts';
import type { Transaction } from './transaction.ts';

interface Synced extends OrganizationOwned {
  externalId: string | null;
  archivedAt?: Date | null;
}

/** Throws CONFLICT when another row of this kind has the external id (case-sensitive), archived ones included. */
export async function assertExternalIdAvailable<E extends Synced>(
  tx: Transaction,
  type: new () => E,
  what: NamedThing,
  externalId: string | null | undefined,
  ownId?: string,
): Promise<void> {
  if (!externalId) return;
  const book = bookOf(tx, type);
  const taken = book ? book.claim('externalId', externalId, ownId) : await storedId(tx, type, externalId, ownId);
  if (!taken) return;
  const key = taken.archived ? 'common.externalIdTakenInArchive' : 'common.externalIdTaken';
  const message = msg(key, { what: msg(`one.${what}`), id: externalId });
  throw new AppError('CONFLICT', message, { fields: [{ path: 'externalId', message }] });
}

async function storedId<E extends Synced>(
  tx: Transaction,
  type: new () => E,
  externalId: string,
  ownId: string | undefined,
): Promise<TakenName | null> {
  await lockNames(tx);
  const rows: Synced[] = await tx.em.find<Synced>(type, { externalId }, { limit: 1 });
  const [taken] = rows;
  if (!taken || taken.id === ownId) return null;
  return { id: taken.id, name: externalId, archived: Boolean(taken.archivedAt) };
}
