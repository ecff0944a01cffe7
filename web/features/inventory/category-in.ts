import { nameIn } from '../../ui/format/name-in.ts';

/** An item's category as the kitchen calls it in this language. */
export function categoryIn(
  language: string,
  item: { readonly categoryName: string; readonly categoryNameEs: string | null },
): string {
  return nameIn(language, { name: item.categoryName, nameEs: item.categoryNameEs });
}
