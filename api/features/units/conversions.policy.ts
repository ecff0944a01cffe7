import { Decimal } from 'decimal.js';
import { limits } from '#schema/limits.ts';
import { amountOf, type Message, msg } from '#schema/messages.ts';
import { baseUnit, type ConversionFact, converts, type Measures, unitWord } from '#schema/units.ts';
import { conflict, fieldError } from '../../platform/errors.ts';
import type { Item } from '../inventory/items/item.entity.ts';
import { convert } from '../inventory/items/units.policy.ts';
import type { UnitUse } from './unit-uses.queries.ts';

/** Throws VALIDATION_FAILED or CONFLICT when a new conversion may not be added to the item, which the caller has locked and reloaded. */
export function checkConversion(item: Item, input: ConversionFact): void {
  const [from, to] = [unitWord(input.fromUnit), unitWord(input.toUnit)];
  if (baseUnit(input.fromUnit).base === baseUnit(input.toUnit).base) {
    throw fieldError('toUnit', msg('unit.convertByThemselves', { from, to }));
  }
  const count = item.conversions?.length ?? 0;
  if (count >= limits.conversionsMax) throw conflict(msg('unit.tooManyConversions', { name: item.name, count }));
  refuseContradiction(item, input, item);
}

/** Throws CONFLICT when a density does not agree with the item's conversions. The caller has locked and reloaded the item. */
export function checkDensity(item: Item, densityGramsPerMl: string): void {
  const fact = { fromQuantity: '1', fromUnit: 'ml', toQuantity: densityGramsPerMl, toUnit: 'g' };
  refuseContradiction(item, fact, { densityGramsPerMl: null, conversions: item.conversions ?? [] });
}

/** Throws CONFLICT, with both figures, when a new equality differs from the recorded ones by more than half a percent. */
function refuseContradiction(item: Item, fact: ConversionFact, measures: Measures): void {
  if (!converts(fact.fromUnit, fact.toUnit, measures)) return;
  const figure = convert(fact.fromQuantity, fact.fromUnit, fact.toUnit, measures);
  const difference = figure.dividedBy(fact.toQuantity).minus(1).abs();
  if (difference.lte(limits.conversionTolerance)) return;
  const [from, to] = [unitWord(fact.fromUnit), unitWord(fact.toUnit)];
  throw conflict(
    msg('unit.contradiction', {
      amount: amountOf(figureText(fact.fromQuantity), from),
      name: item.name,
      stated: amountOf(figureText(fact.toQuantity), to),
      before: amountOf(figureText(figure), to),
    }),
  );
}

/** Where a unit is used, as the beginning of a sentence. */
export function placeOf({ kind, place }: UnitUse): Message {
  if (kind === 'task') return msg('unit.inTask', { name: place });
  return msg(kind === 'par_line' ? 'unit.inParLine' : 'unit.inRecipe', { name: place });
}

/** "1 bunch = 85 g" */
export function conversionText(fact: ConversionFact): string {
  return `${figureText(fact.fromQuantity)} ${unitWord(fact.fromUnit)} = ${figureText(fact.toQuantity)} ${unitWord(fact.toUnit)}`;
}

function figureText(figure: Decimal.Value): string {
  return new Decimal(figure).toSignificantDigits(6).toFixed();
}
