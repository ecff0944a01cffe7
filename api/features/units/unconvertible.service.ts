import { limits } from '#schema/limits.ts';
import { converts } from '#schema/units.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { type UnitUse, unitUses } from './unit-uses.queries.ts';

/** How many uses are looked at: only those that need more than built-in factors and the density. */
const LOOKED_AT = 5_000;

/** Recipe lines and yields, par lines and open tasks whose unit cannot become the one it must, by item; at most 200. */
export async function unconvertible(ctx: Context): Promise<UnitUse[]> {
  const { organizationId } = authorize(ctx, 'inventory.update');
  const uses = await ctx.read((db) => unitUses(db, { organizationId, limit: LOOKED_AT }));
  return uses.filter((use) => !converts(use.unit, use.neededUnit, use)).slice(0, limits.unconvertibleMax);
}
