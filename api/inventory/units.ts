import { Decimal } from 'decimal.js';
import type { Unit } from '#schema/vocabulary.ts';

type Dimension = 'mass' | 'volume' | 'count';

/** Unit → dimension and factor to its base: grams, millilitres, or the thing itself. US customary measures (NIST Handbook 44). */
const table = {
  g: ['mass', '1'],
  kg: ['mass', '1000'],
  oz: ['mass', '28.349523125'],
  lb: ['mass', '453.59237'],
  ml: ['volume', '1'],
  l: ['volume', '1000'],
  tsp: ['volume', '4.92892159375'],
  tbsp: ['volume', '14.78676478125'],
  cup: ['volume', '236.5882365'],
  ea: ['count', '1'],
  bunch: ['count', '1'],
  portion: ['count', '1'],
} as const satisfies Record<Unit, readonly [Dimension, string]>;

/** Why a quantity cannot be converted, in a sentence for the cook. */
export class NoConversion extends Error {}

/** One stated equality of an item: `fromQuantity` of `fromUnit` are `toQuantity` of `toUnit`, such as 1 bunch = 85 g. */
export interface ItemConversionFact {
  readonly fromQuantity: string;
  readonly fromUnit: Unit;
  readonly toQuantity: string;
  readonly toUnit: Unit;
}

/** How an item's units meet. A row of `item` fits. `conversions` are in the order in which they were stated. */
export interface ItemMeasures {
  readonly densityGramsPerMl: string | null;
  readonly conversions?: readonly ItemConversionFact[];
}

/**
 * A quantity in another unit. Units of one dimension convert by their factors; mass and volume through the item's density
 * (g per ml); everything else through the conversions stated for the item, one after the other where needed. `measures` is
 * the item, or null where there is none. Throws NoConversion with the reason.
 */
export function convert(quantity: string, from: Unit, to: Unit, measures: ItemMeasures | null): Decimal {
  const amount = new Decimal(quantity);
  if (from === to) return amount;
  const [start, startFactor] = baseOf(from);
  const [end, endFactor] = baseOf(to);
  const base = amount.times(startFactor);
  if (start === end) return base.dividedBy(endFactor);
  const steps = path(start, end, measures);
  if (!steps) throw new NoConversion(reasonFor(start, end, { from, to }));
  return steps.reduce((sum, step) => sum.times(step.times).dividedBy(step.by), base).dividedBy(endFactor);
}

/** The unit that stands for a whole dimension, and how many of it one of this unit is. A counted unit stands for itself. */
function baseOf(unit: Unit): readonly [base: Unit, factor: string] {
  const [dimension, factor] = table[unit];
  if (dimension === 'count') return [unit, factor];
  return [dimension === 'mass' ? 'g' : 'ml', factor];
}

/** From one base unit to another: times `times`, divided by `by`. */
interface Step {
  readonly from: Unit;
  readonly to: Unit;
  readonly times: Decimal;
  readonly by: Decimal;
}

/**
 * The steps from one base unit to another, or null. What was stated first decides: a later conversion is used only where
 * the earlier ones lead nowhere, so that adding one never changes what was already known.
 */
function path(start: Unit, end: Unit, measures: ItemMeasures | null): readonly Step[] | null {
  const known: Step[] = [];
  for (const step of stated(measures)) {
    if (!walk(known, step.from, step.to))
      known.push(step, { from: step.to, to: step.from, times: step.by, by: step.times });
  }
  return walk(known, start, end);
}

function stated(measures: ItemMeasures | null): Step[] {
  if (!measures) return [];
  const { densityGramsPerMl: density, conversions = [] } = measures;
  const own = conversions.map((fact) => {
    const [from, fromFactor] = baseOf(fact.fromUnit);
    const [to, toFactor] = baseOf(fact.toUnit);
    return {
      from,
      to,
      times: new Decimal(fact.toQuantity).times(toFactor),
      by: new Decimal(fact.fromQuantity).times(fromFactor),
    };
  });
  if (!density) return own;
  return [{ from: 'ml', to: 'g', times: new Decimal(density), by: new Decimal(1) }, ...own];
}

/** The way through a set of steps without circles, or null. */
function walk(steps: readonly Step[], start: Unit, end: Unit, seen: readonly Unit[] = []): readonly Step[] | null {
  if (start === end) return [];
  for (const step of steps) {
    if (step.from !== start || seen.includes(step.to)) continue;
    const rest = walk(steps, step.to, end, [...seen, start]);
    if (rest) return [step, ...rest];
  }
  return null;
}

function reasonFor(start: Unit, end: Unit, { from, to }: { from: Unit; to: Unit }): string {
  const measured = [start, end].every((base) => base === 'g' || base === 'ml');
  return measured ? `${from} converts to ${to} only with a density.` : `${from} does not convert to ${to}.`;
}
