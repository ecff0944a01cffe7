import { z } from 'zod';
import { limits } from '../limits.ts';
import { allergens, itemKinds, stockStates, tcsClasses } from '../vocabulary.ts';
import { issue } from './issue.ts';
import * as parts from './parts.ts';

const hours = z
  .int(issue('field.wholeHours'))
  .min(1, issue('field.oneHour'))
  .max(limits.shelfLifeHoursMax, issue('field.atMostHours', { count: limits.shelfLifeHoursMax }));
const reason = z.string().trim().min(1, issue('field.reason')).max(limits.reasonMax);

/** The code of a default category, or the id of any category. */
const category = z.string().trim().min(1, issue('stock.chooseCategory')).max(64);

const itemFields = z.strictObject({
  name: parts.name,
  nameEs: parts.nameEs.nullish(),
  category,
  kind: z.enum(itemKinds).optional(),
  unit: parts.unit,
  parLevel: parts.quantity.optional(),
  maxLevel: parts.quantity.nullish(),
  packQuantity: parts.positiveQuantity.nullish(),
  packDescription: parts.shortText.nullish(),
  defaultYieldPercent: parts.percent.optional(),
  densityGramsPerMl: parts.positiveQuantity.nullish(),
  tcsClass: z.enum(tcsClasses).optional(),
  /** Empty: contains none of them; null: unknown. */
  allergens: z.array(z.enum(allergens)).max(allergens.length).nullish(),
  storageLocationId: parts.id.nullish(),
  supplierId: parts.id.nullish(),
  /** Hours to the use-by: from receipt, and from preparation unless `preparedShelfLifeHours` says otherwise. */
  shelfLifeHours: hours.nullish(),
  preparedShelfLifeHours: hours.nullish(),
  openedShelfLifeHours: hours.nullish(),
  frozenShelfLifeHours: hours.nullish(),
  thawedShelfLifeHours: hours.nullish(),
  /** Minor units per unit; the next posted delivery or batch replaces it. */
  lastUnitCost: parts.unitCost.nullish(),
  externalId: parts.externalId.nullish(),
});

export const createItem = itemFields.extend({
  /** Initial quantity on hand. */
  openingQuantity: parts.quantity.optional(),
});
export type CreateItem = z.infer<typeof createItem>;

export const updateItem = itemFields.partial().extend({ id: parts.id, version: parts.version.optional() });
export type UpdateItem = z.infer<typeof updateItem>;

/** The same change of many items. */
export const updateItems = z
  .strictObject({
    items: z
      .array(z.strictObject({ id: parts.id, version: parts.version }).meta({ id: 'ItemVersionInput' }))
      .min(1, issue('stock.chooseItems'))
      .max(limits.itemsTogetherMax),
    parLevel: parts.quantity.optional(),
    supplierId: parts.id.nullish(),
    storageLocationId: parts.id.nullish(),
    category: category.optional(),
    archived: z.boolean().optional(),
  })
  .refine(({ items }) => new Set(items.map(({ id }) => id)).size === items.length, {
    path: ['items'],
    message: issue('stock.itemTwice'),
  });

/** Archives a row, or restores it. */
export const archiveInput = z.strictObject({
  id: parts.id,
  archived: z.boolean(),
  version: parts.version.optional(),
});

export const itemsFilter = z.strictObject({
  search: z.string().trim().max(limits.nameMax).optional(),
  category: category.optional(),
  storageLocationId: parts.id.optional(),
  state: z.enum(stockStates).optional(),
  /** Only items with a lot that is past its use-by or soon will be. */
  expiring: z.boolean().optional(),
  /** Only items with stock past its use-by. */
  expired: z.boolean().optional(),
  /** Only items with owed stock: more was used than recorded. */
  owing: z.boolean().optional(),
  /** Only items below par of which nothing is usable. */
  out: z.boolean().optional(),
  /** Only items with unknown allergens; those of prepared items are derived from their recipe. */
  withoutAllergens: z.boolean().optional(),
  withoutPrice: z.boolean().optional(),
  archived: z.boolean().optional(),
  ...parts.synced,
});
export type ItemsFilter = z.infer<typeof itemsFilter>;

/**
 * Sets the stock to a count, or changes it by a difference: of the whole item, or of one lot. A count of the whole item also
 * settles owed stock.
 */
export const adjustStock = z
  .strictObject({
    itemId: parts.id,
    lotId: parts.id.nullish(),
    /** Use-by of surplus stock; without it, the stock is added to the lot that expires first, or dated as received now. */
    useBy: parts.instant.nullish(),
    countedQuantity: parts.quantity.optional(),
    difference: parts.signedQuantity.optional(),
    reason: z.string().trim().min(1, issue('stock.sayWhyCorrected')).max(limits.reasonMax),
  })
  .refine((input) => (input.countedQuantity === undefined) !== (input.difference === undefined), {
    path: ['countedQuantity'],
    message: issue('stock.countedOrDifference'),
  });

export const reverseMovement = z.strictObject({
  id: parts.id,
  reason: z.string().trim().min(1, issue('field.reasonTakenBack')).max(limits.reasonMax),
});

/** A lot; a partial quantity is split off first. */
const lotTarget = {
  id: parts.id,
  version: parts.version.optional(),
  quantity: parts.positiveQuantity.nullish(),
};
/** Opening, freezing and thawing. */
export const changeLotState = z.strictObject(lotTarget);
export const quarantineLot = z.strictObject({ ...lotTarget, reason });
export const releaseLot = z.strictObject({ id: parts.id, version: parts.version.optional(), reason });
/** Target storage location; null for none. */
export const moveLot = z.strictObject({ ...lotTarget, storageLocationId: parts.id.nullable() });
export const splitLot = z.strictObject({
  id: parts.id,
  version: parts.version.optional(),
  quantity: parts.positiveQuantity,
});
export const lotCode = z.string().trim().min(1, issue('stock.enterLotCode')).max(40);
