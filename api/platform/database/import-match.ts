import type { ImportMatchKind } from '#schema/import-vocabulary.ts';
import { nameText } from '#schema/name-text.ts';

/** What an ingredient of a file becomes: a row of the kitchen with its name, or without ids a new item. */
export interface MatchTarget {
  readonly itemId: string | null;
  readonly subRecipeId: string | null;
  readonly name: string | null;
}

/** An ingredient of a file, and what it was found to be. */
export interface ImportMatch {
  /** As the file writes it first. */
  readonly name: string;
  readonly found: ImportMatchKind;
  readonly target: MatchTarget;
}

/** What a person chose for names of a file, by `matchKey`. */
export type Choices = ReadonlyMap<string, MatchTarget>;

/** Names of a file in the form in which they are the same. */
export function matchKey(name: string): string {
  return nameText(name).toLowerCase();
}
