import { parseDecimal } from '../../ui/format/decimal.ts';
import { asTyped, ifTyped, moneyAsTyped, typedDecimal, typedMoney, typedWhole } from '../../ui/forms/typed-figures.ts';
import type { SalesDayPartsFragment, SaveSalesDayInput } from './sales.generated.ts';

/** A day as typed. */
export interface DayValues {
  /** By recipe; empty is none. */
  readonly dishes: Readonly<Record<string, string>>;
  readonly netSales: string;
  readonly covers: string;
  readonly complete: boolean;
}

export function valuesOf(day: SalesDayPartsFragment, currency: string): DayValues {
  return {
    dishes: Object.fromEntries(
      day.dishes.map(({ recipeId, byHand }) => [recipeId, Number(byHand) === 0 ? '' : asTyped(byHand)]),
    ),
    netSales: moneyAsTyped(day.enteredNetSales, currency),
    covers: day.covers === null ? '' : String(day.covers),
    complete: day.state === 'complete',
  };
}

/** Whether a quantity as typed is none or a figure. */
export const isFigure = (typed: string): boolean => typed.trim() === '' || parseDecimal(typed) !== null;

/** The mutation input, with only the dishes that differ from those that were read. */
export function inputOf(
  read: SalesDayPartsFragment,
  { dishes, netSales, covers, complete }: DayValues,
  currency: string,
): Omit<SaveSalesDayInput, 'version'> {
  const before = valuesOf(read, currency).dishes;
  const changed = Object.entries(dishes).filter(([id, typed]) => typed.trim() !== before[id]);
  return {
    businessDate: read.businessDate,
    complete,
    netSales: ifTyped(netSales, (typed) => typedMoney(typed, currency)),
    covers: ifTyped(covers, typedWhole),
    dishes: changed.map(([recipeId, typed]) => ({
      recipeId,
      quantity: typed.trim() === '' ? '0' : typedDecimal(typed),
    })),
  };
}
