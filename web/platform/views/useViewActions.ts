import type { ViewScreen } from '#schema/vocabulary.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { useAction } from '../../ui/forms/useAction.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { invalidating } from '../live/invalidate.ts';
import { viewTexts } from './view-texts.ts';
import {
  type SavedViewFieldsFragment,
  useCreateSavedViewMutation,
  useDeleteSavedViewMutation,
  useUpdateSavedViewMutation,
} from './views.generated.ts';

/** Saves, changes and deletes views of a screen. */
export function useViewActions(screen: ViewScreen, select: (id: string | null) => void) {
  const t = useTexts(viewTexts);
  const change = useAction(t('failed'));
  const removal = useAction(t('removeFailed'));
  const [create] = useCreateSavedViewMutation(invalidating('savedViews'));
  const [update] = useUpdateSavedViewMutation(invalidating('savedViews'));
  const [remove] = useDeleteSavedViewMutation(invalidating('savedViews'));

  const saveNew = async (name: string, query: string) => {
    const { data } = await create({ variables: { input: { screen, name, query } } });
    if (data) select(data.createSavedView.id);
    showToast({ title: t('saved', { name }) });
  };
  const putBack = ({ name, query }: SavedViewFieldsFragment) => void change.run(() => saveNew(name, query));
  return {
    saveNew,
    rename: ({ id, version }: SavedViewFieldsFragment, name: string) =>
      update({ variables: { input: { id, version, name } } }),
    saveChanges: ({ id, version, name }: SavedViewFieldsFragment, query: string) =>
      void change.run(() => update({ variables: { input: { id, version, query } } }), { toast: t('saved', { name }) }),
    remove: (view: SavedViewFieldsFragment) =>
      void removal.run(() => remove({ variables: { input: { id: view.id } } }), {
        toast: { title: t('removed', { name: view.name }), action: { label: t('undo'), onPress: () => putBack(view) } },
        onDone: () => select(null),
      }),
  };
}
