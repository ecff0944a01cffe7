/** An ingredient as a file has it: an amount and a name, or the whole line as text. */
export type FoundIngredient =
  | { readonly text: string }
  | { readonly amount: number | null; readonly unit: string; readonly name: string; readonly note: string };

/** A recipe of a file of another program. Text as it was written, empty where there is none. */
export interface FoundRecipe {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  /** How much it makes, such as `4 servings` or `2 kg`. */
  readonly yield: string;
  /** 0 when unknown. */
  readonly minutes: number;
  readonly ingredients: readonly FoundIngredient[];
  readonly steps: readonly string[];
}
