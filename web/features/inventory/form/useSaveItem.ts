import type { EditState } from '../../../ui/forms/useEdit.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { type ItemPartsFragment, useCreateItemMutation, useUpdateItemMutation } from '../inventory.generated.ts';
import { itemTexts } from '../item-texts.ts';
import { inputOf, type ItemValues, newItemInput } from './item-values.ts';

const refetchItems = invalidating('items', 'inventorySummary');

interface SaveOptions {
  /** Null for a new one. */
  readonly item: ItemPartsFragment | null;
  readonly edit: EditState<ItemValues, ItemPartsFragment>;
  readonly currency: string;
}

/** Creates an item or updates one. */
export function useSaveItem({ item, edit, currency }: SaveOptions) {
  const t = useTexts(itemTexts);
  const { run, pending, error } = useFormAction();
  const [create] = useCreateItemMutation(refetchItems);
  const [update] = useUpdateItemMutation(refetchItems);

  const write = async (values: ItemValues): Promise<unknown> => {
    if (item === null) {
      await create({ variables: { input: newItemInput(values, currency) } });
      return edit.release();
    }
    return edit.save(
      (merged, version) => update({ variables: { input: { id: item.id, version, ...inputOf(merged, currency) } } }),
      ({ data }) => data?.updateItem,
    );
  };
  const save = (values: ItemValues) => {
    const toast = t(item === null ? 'created' : 'saved', { name: values.name.trim() });
    return run(() => write(values), { toast });
  };
  return { save, saving: pending, error };
}
