import type { EditState } from '../../ui/forms/useEdit.ts';
import { useAction } from '../../ui/forms/useAction.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import {
  type KitchenProfilePartsFragment,
  type SaveKitchenProfileMutationVariables,
  useSaveKitchenProfileMutation,
} from './kitchen-profile.generated.ts';
import { kitchenProfileTexts } from './texts.ts';

export type ProfileInput = SaveKitchenProfileMutationVariables['input'];

/** Saves the profile, with a toast. The second value: whether a save is pending. */
export function useSaveProfile<Values>(
  edit: EditState<Values, KitchenProfilePartsFragment>,
  inputOf: (values: Values) => ProfileInput,
) {
  const t = useTexts(kitchenProfileTexts);
  const [mutate] = useSaveKitchenProfileMutation();
  const { run, pending } = useAction(t('failed'));
  const write = (values: Values, version: number) => mutate({ variables: { input: { ...inputOf(values), version } } });
  const save = () => run(() => edit.save(write, ({ data }) => data?.updateKitchenProfile), { toast: t('saved') });
  return [save, pending] as const;
}
