import type { EventSubscriber, FlushEventArgs } from '@mikro-orm/core';
import { ChangeSetType } from '@mikro-orm/core';
import { isAppendOnly, OrganizationOwned } from './organization-owned.ts';

/** Refuses to flush a row of another organization, or a change to an append-only row, before any SQL is sent. */
export class OrganizationGuard implements EventSubscriber {
  onFlush({ em, uow }: FlushEventArgs): void {
    const scope: { organizationId?: string } | undefined = em.getFilterParams('organization');
    for (const change of uow.getChangeSets()) {
      const table = change.meta.className;
      if (!(change.entity instanceof OrganizationOwned)) continue;
      if (change.entity.organizationId !== scope?.organizationId) {
        throw new Error(`A ${table} of another organization may not be written.`);
      }
      if (isAppendOnly(change.entity) && change.type !== ChangeSetType.CREATE) {
        throw new Error(`A ${table} is append-only.`);
      }
    }
  }
}
