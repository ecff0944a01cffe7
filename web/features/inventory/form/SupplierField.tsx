import type { UseFormReturn } from 'react-hook-form';
import { useInvalidate } from '../../../platform/live/invalidate.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { type ItemChoicesQuery, useCreateItemSupplierMutation } from '../inventory.generated.ts';
import { itemTexts } from '../item-texts.ts';
import type { ItemValues } from './item-values.ts';
import { ChoiceField } from './ChoiceField.tsx';

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
  const create = useCreateSupplier();
  const none = { value: '', label: t('nothing') };
  return (
    <ChoiceField
      form={form}
      name="supplier"
      label={t('supplier')}
      choices={[none, ...choices.suppliers.map(({ id, name }) => ({ value: id, label: name }))]}
      newLabel={mayAdd ? t('newSupplier') : null}
      newNameLabel={t('newSupplierName')}
      addLabel={t('addSupplier')}
      create={create}
      gridRow={{ base: 'auto', sm: '2' }}
    />
  );
}
