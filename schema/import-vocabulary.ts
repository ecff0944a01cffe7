/** What can be imported from a file. */
export const importKinds = ['items', 'suppliers', 'recipes', 'par', 'stock', 'sales', 'people'] as const;
export type ImportKindName = (typeof importKinds)[number];

/**
 * How far an import is. `read`: its columns are known; `checking`: every row is tried, and nothing kept; `checked`: the result
 * of every row is known; `failed`: nothing was imported.
 */
export const importStates = [
  'read',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/** What a name of a file is: a row of the kitchen of this name, one whose name is like it, a recipe of the same file, or a new item. */
export const importMatchKinds = ['same', 'similar', 'file', 'new'] as const;
export type ImportMatchKind = (typeof importMatchKinds)[number];

/** What a row of an import does: a new record, a changed one, one that is as it is already, or nothing because of an error. */
export const importOutcomes = ['new', 'changed', 'same', 'error'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];
