import { msg, type NamedThing } from '#schema/messages.ts';
import { AppError } from '../errors.ts';
import { lockNames } from './claim-name.ts';
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
  await lockNames(tx);
  const rows: Synced[] = await tx.em.find<Synced>(type, { externalId }, { limit: 1 });
  const [taken] = rows;
  if (!taken || taken.id === ownId) return;
  const key = taken.archivedAt ? 'common.externalIdTakenInArchive' : 'common.externalIdTaken';
  const message = msg(key, { what: msg(`one.${what}`), id: externalId });
  throw new AppError('CONFLICT', message, { fields: [{ path: 'externalId', message }] });
}
