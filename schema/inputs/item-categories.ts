import { z } from 'zod';
import { limits } from '../limits.ts';
import { id, name, shortText, version } from './parts.ts';

export const createItemCategory = z.strictObject({ name, nameEs: shortText.nullish() });

/** Renames a category, archives or restores it. */
export const updateItemCategory = z.strictObject({
  id,
  version: version.optional(),
  name: name.optional(),
  nameEs: shortText.nullish(),
  archived: z.boolean().optional(),
});

/** All categories in use, in their new order. */
export const orderItemCategories = z.strictObject({ ids: z.array(id).max(limits.itemCategoriesMax) });
