import type { ConversionFact, Measures } from '#schema/units.ts';
import { type Allergen, allergens as allAllergens, type CostGapReason, type Unit } from '#schema/vocabulary.ts';
import { type Batch, batchShare, converted, Exact } from './batch-share.policy.ts';

/** One ingredient with all that its cost and allergens follow from. `madeBy` is the recipe that makes it, if one does. */
export interface BookLine {
  readonly recipeId: string | null;
  readonly itemId: string | null;
  readonly quantity: string;
  readonly unit: Unit;
  readonly yieldPercent: string | null;
  readonly madeBy: string | null;
  readonly itemName: string | null;
  readonly itemUnit: Unit | null;
  readonly itemYieldPercent: string | null;
  readonly itemDensity: string | null;
  /** Null when none was stated. */
  readonly itemConversions: readonly ConversionFact[] | null;
  readonly itemUnitCost: string | null;
  /** Null while unknown: of an item that is not there, or is made here while no recipe says of what. */
  readonly itemAllergens: readonly Allergen[] | null;
  readonly subName: string | null;
  readonly subYieldQuantity: string | null;
  readonly subYieldUnit: Unit | null;
  readonly subPortions: string | null;
  readonly subDensity: string | null;
  /** Of the item that the recipe puts into stock. */
  readonly subConversions: readonly ConversionFact[] | null;
  /** The item that the recipe puts into stock; null when it puts none there. */
  readonly madeItemId: string | null;
  readonly madeItemName: string | null;
  readonly madeItemUnit: Unit | null;
  /** What is declared on that item itself, beside what its recipe contains. */
  readonly madeItemAllergens: readonly Allergen[] | null;
}

/** What a batch of the recipe behind the line comes to; null when no recipe is behind it. */
export function batchOf(line: BookLine): Batch | null {
  const { subYieldQuantity: yieldQuantity, subYieldUnit: yieldUnit, subPortions: portions } = line;
  if (yieldQuantity === null || yieldUnit === null) return null;
  const measures = { densityGramsPerMl: line.subDensity, conversions: line.subConversions ?? [] };
  return { yieldQuantity, yieldUnit, portions, measures };
}

/** What the line's item is measured by. */
export function itemMeasures(line: BookLine): Measures {
  return { densityGramsPerMl: line.itemDensity, conversions: line.itemConversions ?? [] };
}

/** The share of what is taken that can be used, above 0 to 1: this preparation's, else the bought item's own. */
export function usableShare(line: BookLine): Exact {
  const percent = line.yieldPercent ?? (line.madeBy === null ? line.itemYieldPercent : null) ?? '100';
  return new Exact(percent).dividedBy(100);
}

/** Why a cost is unknown: which ingredient, and what is missing of it. */
export interface CostGap {
  readonly reason: CostGapReason;
  readonly name: string;
  readonly unit: Unit | null;
  readonly neededUnit: Unit | null;
}

/** A cost in minor units, or null with every reason why it is unknown. Never a part of the sum. */
export interface Costed {
  readonly cost: Exact | null;
  readonly gaps: readonly CostGap[];
}

/** What food contains. */
export interface Contents {
  /** In the order of the vocabulary; null while any part is unknown: never a shorter list. */
  readonly allergens: readonly Allergen[] | null;
  /** The ingredients and recipes of which nobody knows what is in them; empty when the list is known. */
  readonly allergenGaps: readonly string[];
}

export interface LineFacts extends Costed, Contents {}

export interface RecipeFacts extends Costed, Contents {
  /** In the order of the recipe's lines. */
  readonly lines: readonly LineFacts[];
}

/** Recipes as a book: cost and allergens of each, rolled up through the recipes inside it, each worked out once and when asked for. */
export class RecipeBook {
  private readonly lines = new Map<string, BookLine[]>();
  private readonly known = new Map<string, RecipeFacts>();
  private readonly knownLines = new Map<BookLine, LineFacts>();

  constructor(lines: readonly BookLine[]) {
    for (const line of lines) {
      if (line.recipeId === null) continue;
      const of = this.lines.get(line.recipeId);
      if (of) of.push(line);
      else this.lines.set(line.recipeId, [line]);
    }
  }

  /** The lines of a stored recipe, in order. */
  linesOf(id: string): readonly BookLine[] {
    return this.lines.get(id) ?? [];
  }

