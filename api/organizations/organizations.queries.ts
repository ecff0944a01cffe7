import type { Reader } from '../context.ts';
import type { Organization } from './organization.entity.ts';

/** The one organisation behind the wall of this transaction. */
export function findOrganization(db: Reader): Promise<Organization> {
  return db.selectFrom('organization').selectAll().executeTakeFirstOrThrow();
}
