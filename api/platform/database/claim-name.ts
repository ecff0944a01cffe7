import { LockMode } from '@mikro-orm/core';
import { msg, type NamedThing } from '#schema/messages.ts';
import { conflict } from '../errors.ts';
import { EventCounter } from './event.entity.ts';
import type { OrganizationOwned } from './organization-owned.ts';
import type { Transaction } from './transaction.ts';

interface Named extends OrganizationOwned {
  name: string;
  archivedAt?: Date | null;
}

/**
 * Makes sure that no other row of this kind has the name, whatever the case of its letters, archived ones included.
 * Throws CONFLICT. Names are claimed one after the other within an organization, so that two people cannot both win.
 */
export async function assertNameAvailable<E extends Named>(
  tx: Transaction,
  type: new () => E,
  what: NamedThing,
  name: string,
  ownId?: string,
): Promise<void> {
  await lockNames(tx);
  const pattern = name.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const rows: Named[] = await tx.em.find<Named>(type, { name: { $ilike: pattern } }, { limit: 2 });
  const taken = rows.find((row) => row.id !== ownId);
  if (!taken) return;
  const key = taken.archivedAt ? 'common.nameTakenInArchive' : 'common.nameTaken';
  throw conflict(msg(key, { what: msg(`one.${what}`), name: taken.name }));
}

/** One write after the other may claim names within an organization. */
export async function lockNames(tx: Transaction): Promise<void> {
  await tx.em.findOne(EventCounter, { organizationId: tx.organizationId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
