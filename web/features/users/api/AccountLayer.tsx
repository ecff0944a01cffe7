import { Flex, Stack, Text } from '@chakra-ui/react';
import { Bot, Save, UserRoundCheck, UserRoundX } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { createServiceAccount } from '#schema/inputs/tokens.ts';
import { tokenLimits } from '#schema/token-scopes.ts';
import { ConfirmDialog } from '../../../ui/forms/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import { choice, parts, text } from '../../../ui/forms/merge.ts';
import { useEditState } from '../../../ui/forms/useEditState.ts';
import { rowWith, useFreshRead } from '../../../platform/graphql/useFreshRead.ts';
import { inputErrors } from '../../../ui/forms/input-errors.ts';
import { FormField, TextField } from '../../../ui/forms/fields.tsx';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { usersTexts } from '../texts.ts';
import { RoleSelect } from '../RoleSelect.tsx';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { apiTexts } from './texts.ts';
import { ApiAccessDocument, type ServiceAccountRowFragment } from './tokens.generated.ts';
import { accountInput, type AccountValues, useAccountActions } from './useApiActions.ts';

interface FormProps {
  /** Null for a new one. */
  readonly account: ServiceAccountRowFragment | null;
  /** Called when a new one was created. */
  readonly onSaved: () => void;
}

const newAccount: AccountValues = { name: '', role: 'cook' };
const valuesOf = ({ name, role }: ServiceAccountRowFragment): AccountValues => ({ name, role });

function useAccountForm(account: ServiceAccountRowFragment | null) {
  const t = useTexts(apiTexts);
  const users = useTexts(usersTexts);
  const fresh = useFreshRead();
  return useEditState<AccountValues, ServiceAccountRowFragment>({
    entity: 'User',
    row: account,
    initial: account ? valuesOf(account) : newAccount,
    read: async (id) => rowWith(id, (await fresh(ApiAccessDocument, {})).serviceAccounts),
    valuesOf,
    compared: parts<AccountValues>({ name: text(t('name')), role: choice(t('role'), (role) => users(role)) }),
  });
}

function AccountForm({ account, onSaved }: FormProps) {
  const t = useTexts(apiTexts);
  const { save, create, saving } = useAccountActions(account);
  const { values, change, edit } = useAccountForm(account);
  const [checked, setChecked] = useState(false);
  const errors = inputErrors(createServiceAccount, accountInput(values));
  const created = () => {
    edit.release();
    onSaved();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(errors).length > 0) return;
    void (account ? save(edit) : create(values, created));
  };
  return (
    <Form onSubmit={submit}>
      <EditNotice edit={edit} />
      <Stack gap="5">
        <TextField
          label={t('name')}
          hint={t('accountNameHint')}
          error={checked ? errors['name'] : undefined}
          maxLength={tokenLimits.nameMax}
          autoComplete="off"
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <FormField label={t('role')} hint={t('accountRoleHint')}>
          <RoleSelect value={values.role} onChange={(role) => change({ role })} />
        </FormField>
        <Flex>
          <SendButton wraps loading={saving} loadingText={t('save')}>
            <Save aria-hidden="true" /> {account ? t('save') : t('createAccount')}
          </SendButton>
        </Flex>
      </Stack>
    </Form>
  );
}

function StatusSection({ account }: { readonly account: ServiceAccountRowFragment }) {
  const t = useTexts(apiTexts);
  const [confirming, setConfirming] = useState(false);
  const { deactivate, reactivate, reactivating } = useAccountActions(account);
  if (!account.active) {
    return (
      <Stack gap="2" align="flex-start">
        <Text color="fg.muted" textStyle="sm">
          {t('reactivateText')}
        </Text>
        <WrappingButton
          variant="outline"
          loading={reactivating}
          loadingText={t('reactivate')}
          onClick={() => void reactivate()}
        >
          <UserRoundCheck aria-hidden="true" /> {t('reactivate')}
        </WrappingButton>
      </Stack>
    );
  }
  return (
    <Stack gap="2" align="flex-start">
      <Text color="fg.muted" textStyle="sm">
        {t('deactivateText')}
      </Text>
      <WrappingButton variant="outline" colorPalette="red" color="fg.error" onClick={() => setConfirming(true)}>
        <UserRoundX aria-hidden="true" /> {t('deactivate')}
      </WrappingButton>
      {confirming ? (
        <ConfirmDialog
          title={t('deactivateTitle', { name: account.name })}
          confirmLabel={t('deactivate')}
          destructive
          onConfirm={deactivate}
          onClose={() => setConfirming(false)}
        >
          {t('deactivateText')}
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}

interface AccountLayerProps {
  /** Null for a new one; undefined when the id does not exist. */
  readonly account: ServiceAccountRowFragment | null | undefined;
  readonly onClose: () => void;
}

/** One service account: its name, role and status; or a new one. */
export function AccountLayer({ account, onClose }: AccountLayerProps) {
  const t = useTexts(apiTexts);
  if (account === undefined) {
    return (
      <SideLayer title={t('account')} onClose={onClose}>
        <EmptyState icon={Bot} title={t('unknownAccount')} description={t('unknownAccountText')} />
      </SideLayer>
    );
  }
  return (
    <SideLayer title={account?.name ?? t('createAccount')} onClose={onClose}>
      <Stack gap="8">
        <AccountForm account={account} onSaved={onClose} />
        {account ? (
          <Stack borderTopWidth="1px" pt="6">
            <StatusSection account={account} />
          </Stack>
        ) : null}
      </Stack>
    </SideLayer>
  );
}
