import { LockMode } from '@mikro-orm/core';
import { conflict } from '../errors.ts';
import { EventCounter } from './event.entity.ts';
import type { OrganizationOwned } from './organization-owned.ts';
import type { Work } from './work.ts';

interface Named extends OrganizationOwned {
  name: string;
  archivedAt?: Date | null;
}

/**
 * Makes sure that no other row of this kind has the name, whatever the case of its letters, archived ones included.
 * Throws CONFLICT. Names are claimed one after the other within an organisation, so that two people cannot both win.
 */
export async function claimName<E extends Named>(
  work: Work,
  type: new () => E,
  what: string,
  name: string,
  ownId?: string,
): Promise<void> {
  await lockNames(work);
  const pattern = name.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const rows: Named[] = await work.em.find<Named>(type, { name: { $ilike: pattern } }, { limit: 2 });
  const taken = rows.find((row) => row.id !== ownId);
  if (!taken) return;
  const archived = taken.archivedAt ? ' in the archive' : '';
  throw conflict(`There is already ${articleOf(what)} ${what} named “${taken.name}”${archived}. Choose another name.`);
}

/** One write after the other may claim names within an organisation. */
export async function lockNames(work: Work): Promise<void> {
  await work.em.findOne(
    EventCounter,
    { organizationId: work.organizationId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
}

export function articleOf(noun: string): string {
  return /^[aeio]/.test(noun) ? 'an' : 'a';
}
