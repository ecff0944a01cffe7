interface Category {
  readonly id: string;
  readonly code: string | null;
}

/** Codes of categories that a kitchen begins with: of what is bought, and of what is made. */
type Usual = 'produce' | 'prepared';

/** The value of a category in forms: its code, or, if the kitchen added it, its id. */
export function categoryValue({ id, code }: Category): string {
  return code ?? id;
}

/** The category of a new item until another is chosen: the usual one, or the first one if the kitchen archived that. */
export function newItemCategory(offered: readonly Category[], usual: Usual = 'produce'): string {
  const values = offered.map(categoryValue);
  return values.includes(usual) ? usual : (values[0] ?? usual);
}
