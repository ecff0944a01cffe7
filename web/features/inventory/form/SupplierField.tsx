import { Controller, type UseFormReturn } from 'react-hook-form';
import { SupplierSelect } from '../../../platform/choices/SupplierSelect.tsx';
import type { ItemChoicesQuery } from '../inventory.generated.ts';
import type { ItemValues } from './item-values.ts';

interface SupplierFieldProps {
  readonly form: UseFormReturn<ItemValues>;
  readonly choices: ItemChoicesQuery;
}

/** The supplier of an item. */
export function SupplierField({ form, choices }: SupplierFieldProps) {
  return (
    <Controller
      control={form.control}
      name="supplier"
      render={({ field }) => (
        <SupplierSelect
          suppliers={choices.suppliers}
          selectRef={field.ref}
          value={field.value}
          onChange={field.onChange}
          gridRow={{ base: 'auto', sm: '2' }}
        />
      )}
    />
  );
}
