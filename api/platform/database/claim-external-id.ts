import { msg, type NamedThing } from '#schema/messages.ts';
import { AppError } from '../errors.ts';
import { lockNames } from './claim-name.ts';
import type { OrganizationOwned } from './organization-owned.ts';
import type { Work } from './work.ts';

interface Synced extends OrganizationOwned {
  externalId: string | null;
  archivedAt?: Date | null;
}

/** Makes sure that no other row of this kind has the external id, to the letter, archived ones included. Throws CONFLICT. */
export async function claimExternalId<E extends Synced>(
  work: Work,
  type: new () => E,
  what: NamedThing,
  externalId: string | null | undefined,
  ownId?: string,
): Promise<void> {
  if (!externalId) return;
  await lockNames(work);
  const rows: Synced[] = await work.em.find<Synced>(type, { externalId }, { limit: 1 });
  const [taken] = rows;
  if (!taken || taken.id === ownId) return;
  const key = taken.archivedAt ? 'common.externalIdTakenInArchive' : 'common.externalIdTaken';
  const message = msg(key, { what: msg(`one.${what}`), id: externalId });
  throw new AppError('CONFLICT', message, { fields: [{ path: 'externalId', message }] });
}
