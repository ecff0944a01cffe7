import type { Role } from '#schema/vocabulary.ts';
import { usersTexts } from '../texts.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
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

const refetchLists = invalidating('apiTokens', 'serviceAccounts');

/** The mutations of a token. */
export function useTokenActions({ id, version, name }: TokenRowFragment) {
  const t = useTexts(apiTexts);
  const users = useTexts(usersTexts);
  const { run } = useAction(users('failed'));
  const [update, { loading: updating }] = useUpdateApiTokenMutation();
  const [revoke] = useRevokeApiTokenMutation(refetchLists);
  return {
    updating,
    update: (params: { readonly name: string; readonly addresses: string[] }) =>
      run(() => update({ variables: { input: { id, version, ...params } } }), { toast: t('saved') }),
    revoke: () => run(() => revoke({ variables: { input: { id } } }), { toast: t('wasRevoked', { name }) }),
  };
}

interface AccountValues {
  readonly name: string;
  readonly role: Role;
}

/** The mutations of a service account; null for creating one. */
export function useAccountActions(account: ServiceAccountRowFragment | null) {
  const t = useTexts(apiTexts);
  const users = useTexts(usersTexts);
  const { run } = useAction(users('failed'));
  const [create, { loading: creating }] = useCreateServiceAccountMutation(refetchLists);
  const [update, { loading: updating }] = useUpdateServiceAccountMutation(refetchLists);
  const [deactivate] = useDeactivateServiceAccountMutation(refetchLists);
  const [reactivate, { loading: reactivating }] = useReactivateServiceAccountMutation(refetchLists);
  const { id = '', version, name = '' } = account ?? {};
  const target = { variables: { input: { id } } };
  return {
    saving: creating || updating,
    reactivating,
    save: (values: AccountValues, onDone: () => void) =>
      account
        ? run(() => update({ variables: { input: { id, version, ...values } } }), { toast: t('saved'), onDone })
        : run(() => create({ variables: { input: values } }), {
            toast: t('accountCreated', { name: values.name }),
            onDone,
          }),
    deactivate: () => run(() => deactivate(target), { toast: t('deactivated', { name }) }),
    reactivate: () => run(() => reactivate(target), { toast: t('reactivated', { name }) }),
  };
}
