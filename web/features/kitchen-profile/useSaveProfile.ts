import { readableError } from '../../ui/i18n/readable-error.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import {
  type SaveKitchenProfileMutationVariables,
  useSaveKitchenProfileMutation,
} from './kitchen-profile.generated.ts';
import { kitchenProfileTexts } from './texts.ts';

export type ProfileInput = SaveKitchenProfileMutationVariables['input'];

/** Saves the profile and says how it went. The second value: a save is pending. */
export function useSaveProfile() {
  const t = useTexts(kitchenProfileTexts);
  const [mutate, { loading }] = useSaveKitchenProfileMutation();
  const save = async (input: ProfileInput) => {
    try {
      await mutate({ variables: { input } });
      showToast({ title: t('saved') });
    } catch (error) {
      showToast({ title: t('failed'), description: readableError(error).sentence ?? '', tone: 'destructive' });
    }
  };
  return [save, loading] as const;
}
