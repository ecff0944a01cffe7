import type { Weekday } from '#schema/vocabulary.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { choice, type Compared, figure, parts, text } from '../../../ui/forms/merge.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { supplierTexts } from './supplier-texts.ts';
import type { SupplierValues } from './supplier-values.ts';

/** How the fields of a supplier are compared and named. */
export function useComparedSupplier(): Compared<SupplierValues> {
  const t = useTexts(supplierTexts);
  const { currency } = useKitchen();
  return parts<SupplierValues>({
    name: text(t('name')),
    contact: text(t('contact')),
    email: text(t('email')),
    phone: text(t('phone')),
    accountNumber: text(t('account')),
    deliveryDays: choice<readonly Weekday[]>(t('days'), (days) => days.map((day) => t(day)).join(', ')),
    leadDays: figure(t('lead')),
    minimumOrder: figure(t('minimum'), currency),
    notes: text(t('notes')),
  });
}
