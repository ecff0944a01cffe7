interface Category {
  readonly id: string;
  readonly code: string | null;
}

/** Produce. Categories of the kitchen's beginning have codes. */
const usual = 'produce';

/** The value of a category in forms: its code, or, if the kitchen added it, its id. */
export function categoryValue({ id, code }: Category): string {
  return code ?? id;
}

/** The category of a new item until another is chosen: produce, or the first one if the kitchen archived that. */
export function newItemCategory(offered: readonly Category[]): string {
  const values = offered.map(categoryValue);
  return values.includes(usual) ? usual : (values[0] ?? usual);
}
