import type { Role } from '#schema/vocabulary.ts';
import { usersTexts } from '../texts.ts';
import type { EditState } from '../../../ui/forms/useEdit.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { addressesIn } from './status.ts';
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

/** The form values of a token: addresses as typed. */
export interface TokenValues {
  readonly name: string;
  readonly addresses: string;
}

export const tokenInput = ({ name, addresses }: TokenValues) => ({
  name: name.trim(),
  addresses: addressesIn(addresses),
});

/** The mutations of a token. */
export function useTokenActions({ id, name }: TokenRowFragment) {
  const t = useTexts(apiTexts);
  const users = useTexts(usersTexts);
  const { run, pending } = useAction(users('failed'));
  const [update] = useUpdateApiTokenMutation();
  const [revoke] = useRevokeApiTokenMutation(refetchLists);
  return {
    updating: pending,
    update: (edit: EditState<TokenValues, TokenRowFragment>) =>
      run(
        () =>
          edit.save(
            (values, version) => update({ variables: { input: { id, version, ...tokenInput(values) } } }),
            ({ data }) => data?.updateApiToken,
          ),
        { toast: t('saved') },
      ),
    revoke: () => run(() => revoke({ variables: { input: { id } } }), { toast: t('wasRevoked', { name }) }),
  };
}

/** The form values of a service account. */
export interface AccountValues {
  readonly name: string;
  readonly role: Role;
}

export const accountInput = ({ name, role }: AccountValues) => ({ name: name.trim(), role });

/** The mutations of a service account; null for creating one. */
export function useAccountActions(account: ServiceAccountRowFragment | null) {
  const t = useTexts(apiTexts);
  const users = useTexts(usersTexts);
  const { run, pending } = useAction(users('failed'));
  const [create] = useCreateServiceAccountMutation(refetchLists);
  const [update] = useUpdateServiceAccountMutation(refetchLists);
  const [deactivate] = useDeactivateServiceAccountMutation(refetchLists);
  const [reactivate, { loading: reactivating }] = useReactivateServiceAccountMutation(refetchLists);
  const { id = '', name = '' } = account ?? {};
  const target = { variables: { input: { id } } };
  return {
    saving: pending,
    reactivating,
    save: (edit: EditState<AccountValues, ServiceAccountRowFragment>) =>
      run(
        () =>
          edit.save(
            (values, version) => update({ variables: { input: { id, version, ...accountInput(values) } } }),
            ({ data }) => data?.updateServiceAccount,
          ),
        { toast: t('saved') },
      ),
    create: (values: AccountValues, onDone: () => void) =>
      run(() => create({ variables: { input: accountInput(values) } }), {
        toast: t('accountCreated', { name: values.name.trim() }),
        onDone,
      }),
    deactivate: () => run(() => deactivate(target), { toast: t('deactivated', { name }) }),
    reactivate: () => run(() => reactivate(target), { toast: t('reactivated', { name }) }),
  };
}
