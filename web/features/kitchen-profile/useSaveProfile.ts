import { useAction } from '../../ui/forms/useAction.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import {
  type SaveKitchenProfileMutationVariables,
  useSaveKitchenProfileMutation,
} from './kitchen-profile.generated.ts';
import { kitchenProfileTexts } from './texts.ts';

export type ProfileInput = SaveKitchenProfileMutationVariables['input'];

/** Saves the profile, with a toast. The second value: whether a save is pending. */
export function useSaveProfile() {
  const t = useTexts(kitchenProfileTexts);
  const [mutate] = useSaveKitchenProfileMutation();
  const { run, pending } = useAction(t('failed'));
  const save = (input: ProfileInput) => run(() => mutate({ variables: { input } }), { toast: t('saved') });
  return [save, pending] as const;
}
