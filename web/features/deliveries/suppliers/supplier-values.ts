import type { Weekday } from '#schema/vocabulary.ts';
import { ifTyped, moneyAsTyped, typedMoney, typedText, typedWhole } from '../../../ui/forms/typed-figures.ts';
import type { SupplierRowFragment } from '../suppliers.generated.ts';

/** The form values of a supplier: figures as typed. */
export interface SupplierValues {
  name: string;
  contact: string;
  email: string;
  phone: string;
  accountNumber: string;
  deliveryDays: readonly Weekday[];
  leadDays: string;
  minimumOrder: string;
  notes: string;
}

export function valuesOf(supplier: SupplierRowFragment | null, currency: string): SupplierValues {
  return {
    name: supplier?.name ?? '',
    contact: supplier?.contact ?? '',
    email: supplier?.email ?? '',
    phone: supplier?.phone ?? '',
    accountNumber: supplier?.accountNumber ?? '',
    deliveryDays: supplier?.deliveryDays ?? [],
    leadDays: String(supplier?.leadDays ?? 1),
    minimumOrder: moneyAsTyped(supplier?.minimumOrder, currency),
    notes: supplier?.notes ?? '',
  };
}

export function inputOf(fields: SupplierValues, currency: string) {
  return {
    name: fields.name.trim(),
    contact: typedText(fields.contact),
    email: typedText(fields.email),
    phone: typedText(fields.phone),
    accountNumber: typedText(fields.accountNumber),
    deliveryDays: [...fields.deliveryDays],
    leadDays: typedWhole(fields.leadDays),
    minimumOrder: ifTyped(fields.minimumOrder, (typed) => typedMoney(typed, currency)),
    notes: typedText(fields.notes),
  };
}
