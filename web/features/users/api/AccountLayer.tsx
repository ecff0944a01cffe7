import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Bot, Save, UserRoundCheck, UserRoundX } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { createServiceAccount } from '#schema/inputs/tokens.ts';
import { tokenLimits } from '#schema/token-scopes.ts';
import type { Role } from '#schema/vocabulary.ts';
import { ConfirmDialog } from '../../../ui/forms/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { inputErrors } from '../../../ui/forms/input-errors.ts';
import { FormField, TextField } from '../../../ui/forms/fields.tsx';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { RoleSelect } from '../RoleSelect.tsx';
import { apiTexts } from './texts.ts';
import type { ServiceAccountRowFragment } from './tokens.generated.ts';
import { useAccountActions } from './useApiActions.ts';

interface FormProps {
  /** Null for a new one. */
  readonly account: ServiceAccountRowFragment | null;
  readonly onSaved: () => void;
}

function AccountForm({ account, onSaved }: FormProps) {
  const t = useTexts(apiTexts);
  const { save, saving } = useAccountActions(account);
  const [name, setName] = useState(account?.name ?? '');
  const [role, setRole] = useState<Role>(account?.role ?? 'cook');
  const [checked, setChecked] = useState(false);
  const input = { name: name.trim(), role };
  const errors = inputErrors(createServiceAccount, input);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(errors).length === 0) void save(input, onSaved);
  };
  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="5">
        <TextField
          label={t('name')}
          hint={t('accountNameHint')}
          error={checked ? errors['name'] : undefined}
          maxLength={tokenLimits.nameMax}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FormField label={t('role')} hint={t('accountRoleHint')}>
          <RoleSelect value={role} onChange={setRole} />
        </FormField>
        <Flex>
          <WrappingButton type="submit" loading={saving} loadingText={t('save')}>
            <Save aria-hidden="true" /> {account ? t('save') : t('createAccount')}
          </WrappingButton>
        </Flex>
      </Stack>
    </chakra.form>
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
        <AccountForm key={account?.version ?? 0} account={account} onSaved={account ? () => undefined : onClose} />
        {account ? (
          <Stack borderTopWidth="1px" pt="6">
            <StatusSection account={account} />
          </Stack>
        ) : null}
      </Stack>
    </SideLayer>
  );
}
