import { LockMode } from '@mikro-orm/core';
import { msg, type NamedThing } from '#schema/messages.ts';
import { AppError } from '../errors.ts';
import { EventCounter } from './event.entity.ts';
import { bookOf, type TakenName } from './name-book.ts';
import type { OrganizationOwned } from './organization-owned.ts';
import type { Transaction } from './transaction.ts';
import { escapeLike } from './like.ts';

interface Named extends OrganizationOwned {
  name: string;
  archivedAt?: Date | null;
}

/**
 * Throws CONFLICT of the field `name` when another row of this kind has the name (case-insensitive), archived ones included.
 * Checks are serialized within an organization, so that two writes cannot take the same name.
 */
export async function assertNameAvailable<E extends Named>(
  tx: Transaction,
  type: new () => E,
  what: NamedThing,
  name: string,
  ownId?: string,
): Promise<void> {
  const book = bookOf(tx, type);
  const taken = book ? book.claim('name', name, ownId) : await storedName(tx, type, name, ownId);
  if (!taken) return;
  const key = taken.archived ? 'common.nameTakenInArchive' : 'common.nameTaken';
  const sentence = msg(key, { what: msg(`one.${what}`), name: taken.name });
  throw new AppError('CONFLICT', sentence, { fields: [{ path: 'name', message: sentence }] });
}

async function storedName<E extends Named>(
  tx: Transaction,
  type: new () => E,
  name: string,
  ownId: string | undefined,
): Promise<TakenName | null> {
  await lockNames(tx);
  const pattern = escapeLike(name);
  const rows: Named[] = await tx.em.find<Named>(type, { name: { $ilike: pattern } }, { limit: 2 });
  const taken = rows.find((row) => row.id !== ownId);
  return taken ? { id: taken.id, name: taken.name, archived: Boolean(taken.archivedAt) } : null;
}

/** Serializes the writes of an organization that check names, or count rows up to a limit. */
export async function lockNames(tx: Transaction): Promise<void> {
  await tx.em.findOne(EventCounter, { organizationId: tx.organizationId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
