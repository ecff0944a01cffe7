import { Decimal } from 'decimal.js';
import { baseUnit } from '#schema/units.ts';
import type { MeasureSystem, TemperatureUnit, Unit } from '#schema/vocabulary.ts';

/** A quantity with its unit. */
export interface Measured {
  readonly quantity: string;
  readonly unit: Unit;
}

const usUnit: Readonly<Record<string, Unit>> = { kg: 'lb', g: 'oz', l: 'qt', ml: 'fl_oz' };

/** The unit that a kitchen uses instead of a metric one. Counted units are the same everywhere. */
export function unitIn(system: MeasureSystem, unit: Unit): Unit {
  return system === 'us' ? (usUnit[unit] ?? unit) : unit;
}

/** A recipe's quantity, to three digits, so that the proportions of a dough stay within half a percent. */
export function measuredIn(system: MeasureSystem, quantity: string, unit: Unit): Measured {
  if (system === 'metric') return { quantity, unit };
  const target = unitIn(system, smaller(quantity, unit));
  if (target === unit) return { quantity, unit };
  return { quantity: exact(quantity, unit, target).toSignificantDigits(3).toFixed(), unit: target };
}

/** A par in usual steps: a half from 2 on, else a quarter. */
export function parIn(system: MeasureSystem, quantity: string, unit: Unit): Measured {
  const target = unitIn(system, unit);
  if (target === unit) return { quantity, unit };
  const amount = exact(quantity, unit, target);
  const step = amount.gte(2) ? '0.5' : '0.25';
  return { quantity: Decimal.max(amount.toNearest(step, Decimal.ROUND_UP), step).toFixed(), unit: target };
}

/** Below a pound American recipes use ounces, below a pint fluid ounces. */
function smaller(quantity: string, unit: Unit): Unit {
  if (unit === 'kg' && new Decimal(quantity).lt('0.45')) return 'g';
  if (unit === 'g' && new Decimal(quantity).gte(900)) return 'kg';
  if (unit === 'l' && new Decimal(quantity).lt('0.45')) return 'ml';
  return unit;
}

function exact(quantity: string, from: Unit, to: Unit): Decimal {
  return new Decimal(quantity).times(baseUnit(from).factor).dividedBy(baseUnit(to).factor);
}

/** Degrees that a method names, by the dials of ovens and the pairs of the food code. */
const FAHRENHEIT: Readonly<Record<string, string>> = {
  '5': '41',
  '21': '70',
  '57': '135',
  '74': '165',
  '82': '180',
  '140': '285',
  '150': '300',
  '170': '340',
  '180': '355',
  '190': '375',
  '200': '390',
  '220': '430',
  '240': '465',
};

/** The text of a method with `{180C}`, `{2l}` and `{250g}` in the kitchen's own units. */
export function localizeMethod(system: MeasureSystem, degrees: TemperatureUnit, text: string): string {
  return text.replaceAll(/\{([\d.]+)(C|l|g)\}/g, (_whole, figure: string, unit: string) => {
    if (unit === 'C') return degrees === 'F' ? `${FAHRENHEIT[figure] ?? ''} °F` : `${figure} °C`;
    if (system === 'metric') return `${figure} ${unit}`;
    const target = unitIn(system, unit);
    return `${exact(figure, unit, target).toDecimalPlaces(1).toFixed()} ${target}`;
  });
}
