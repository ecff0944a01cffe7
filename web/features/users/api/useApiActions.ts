import type { Role } from '#schema/vocabulary.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { attempt } from '../usePersonActions.ts';
import { apiTexts } from './texts.ts';
import {
  type ServiceAccountRowFragment,
  type TokenRowFragment,
  useCreateServiceAccountMutation,
  useDeactivateServiceAccountMutation,
  useReactivateServiceAccountMutation,
  useRevokeApiTokenMutation,
  useUpdateApiTokenMutation,
  useUpdateServiceAccountMutation,
} from './tokens.generated.ts';

const lists = invalidating('apiTokens', 'serviceAccounts');

/** Does it, and says so in a toast, as it says why not. */
async function runAndToast(act: () => Promise<unknown>, title: string): Promise<boolean> {
  const isDone = await attempt(act);
  if (isDone) showToast({ title });
  return isDone;
}

/** What an admin does to a token. */
export function useTokenActions({ id, version, name }: TokenRowFragment) {
  const t = useTexts(apiTexts);
  const [update, { loading: updating }] = useUpdateApiTokenMutation();
  const [revoke] = useRevokeApiTokenMutation(lists);
  return {
    updating,
    update: (params: { readonly name: string; readonly addresses: string[] }) =>
      runAndToast(() => update({ variables: { input: { id, version, ...params } } }), t('saved')),
    revoke: () => runAndToast(() => revoke({ variables: { input: { id } } }), t('wasRevoked', { name })),
  };
}

interface AccountValues {
  readonly name: string;
  readonly role: Role;
}

/** What an admin does to a service account; without one, makes it. */
export function useAccountActions(account: ServiceAccountRowFragment | null) {
  const t = useTexts(apiTexts);
  const [create, { loading: creating }] = useCreateServiceAccountMutation(lists);
  const [update, { loading: updating }] = useUpdateServiceAccountMutation(lists);
  const [deactivate] = useDeactivateServiceAccountMutation(lists);
  const [reactivate, { loading: reactivating }] = useReactivateServiceAccountMutation(lists);
  const { id = '', version, name = '' } = account ?? {};
  const target = { variables: { input: { id } } };
  return {
    saving: creating || updating,
    reactivating,
    save: (values: AccountValues) =>
      account
        ? runAndToast(() => update({ variables: { input: { id, version, ...values } } }), t('saved'))
        : runAndToast(() => create({ variables: { input: values } }), t('accountCreated', { name: values.name })),
    deactivate: () => runAndToast(() => deactivate(target), t('deactivated', { name })),
    reactivate: () => runAndToast(() => reactivate(target), t('reactivated', { name })),
  };
}
