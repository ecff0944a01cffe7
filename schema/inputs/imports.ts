import { z } from 'zod';
import { limits } from '../limits.ts';
import { importKinds, importMatchKinds, importOutcomes } from '../import-vocabulary.ts';
import { issue } from './issue.ts';
import * as parts from './parts.ts';

/** A file of an import, sent as the body of the request. */
export const readImport = z.strictObject({
  kind: z.enum(importKinds),
  fileName: z.string().trim().max(limits.nameMax).optional(),
});

/** Tries every row of an import: `fields` has the field of each column of the file, empty for one that is left out. */
export const checkImport = z.strictObject({
  id: parts.id,
  fields: z.array(z.string().max(60)).max(limits.importColumnsMax),
  /** Whether the first row names the columns. */
  hasHeadings: z.boolean(),
});

/** What an ingredient of a file is: an item or a recipe of the kitchen; without either a new item. */
const choice = z
  .strictObject({
    name: z.string().min(1).max(limits.importCellMax),
    itemId: parts.id.nullish(),
    subRecipeId: parts.id.nullish(),
  })
  .refine(({ itemId, subRecipeId }) => !itemId || !subRecipeId, issue('recipe.itemOrRecipe'))
  .meta({ id: 'ImportChoiceInput' });

/**
 * Imports what was checked. `onlyGood`: without the rows that have errors; otherwise one of them refuses the import. `choices`:
 * for every similar ingredient, and for others that are not what the check found.
 */
export const applyImport = z.strictObject({
  id: parts.id,
  onlyGood: z.boolean(),
  choices: z.array(choice).max(limits.importRowsMax).optional(),
});
export type ImportChoice = z.output<typeof choice>;

export const importTarget = z.strictObject({ id: parts.id });

export const importRowsFilter = z.strictObject({
  importId: parts.id,
  outcome: z.enum(importOutcomes).nullish(),
  /** Only rows with notes. */
  withNotes: z.boolean().nullish(),
  /** Only rows that name an ingredient for the first time. */
  withMatch: z.boolean().nullish(),
  match: z.enum(importMatchKinds).nullish(),
});
export type ImportRowsFilter = z.output<typeof importRowsFilter>;