  /** The facts of a stored recipe, by its name for the reasons. */
  recipe(id: string, name: string): RecipeFacts {
    const known = this.known.get(id);
    if (known) return known;
    // Saving refuses circles; should one exist all the same, it ends here as an unknown.
    this.known.set(id, empty(name));
    const facts = this.sum(this.linesOf(id), name);
    this.known.set(id, facts);
    return facts;
  }

  /** The facts of any list of lines, stored or not. */
  sum(lines: readonly BookLine[], name: string): RecipeFacts {
    if (lines.length === 0) return empty(name);
    const facts = lines.map((line) => this.line(line));
    const gaps = unique(facts.flatMap((line) => line.gaps));
    const cost = facts.reduce<Exact | null>(
      (sum, line) => (sum === null || line.cost === null ? null : sum.plus(line.cost)),
      new Exact(0),
    );
    return { cost, gaps, ...together(facts), lines: facts };
  }

  /** The facts of one line, stored or not. */
  line(line: BookLine): LineFacts {
    const known = this.knownLines.get(line);
    if (known) return known;
    const facts = this.workOut(line);
    this.knownLines.set(line, facts);
    return facts;
  }

  private workOut(line: BookLine): LineFacts {
    if (line.madeBy === null) return { ...itemCost(line), ...declared(line.itemAllergens, line.itemName ?? '') };
    const sub = this.recipe(line.madeBy, line.subName ?? '');
    return { ...subRecipeCost(line, sub), ...together([sub, declared(line.madeItemAllergens ?? [])]) };
  }
}

/** Quantity in the item's unit ÷ usable share × what a unit costs. */
function itemCost(line: BookLine): Costed {
  const { itemUnit, itemUnitCost } = line;
  const name = line.itemName ?? '';
  if (itemUnit === null) return unknown('no_price', name);
  const used = converted(line, itemUnit, itemMeasures(line));
  const gaps: CostGap[] = [];
  if ('key' in used) gaps.push({ reason: 'no_conversion', name, unit: line.unit, neededUnit: itemUnit });
  if (itemUnitCost === null) gaps.push({ reason: 'no_price', name, unit: null, neededUnit: null });
  if ('key' in used || itemUnitCost === null) return { cost: null, gaps };
  return { cost: used.dividedBy(usableShare(line)).times(itemUnitCost), gaps };
}

/** The recipe's cost × the share of a batch that is used ÷ usable share. */
function subRecipeCost(line: BookLine, sub: RecipeFacts): Costed {
  const name = line.subName ?? '';
  const batch = batchOf(line);
  if (batch === null) return unknown('no_price', name);
  const share = batchShare(line, batch);
  if ('reason' in share) {
    const gap: CostGap = { reason: 'no_conversion', name, unit: line.unit, neededUnit: share.neededUnit };
    return { cost: null, gaps: unique([gap, ...sub.gaps]) };
  }
  if (sub.cost === null) return { cost: null, gaps: sub.gaps };
  return { cost: sub.cost.times(share.used).dividedBy(usableShare(line)).dividedBy(share.batch), gaps: [] };
}

/** What several parts contain together: unknown as soon as one of them is. */
export function together(parts: readonly Contents[]): Contents {
  const present = new Set(parts.flatMap((part) => part.allergens ?? []));
  const known = parts.every((part) => part.allergens !== null);
  return {
    allergens: known ? allAllergens.filter((allergen) => present.has(allergen)) : null,
    allergenGaps: [...new Set(parts.flatMap((part) => part.allergenGaps))],
  };
}

/** What is said of something by itself; when nothing is said, its name is the gap. */
export function declared(allergens: readonly Allergen[] | null, name = ''): Contents {
  return { allergens, allergenGaps: allergens === null && name !== '' ? [name] : [] };
}

function unknown(reason: CostGapReason, name: string): Costed {
  return { cost: null, gaps: [{ reason, name, unit: null, neededUnit: null }] };
}

function empty(name: string): RecipeFacts {
  return { ...unknown('no_ingredients', name), ...declared(null, name), lines: [] };
}

function unique(gaps: readonly CostGap[]): CostGap[] {
  return [...new Map(gaps.map((gap) => [JSON.stringify(gap), gap])).values()];
}
