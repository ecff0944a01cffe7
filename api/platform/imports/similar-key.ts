import { foldedText } from './cell-values.ts';

/**
 * The form in which names that are probably the same are equal: without case, accents, plurals, the order of the words and what is
 * between them. `Tomatoes` is like `Tomato`, `Cream, heavy` like `Heavy cream`. Only a suggestion: a person confirms it.
 */
export function similarKey(name: string): string {
  const words = foldedText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map(singular).toSorted().join(' ');
}

/** English and Spanish: cherries, tomatoes, onions; tomates, limones, cebollas. */
function singular(word: string): string {
  if (word.length <= 3) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '').replace(/e$/, '');
}
