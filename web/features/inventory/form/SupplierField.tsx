import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useInvalidate } from '../../../platform/live/invalidate.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { SelectField } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { type ItemChoicesQuery, useCreateItemSupplierMutation } from '../inventory.generated.ts';
import { itemTexts } from '../item-texts.ts';
import type { ItemValues } from './item-values.ts';
import { NEW, NewChoice } from './NewChoice.tsx';

interface SupplierFieldProps {
  readonly form: UseFormReturn<ItemValues>;
  readonly choices: ItemChoicesQuery;
}

/** Creates a supplier by name. Resolves to its id, which the list contains by then. */
function useCreateSupplier(): (name: string) => Promise<string | null> {
  const [mutate] = useCreateItemSupplierMutation();
  const invalidate = useInvalidate();
  return async (name) => {
    const { data } = await mutate({ variables: { input: { name } } });
    await invalidate('suppliers');
    return data?.createSupplier.id ?? null;
  };
}

/** Chooses one of the kitchen's suppliers, or adds a new one by name; how to reach it is entered later. */
export function SupplierField({ form, choices }: SupplierFieldProps) {
  const t = useTexts(itemTexts);
  const mayAdd = useCan('suppliers.update');
  const [adding, setAdding] = useState(false);
  const create = useCreateSupplier();
  return (
    <>
      <Controller
        control={form.control}
        name="supplier"
        render={({ field }) => (
          <SelectField
            ref={field.ref}
            label={t('supplier')}
            value={adding ? NEW : field.value}
            onChange={({ target }) => {
              setAdding(target.value === NEW);
              if (target.value !== NEW) field.onChange(target.value);
            }}
          >
            <option value="">{t('nothing')}</option>
            {choices.suppliers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {mayAdd ? <option value={NEW}>{t('newSupplier')}</option> : null}
          </SelectField>
        )}
      />
      {adding ? (
        <NewChoice
          gridRow={{ base: 'auto', sm: '2' }}
          label={t('newSupplierName')}
          addLabel={t('addSupplier')}
          create={create}
          onDone={(id) => {
            if (id !== null) form.setValue('supplier', id, { shouldDirty: true });
            setAdding(false);
            // Unless the user moved to another field during the save.
            if (!document.activeElement?.matches('input, select, textarea')) form.setFocus('supplier');
          }}
        />
      ) : null}
    </>
  );
}
