import type { Unit } from '#schema/vocabulary.ts';

/** An ingredient or another recipe of the starter by its name, with a metric quantity. */
export type StarterLine = readonly [what: string, quantity: string, unit: Unit, prepAction?: string];

/** `{180C}` and `{2l}` are shown in the kitchen's own units. */
export type StarterStep = readonly [text: string, textEs: string, minutes: number];

/** A recipe in metric quantities. A prep recipe makes an item of its name; its use-by follows the kitchen's food code. */
export interface StarterRecipe {
  readonly name: string;
  readonly nameEs: string;
  readonly kind: 'prep' | 'menu';
  readonly category: string;
  readonly yieldQuantity: string;
  readonly yieldUnit: Unit;
  /** False for what may be kept at room temperature, such as bread. Menu recipes are not stocked. */
  readonly chilled: boolean;
  /** Lets a sauce that is made by volume be used by weight; null when unknown. */
  readonly densityGramsPerMl: string | null;
  readonly lines: readonly StarterLine[];
  readonly steps: readonly StarterStep[];
}

type Rest = readonly [lines: readonly StarterLine[], steps: readonly StarterStep[]];

interface More {
  readonly chilled?: boolean;
  readonly density?: string;
}

/** What is prepped and stored. */
export function prep(
  names: readonly [name: string, nameEs: string],
  category: string,
  [yieldQuantity, yieldUnit]: readonly [string, Unit],
  [lines, steps]: Rest,
  more: More = {},
): StarterRecipe {
  const [name, nameEs] = names;
  const { chilled = true, density = null } = more;
  return {
    name,
    nameEs,
    kind: 'prep',
    category,
    yieldQuantity,
    yieldUnit,
    chilled,
    densityGramsPerMl: density,
    lines,
    steps,
  };
}

/** A dish of the menu: one portion. */
export function dish(
  names: readonly [name: string, nameEs: string],
  lines: readonly StarterLine[],
  step: StarterStep,
): StarterRecipe {
  const [name, nameEs] = names;
  const portion = { yieldQuantity: '1', yieldUnit: 'portion', chilled: false, densityGramsPerMl: null };
  return { name, nameEs, kind: 'menu', category: 'Menu', ...portion, lines, steps: [step] };
}
