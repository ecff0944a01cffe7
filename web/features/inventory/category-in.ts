import { nameIn } from '../../ui/format/name-in.ts';

/** The name of an item's category in this language. */
export function categoryIn(
  language: string,
  item: { readonly categoryName: string; readonly categoryNameEs: string | null },
): string {
  return nameIn(language, { name: item.categoryName, nameEs: item.categoryNameEs });
}
