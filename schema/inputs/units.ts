import { z } from 'zod';
import { limits } from '../limits.ts';
import { nameText } from '../name-text.ts';
import { conversionSources } from '../units.ts';
import { issue } from './issue.ts';
import { id, positiveQuantity, unit, version } from './parts.ts';

const unitName = z.string().overwrite(nameText).min(1, issue('field.name')).max(limits.unitNameMax);
const spanishName = z.string().trim().max(limits.unitNameMax);

/** A custom unit. Its code is derived from the name and stays when it is renamed. */
export const createUnit = z.strictObject({ name: unitName, nameEs: spanishName.nullish() });

/** Renames a unit, archives or restores it. */
export const updateUnit = z.strictObject({
  id,
  version: version.optional(),
  name: unitName.optional(),
  nameEs: spanishName.nullish(),
  archived: z.boolean().optional(),
});

/** "1 bunch = 85 g" of one item. `source`: entered, or derived from one weighing. */
export const addItemConversion = z.strictObject({
  itemId: id,
  fromQuantity: positiveQuantity,
  fromUnit: unit,
  toQuantity: positiveQuantity,
  toUnit: unit,
  source: z.enum(conversionSources).optional(),
});

export const removeItemConversion = z.strictObject({ id });
