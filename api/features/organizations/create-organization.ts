import { add, type Work } from '../../platform/database/work.ts';
import { Location } from './location.entity.ts';
import { Organization } from './organization.entity.ts';

/** Creates the organisation of this write, with its one location. */
export function createOrganization(work: Work, data: Partial<Organization> & { readonly name: string }): Organization {
  const id = work.organizationId;
  add(work, Location, { id, name: data.name });
  return add(work, Organization, { ...data, id });
}
