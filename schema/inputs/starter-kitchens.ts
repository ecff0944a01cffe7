import { z } from 'zod';
import { limits } from '../limits.ts';
import { starterKitchenCodes } from '../vocabulary.ts';
import { name, positiveQuantity } from './parts.ts';

/** The key of a row of a starter kitchen, such as `items:Butter`. */
const key = z
  .string()
  .min(1)
  .max(limits.nameMax + 20);

const change = z
  .strictObject({ key, name: name.optional(), quantity: positiveQuantity.optional() })
  .meta({ id: 'StarterRowChangeInput' });

/** Adds a starter kitchen. Rows that are not named are added as they are. */
export const addStarterKitchen = z.strictObject({
  kitchen: z.enum(starterKitchenCodes),
  /** Rows that are left out. */
  dropped: z.array(key).max(limits.starterRowsMax),
  changes: z.array(change).max(limits.starterRowsMax),
  /** Uses the kitchen's own row where one has the name already; otherwise such a name is refused. */
  useExisting: z.boolean(),
});
export type AddStarterKitchen = z.output<typeof addStarterKitchen>;
