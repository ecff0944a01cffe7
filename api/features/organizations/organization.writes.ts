import { add, type Transaction } from '../../platform/database/transaction.ts';
import { Location } from './location.entity.ts';
import { Organization } from './organization.entity.ts';

/** Creates the organization of this write, with its one location. */
export function createOrganization(
  tx: Transaction,
  data: Partial<Organization> & { readonly name: string },
): Organization {
  const id = tx.organizationId;
  add(tx, Location, { id, name: data.name });
  return add(tx, Organization, { ...data, id });
}
