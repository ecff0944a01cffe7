import { ifTyped, typedDecimal, typedMoney, typedText } from '../../../ui/forms/typed-figures.ts';
import { majorUnits } from '../../../ui/format/money.ts';

/** A row of the kitchen's units or categories. */
export interface Named {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly nameEs: string | null;
  readonly archivedAt: string | null;
  /** Of a category; null for the limit of the kitchen. */
  readonly countVariancePercent?: string | null;
  /** The same in minor units. */
  readonly countVarianceAmount?: number | null;
}

/** What is typed for a row; the limits are empty for units. */
export interface ListValues {
  name: string;
  nameEs: string;
  countVariancePercent: string;
  countVarianceAmount: string;
}

/** The typed values of a row; those of a new one without a row. */
export function valuesOf(row: Named | null, currency: string): ListValues {
  const amount = row?.countVarianceAmount ?? null;
  return {
    name: row?.name ?? '',
    nameEs: row?.nameEs ?? '',
    countVariancePercent: row?.countVariancePercent ?? '',
    countVarianceAmount: amount === null ? '' : majorUnits(amount, currency),
  };
}

/** The input for the typed names. */
export const namesInput = ({ name, nameEs }: ListValues) => ({ name: name.trim(), nameEs: typedText(nameEs) });

/** The input for a category. */
export const categoryInput = (values: ListValues, currency: string) => ({
  ...namesInput(values),
  countVariancePercent: ifTyped(values.countVariancePercent, typedDecimal),
  countVarianceAmount: ifTyped(values.countVarianceAmount, (typed) => typedMoney(typed, currency)),
});
