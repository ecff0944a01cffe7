import { z } from 'zod';
import { limits } from '../limits.ts';
import { varianceLimits } from './counts.ts';
import { id, name, shortText, version } from './parts.ts';

/** Limits that are omitted or null are those of the kitchen. */
export const createItemCategory = z.strictObject({ name, nameEs: shortText.nullish(), ...varianceLimits });

/** Renames a category, sets its limits, archives or restores it. Omitted fields stay unchanged; the kitchen's limits hold for null. */
export const updateItemCategory = z.strictObject({
  id,
  version: version.optional(),
  name: name.optional(),
  nameEs: shortText.nullish(),
  ...varianceLimits,
  archived: z.boolean().optional(),
});

/** All categories in use, in their new order. */
export const orderItemCategories = z.strictObject({ ids: z.array(id).max(limits.itemCategoriesMax) });
