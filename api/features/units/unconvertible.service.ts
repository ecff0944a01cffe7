import { limits } from '#schema/limits.ts';
import { converts } from '#schema/units.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { type UnitUse, unitUses } from './unit-uses.queries.ts';

/** How many uses are checked: only those that need more than built-in factors and the density. */
const CHECKED_MAX = 5_000;

/** Recipe lines and yields, par lines and open tasks whose unit does not convert to the needed one, by item; at most 200. */
export async function unconvertible(ctx: Context): Promise<UnitUse[]> {
  const { organizationId } = authorize(ctx, 'inventory.update');
  const uses = await ctx.read((db) => unitUses(db, { organizationId, limit: CHECKED_MAX }));
  return uses.filter((use) => !converts(use.unit, use.neededUnit, use)).slice(0, limits.unconvertibleMax);
}
