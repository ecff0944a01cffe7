import type { createItemCategory } from '#schema/inputs/item-categories.ts';
import type { createUnit } from '#schema/inputs/units.ts';
import {
  asTyped,
  ifTyped,
  moneyAsTyped,
  typedDecimal,
  typedMoney,
  typedText,
} from '../../../ui/forms/typed-figures.ts';
import type { EditState } from '../../../ui/forms/useEdit.ts';

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

export type NamesEdit = EditState<ListValues, Named>;

/** How a row of a list is edited. */
export interface ListForm {
  /** Of a new row. */
  readonly schema: typeof createUnit | typeof createItemCategory;
  /** What a row is sent as. */
  readonly inputOf: (values: ListValues) => unknown;
  /** Whether the rows have limits of counted differences. */
  readonly withLimits?: boolean;
  readonly maxLength: number;
  /** The kind of row in the audit log. */
  readonly entity: string;
  /** Reads all rows from the server. */
  readonly read: () => Promise<readonly Named[]>;
}

/** The typed values of a row; those of a new one without a row. */
export function valuesOf(row: Named | null, currency: string): ListValues {
  return {
    name: row?.name ?? '',
    nameEs: row?.nameEs ?? '',
    countVariancePercent: asTyped(row?.countVariancePercent),
    countVarianceAmount: moneyAsTyped(row?.countVarianceAmount, currency),
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
