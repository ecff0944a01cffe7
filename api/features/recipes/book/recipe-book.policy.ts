import type { ConversionFact, Measures } from '#schema/units.ts';
import { type Allergen, allergens as allAllergens, type CostGapReason, type Unit } from '#schema/vocabulary.ts';
import { type Batch, batchShare, converted, Exact } from './batch-share.policy.ts';
import type { CostGap } from './recipe-cost.types.ts';

/** One ingredient with everything that determines its cost and allergens. `madeBy` is the recipe that makes it, if any. */
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
  /** Null when it has none. */
  readonly itemConversions: readonly ConversionFact[] | null;
  readonly itemUnitCost: string | null;
  /** Null while unknown: for a missing item, or a prepared item without a current recipe. */
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
  /** Allergens declared on that item itself, in addition to those of its recipe. */
  readonly madeItemAllergens: readonly Allergen[] | null;
}

/** The batch of the recipe that makes the line; null without one. */
export function batchOf(line: BookLine): Batch | null {
  const { subYieldQuantity: yieldQuantity, subYieldUnit: yieldUnit, subPortions: portions } = line;
  if (yieldQuantity === null || yieldUnit === null) return null;
  const measures = { densityGramsPerMl: line.subDensity, conversions: line.subConversions ?? [] };
  return { yieldQuantity, yieldUnit, portions, measures };
}

/** The density and conversions of the line's item. */
export function itemMeasures(line: BookLine): Measures {
  return { densityGramsPerMl: line.itemDensity, conversions: line.itemConversions ?? [] };
}

/** The usable share of the quantity, above 0 to 1: of this preparation, else of the bought item. */
export function usableShare(line: BookLine): Exact {
  const percent = line.yieldPercent ?? (line.madeBy === null ? line.itemYieldPercent : null) ?? '100';
  return new Exact(percent).dividedBy(100);
}

/** A cost in minor units, or null with every reason why it is unknown. Never a partial sum. */
export interface Costed {
  readonly cost: Exact | null;
  readonly gaps: readonly CostGap[];
}

/** The allergens of food. */
export interface Contents {
  /** In the order of the vocabulary; null while any part is unknown. Never a partial list. */
  readonly allergens: readonly Allergen[] | null;
  /** In the order of the vocabulary: all of them, or, while `allergens` is null, those of the parts that are known. */
  readonly knownAllergens: readonly Allergen[];
  /** The ingredients and recipes with unknown allergens; empty when all are known. */
  readonly allergenGaps: readonly string[];
}

export interface LineFacts extends Costed, Contents {}

export interface RecipeFacts extends Costed, Contents {
  /** In the order of the recipe's lines. */
  readonly lines: readonly LineFacts[];
}

/** Cost and allergens of recipes, including their sub-recipes; calculated once per recipe, when first read. */
export class RecipeBook {
  private readonly lines = new Map<string, BookLine[]>();
  private readonly recipeCache = new Map<string, RecipeFacts>();
  private readonly lineCache = new Map<BookLine, LineFacts>();

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
    const cached = this.recipeCache.get(id);
    if (cached) return cached;
    // Saving refuses circles; this ends the recursion with an unknown cost if one exists anyway.
    this.recipeCache.set(id, empty(name));
    const facts = this.sum(this.linesOf(id), name);
    this.recipeCache.set(id, facts);
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
    return { cost, gaps, ...combined(facts), lines: facts };
  }

  /** The facts of one line, stored or not. */
  line(line: BookLine): LineFacts {
    const cached = this.lineCache.get(line);
    if (cached) return cached;
    const facts = this.calculate(line);
    this.lineCache.set(line, facts);
    return facts;
  }

  private calculate(line: BookLine): LineFacts {
    if (line.madeBy === null) return { ...itemCost(line), ...contentsOfItem(line.itemAllergens, line.itemName ?? '') };
    const sub = this.recipe(line.madeBy, line.subName ?? '');
    return { ...subRecipeCost(line, sub), ...combined([sub, contentsOfItem(line.madeItemAllergens ?? [])]) };
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

/** The allergens of several parts together; unknown when one part is unknown. */
export function combined(parts: readonly Contents[]): Contents {
  const present = new Set(parts.flatMap((part) => part.knownAllergens));
  const complete = parts.every((part) => part.allergens !== null);
  const knownAllergens = allAllergens.filter((allergen) => present.has(allergen));
  return {
    allergens: complete ? knownAllergens : null,
    knownAllergens,
    allergenGaps: [...new Set(parts.flatMap((part) => part.allergenGaps))],
  };
}

/** The declared allergens of an item; without a declaration its name is a gap. */
export function contentsOfItem(allergens: readonly Allergen[] | null, name = ''): Contents {
  return { allergens, knownAllergens: allergens ?? [], allergenGaps: allergens === null && name !== '' ? [name] : [] };
}

function unknown(reason: CostGapReason, name: string): Costed {
  return { cost: null, gaps: [{ reason, name, unit: null, neededUnit: null }] };
}

function empty(name: string): RecipeFacts {
  return { ...unknown('no_ingredients', name), ...contentsOfItem(null, name), lines: [] };
}

function unique(gaps: readonly CostGap[]): CostGap[] {
  return [...new Map(gaps.map((gap) => [JSON.stringify(gap), gap])).values()];
}
