import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { type ItemRowFragment, type UpdateItemsInput, useUpdateItemsMutation } from '../inventory.generated.ts';
import { togetherTexts } from './together-texts.ts';

/** What is set in all of them. */
export type SharedFields = Omit<UpdateItemsInput, 'items'>;
type Versioned = Pick<ItemRowFragment, 'id' | 'version'>;

/** Changes many items in one request; archiving and restoring have an Undo. */
export function useUpdateItems() {
  const t = useTexts(togetherTexts);
  const { run } = useAction(t('failed'));
  const [update, { loading }] = useUpdateItemsMutation(invalidating('items', 'inventorySummary'));
  const write = async (items: readonly Versioned[], fields: SharedFields): Promise<readonly Versioned[]> => {
    const rows = items.map(({ id, version }) => ({ id, version }));
    const { data } = await update({ variables: { input: { ...fields, items: rows } } });
    return data?.updateItems ?? [];
  };
  const archive = async (items: readonly Versioned[], archived: boolean, onDone: () => void) => {
    await run(() => write(items, { archived }), {
      toast: (changed) => ({
        title: t(archived ? 'archived' : 'restored', { n: changed.length }),
        // The rows with the versions that this change gave them: what somebody else does meanwhile is not undone.
        action: { label: t('undo'), onPress: () => void run(() => write(changed, { archived: !archived })) },
      }),
      onDone,
    });
  };
  return { write, archive, loading };
}
