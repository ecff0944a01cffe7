import { z } from 'zod';
import { limits } from '../limits.ts';
import { importKinds, importOutcomes } from '../import-vocabulary.ts';
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

/** Imports what was checked. `onlyGood`: without the rows that have errors; otherwise one of them refuses the import. */
export const applyImport = z.strictObject({ id: parts.id, onlyGood: z.boolean() });

export const importTarget = z.strictObject({ id: parts.id });

export const importRowsFilter = z.strictObject({
  importId: parts.id,
  outcome: z.enum(importOutcomes).nullish(),
  /** Only rows with notes. */
  withNotes: z.boolean().nullish(),
});
export type ImportRowsFilter = z.output<typeof importRowsFilter>;
