import { inEnglish, type Message, msg } from '#schema/messages.ts';
import { Decimal } from 'decimal.js';
import { baseUnit, type Measures, unitWord } from '#schema/units.ts';
import { fieldError } from '../../../platform/errors.ts';
import { roundQuantity } from '../../../platform/quantity.ts';

/** The reason why a quantity cannot be converted, for the cook, without a full stop; `advice` is a sentence with what to add. */
export class NoConversion extends Error {
  constructor(
    readonly reason: Message,
    readonly advice: Message,
  ) {
    super(inEnglish(reason));
  }
}

/** The complete error with the item's name: "Parsley is kept in bunch; g does not convert to bunch. Weigh one and add …" */
export function refusal(
  item: { readonly name: string; readonly unit: string },
  { reason, advice }: NoConversion,
): Message {
  return msg('unit.keptIn', { name: item.name, unit: unitWord(item.unit), reason, advice });
}

/**
 * A quantity in another unit. Units of one dimension convert by their factors; mass and volume through the item's density
 * (g per ml); everything else through the item's conversions, several in a row if needed. `measures` is
 * the item, or null without one. Throws NoConversion with the reason.
 */
export function convert(quantity: string, from: string, to: string, measures: Measures | null): Decimal {
  const converted = tryConvert(quantity, from, to, measures);
  if (converted instanceof NoConversion) throw converted;
  return converted;
}

/** As `convert`, with the reason as a result. */
export function tryConvert(
  quantity: string,
  from: string,
  to: string,
  measures: Measures | null,
): Decimal | NoConversion {
  const amount = new Decimal(quantity);
  if (from === to) return amount;
  const start = baseUnit(from);
  const end = baseUnit(to);
  const base = amount.times(start.factor);
  if (start.base === end.base) return base.dividedBy(end.factor);
  const steps = path(start.base, end.base, measures);
  if (!steps) return noConversion(from, to);
  return steps.reduce((sum, step) => sum.times(step.times).dividedBy(step.by), base).dividedBy(end.factor);
}

/** A quantity in the item's unit. Throws VALIDATION_FAILED for the field, with item and units, when it does not convert. */
export function inUnitOf(item: Stocked, { quantity, unit }: Amount, field: string): Decimal {
  const converted = tryConvert(quantity, unit, item.unit, item);
  if (converted instanceof NoConversion) throw fieldError(field, refusal(item, converted));
  return converted;
}

/** The same, rounded as stock is stored; NoConversion instead of an error. */
export function tryInStockUnit(
  item: Measures & { readonly unit: string },
  { quantity, unit }: Amount,
): Decimal | NoConversion {
  const converted = tryConvert(quantity, unit, item.unit, item);
  return converted instanceof NoConversion ? converted : roundQuantity(converted);
}

/** An item, by what converts its quantities. */
export type Stocked = Measures & { readonly name: string; readonly unit: string };
interface Amount {
  readonly quantity: string;
  readonly unit: string;
}

/** From one base unit to another: times `times`, divided by `by`. */
interface Step {
  readonly from: string;
  readonly to: string;
  readonly times: Decimal;
  readonly by: Decimal;
}

/**
 * The steps from one base unit to another, or null. The first conversion decides: a later one is used only where the earlier
 * ones do not convert, so that adding one never changes existing results.
 */
function path(start: string, end: string, measures: Measures | null): readonly Step[] | null {
  const usedSteps: Step[] = [];
  for (const step of stated(measures)) {
    if (walk(usedSteps, step.from, step.to)) continue;
    usedSteps.push(step, { from: step.to, to: step.from, times: step.by, by: step.times });
  }
  return walk(usedSteps, start, end);
}

function stated(measures: Measures | null): Step[] {
  if (!measures) return [];
  const { densityGramsPerMl: density, conversions = [] } = measures;
  const own = conversions.map((fact) => {
    const from = baseUnit(fact.fromUnit);
    const to = baseUnit(fact.toUnit);
    return {
      from: from.base,
      to: to.base,
      times: new Decimal(fact.toQuantity).times(to.factor),
      by: new Decimal(fact.fromQuantity).times(from.factor),
    };
  });
  if (!density) return own;
  return [{ from: 'ml', to: 'g', times: new Decimal(density), by: new Decimal(1) }, ...own];
}

/** The path through steps without cycles, or null. */
function walk(steps: readonly Step[], start: string, end: string, before: string | null = null): Step[] | null {
  if (start === end) return [];
  for (const step of steps) {
    if (step.from !== start || step.to === before) continue;
    const rest = walk(steps, step.to, end, start);
    if (rest) return [step, ...rest];
  }
  return null;
}

function noConversion(from: string, to: string): NoConversion {
  const [one, other] = [unitWord(from), unitWord(to)];
  const bases = [from, to].map((unit) => baseUnit(unit).base);
  if (bases.every((base) => base === 'g' || base === 'ml')) {
    return new NoConversion(msg('unit.needsDensity', { from: one, to: other }), msg('unit.addDensity'));
  }
  const reason = msg('unit.doesNotConvert', { from: one, to: other });
  if (bases.includes('g')) return new NoConversion(reason, msg('unit.weighOne'));
  if (bases.includes('ml')) return new NoConversion(reason, msg('unit.measureOne'));
  return new NoConversion(reason, msg('unit.addConversion', { from: one, to: other }));
}
