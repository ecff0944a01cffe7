import { useFormAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { type ItemPartsFragment, useCreateItemMutation, useUpdateItemMutation } from '../inventory.generated.ts';
import { itemTexts } from '../item-texts.ts';
import { inputOf, type ItemValues, newItemInput } from './item-values.ts';

const refetchItems = invalidating('items', 'inventorySummary');

/** Creates an item or updates one. */
export function useSaveItem(item: ItemPartsFragment | null, currency: string, onDone: () => void) {
  const t = useTexts(itemTexts);
  const { run, error } = useFormAction();
  const [create, { loading: creating }] = useCreateItemMutation(refetchItems);
  const [update, { loading: updating }] = useUpdateItemMutation(refetchItems);

  const write = (values: ItemValues): Promise<unknown> => {
    if (item === null) return create({ variables: { input: newItemInput(values, currency) } });
    const { id, version } = item;
    return update({ variables: { input: { id, version, ...inputOf(values, currency) } } });
  };
  const save = (values: ItemValues) => {
    const toast = t(item === null ? 'created' : 'saved', { name: values.name.trim() });
    return run(() => write(values), { toast, onDone });
  };
  return { save, saving: creating || updating, error };
}
