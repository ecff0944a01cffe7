import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { listSpanishNames } from './spanish-names.queries.ts';
import type { SpanishName } from './spanish-names.types.ts';

/** The Spanish names of the kitchen's items, recipes, stations and places, and of corrective actions. */
export async function spanishNames(ctx: Context): Promise<SpanishName[]> {
  const { organizationId } = authorize(ctx, 'board.read');
  return ctx.read((db) => listSpanishNames(db, organizationId));
}
