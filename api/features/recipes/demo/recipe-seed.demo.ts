import type { Unit } from '#schema/vocabulary.ts';

export type Line = readonly [what: string, quantity: string, unit: Unit, prepAction?: string];
export type Step = readonly [text: string, textEs: string | null, minutes?: number];

export interface RecipeSeed {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  /** A line's name is an item or a prep recipe. */
  readonly lines: readonly Line[];
  readonly steps: readonly Step[];
  /** Menu recipes: portions, net price in minor units, target food cost %. */
  readonly menu?: { readonly price: number; readonly target: string };
}
