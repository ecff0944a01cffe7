import { useState } from 'react';
import { parseDecimal } from '../../../ui/format/decimal.ts';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { type ItemPartsFragment, useCreateItemMutation, useUpdateItemMutation } from '../inventory.generated.ts';
import { itemTexts } from '../item-texts.ts';
import { inputOf, type ItemValues } from './item-values.ts';

const lists = invalidating('items', 'inventorySummary');

/** Saves a new item or the changes of one, and says why when it cannot. */
export function useSaveItem(item: ItemPartsFragment | null, currency: string, onDone: () => void) {
  const t = useTexts(itemTexts);
  const ui = useTexts(uiTexts);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [create, { loading: creating }] = useCreateItemMutation(lists);
  const [update, { loading: updating }] = useUpdateItemMutation(lists);

  const write = (values: ItemValues) => {
    const { unit, ...rest } = inputOf(values, currency);
    if (item === null) {
      const openingQuantity = parseDecimal(values.opening);
      const opening = openingQuantity === null ? {} : { openingQuantity };
      return create({ variables: { input: { ...rest, unit, ...opening } } });
    }
    // The unit of an item that is there is changed by itself: what hangs on it is converted.
    return update({ variables: { input: { ...rest, id: item.id, version: item.version } } });
  };
  const save = async (values: ItemValues) => {
    setRefusal(null);
    try {
      await write(values);
      showToast({ title: t(item === null ? 'created' : 'saved', { name: values.name.trim() }) });
      onDone();
    } catch (error) {
      setRefusal(readableError(error).sentence ?? ui('unreachable'));
    }
  };
  return { save, saving: creating || updating, refusal };
}
