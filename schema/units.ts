/**
 * Units of quantity. A unit is a code: a built-in one, or a custom one of a kitchen. Codes are stored and sent; screens format
 * them.
 */

export const unitDimensions = ['mass', 'volume', 'count'] as const;
export type UnitDimension = (typeof unitDimensions)[number];

/** How a picker groups them. */
export const unitSystems = ['metric', 'us', 'counted'] as const;
export type UnitSystem = (typeof unitSystems)[number];

export interface BuiltInUnit {
  readonly code: string;
  readonly dimension: UnitDimension;
  /** How many of its base unit one of it is, exact: grams, millilitres, or the thing itself. */
  readonly factor: string;
  /** Its base unit. A counted unit without a base is its own. */
  readonly base: string;
  readonly system: UnitSystem;
}

/** In the order of pickers. US customary measures by NIST Handbook 44, appendix C. */
export const builtInUnits = [
  { code: 'kg', dimension: 'mass', factor: '1000', base: 'g', system: 'metric' },
  { code: 'g', dimension: 'mass', factor: '1', base: 'g', system: 'metric' },
  { code: 'l', dimension: 'volume', factor: '1000', base: 'ml', system: 'metric' },
  { code: 'ml', dimension: 'volume', factor: '1', base: 'ml', system: 'metric' },
  { code: 'lb', dimension: 'mass', factor: '453.59237', base: 'g', system: 'us' },
  { code: 'oz', dimension: 'mass', factor: '28.349523125', base: 'g', system: 'us' },
  { code: 'gal', dimension: 'volume', factor: '3785.411784', base: 'ml', system: 'us' },
  { code: 'qt', dimension: 'volume', factor: '946.352946', base: 'ml', system: 'us' },
  { code: 'pt', dimension: 'volume', factor: '473.176473', base: 'ml', system: 'us' },
  { code: 'cup', dimension: 'volume', factor: '236.5882365', base: 'ml', system: 'us' },
  { code: 'fl_oz', dimension: 'volume', factor: '29.5735295625', base: 'ml', system: 'us' },
  { code: 'tbsp', dimension: 'volume', factor: '14.78676478125', base: 'ml', system: 'us' },
  { code: 'tsp', dimension: 'volume', factor: '4.92892159375', base: 'ml', system: 'us' },
  { code: 'ea', dimension: 'count', factor: '1', base: 'ea', system: 'counted' },
  { code: 'dozen', dimension: 'count', factor: '12', base: 'ea', system: 'counted' },
  { code: 'bunch', dimension: 'count', factor: '1', base: 'bunch', system: 'counted' },
  { code: 'case', dimension: 'count', factor: '1', base: 'case', system: 'counted' },
  { code: 'can', dimension: 'count', factor: '1', base: 'can', system: 'counted' },
  { code: 'tray', dimension: 'count', factor: '1', base: 'tray', system: 'counted' },
  { code: 'portion', dimension: 'count', factor: '1', base: 'portion', system: 'counted' },
] as const satisfies readonly BuiltInUnit[];

export type BuiltInCode = (typeof builtInUnits)[number]['code'];

const byCode: ReadonlyMap<string, BuiltInUnit> = new Map(builtInUnits.map((unit) => [unit.code, unit]));

/** The built-in unit of this code; undefined for a custom one. */
export function builtInUnit(code: string): BuiltInUnit | undefined {
  return byCode.get(code);
}

/** The base unit. A custom unit is its own base. */
export function baseUnit(code: string): { readonly base: string; readonly factor: string } {
  return byCode.get(code) ?? { base: code, factor: '1' };
}

/** The units in which a kitchen weighs and measures its stock. */
const stockUnits = ['kg', 'g', 'l', 'ml', 'lb', 'oz', 'gal', 'qt'] as const satisfies readonly BuiltInCode[];

/** The units in which stock is counted: packs and pieces, then weights and measures. */
export const countingUnits = ['case', 'ea', ...stockUnits] as const satisfies readonly BuiltInCode[];

/** The other units in which stock of this unit is measured: g beside kg, qt beside gal. */
export function otherStockUnits(code: string): readonly BuiltInCode[] {
  const unit = builtInUnit(code);
  return stockUnits.filter((other) => {
    const { dimension, system } = builtInUnit(other) ?? {};
    return other !== code && dimension === unit?.dimension && system === unit?.system;
  });
}

/** A code inside a sentence: `fl_oz` is "fl oz". */
export function unitWord(code: string): string {
  return code.replaceAll('_', ' ');
}

/** The source of a conversion: entered, or derived from one weighing. */
export const conversionSources = ['manual', 'learned'] as const;
export type ConversionSource = (typeof conversionSources)[number];

/** Where a conversion is used. */
export const unitUseKinds = ['recipe_line', 'recipe_yield', 'par_line', 'task'] as const;
export type UnitUseKind = (typeof unitUseKinds)[number];

/** One stated equality of an item: `fromQuantity` of `fromUnit` are `toQuantity` of `toUnit`, such as 1 bunch = 85 g. */
export interface ConversionFact {
  readonly fromQuantity: string;
  readonly fromUnit: string;
  readonly toQuantity: string;
  readonly toUnit: string;
}

/** An item's conversions between units. A row of `item` fits. `conversions` are in the order of creation. */
export interface Measures {
  readonly densityGramsPerMl: string | null;
  readonly conversions?: readonly ConversionFact[];
}

/** Whether a quantity can be converted from one unit to the other, with an item's conversions. */
export function converts(from: string, to: string, measures: Measures | null): boolean {
  const end = baseUnit(to).base;
  const reached = new Set([baseUnit(from).base]);
  const links = linksOf(measures);
  // The set grows during iteration: each reachable unit is visited once.
  for (const unit of reached) {
    if (unit === end) return true;
    for (const [one, other] of links) {
      if (one === unit) reached.add(other);
      if (other === unit) reached.add(one);
    }
  }
  return false;
}

function linksOf(measures: Measures | null): (readonly [string, string])[] {
  const own = (measures?.conversions ?? []).map(
    ({ fromUnit, toUnit }) => [baseUnit(fromUnit).base, baseUnit(toUnit).base] as const,
  );
  return measures?.densityGramsPerMl ? [['ml', 'g'] as const, ...own] : own;
}
