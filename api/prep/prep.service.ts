import { authorize } from '../access.ts';
import type { Context } from '../context.ts';
import { businessDate } from '../organizations/business-day.ts';
import { findOrganization } from '../organizations/organizations.queries.ts';
import { countByStatus, type PrepStatusRow } from './prep.queries.ts';

/** How today's prep stands. */
export async function prepStatus(ctx: Context): Promise<PrepStatusRow> {
  authorize(ctx, 'prep.read');
  return ctx.read(async (db) => {
    const organization = await findOrganization(db);
    const now = new Date();
    return countByStatus(db, businessDate(organization, now), now);
  });
}
