import { useInvalidate } from '../live/invalidate.ts';
import { useCan } from '../session/viewer.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { ChoiceSelect, type ChoiceSelectProps } from './ChoiceSelect.tsx';
import { choiceTexts } from './choice-texts.ts';
import { useAddSupplierMutation } from './choices.generated.ts';

interface SupplierSelectProps extends Pick<ChoiceSelectProps, 'value' | 'onChange' | 'selectRef' | 'gridRow'> {
  readonly suppliers: readonly { readonly id: string; readonly name: string }[];
}

/** Creates a supplier by name. Resolves to its id, which the list contains by then. */
function useCreateSupplier(): (name: string) => Promise<string | null> {
  const [mutate] = useAddSupplierMutation();
  const invalidate = useInvalidate();
  return async (name) => {
    const { data } = await mutate({ variables: { input: { name } } });
    await invalidate('suppliers');
    return data?.createSupplier.id ?? null;
  };
}

/** Chooses one of the kitchen's suppliers, or adds a new one by name; how to reach it is entered later. */
export function SupplierSelect({ suppliers, ...select }: SupplierSelectProps) {
  const t = useTexts(choiceTexts);
  const mayAdd = useCan('suppliers.update');
  const create = useCreateSupplier();
  const none = { value: '', label: t('none') };
  return (
    <ChoiceSelect
      {...select}
      label={t('supplier')}
      choices={[none, ...suppliers.map(({ id, name }) => ({ value: id, label: name }))]}
      newLabel={mayAdd ? t('newSupplier') : null}
      newNameLabel={t('newSupplierName')}
      addLabel={t('addSupplier')}
      create={create}
    />
  );
}
