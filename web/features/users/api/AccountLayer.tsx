import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Bot, Save, UserRoundCheck, UserRoundX } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { tokenLimits } from '#schema/token-scopes.ts';
import type { Role } from '#schema/vocabulary.ts';
import { ConfirmDialog } from '../../../ui/forms/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
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
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (name.trim() !== '' && (await save({ name: name.trim(), role }))) onSaved();
  };
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <TextField
          label={t('name')}
          hint={t('accountNameHint')}
          error={checked && name.trim() === '' ? t('nameMissing') : undefined}
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

function StandingPart({ account }: { readonly account: ServiceAccountRowFragment }) {
  const t = useTexts(apiTexts);
  const [asking, setAsking] = useState(false);
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
      <WrappingButton variant="outline" colorPalette="red" color="fg.error" onClick={() => setAsking(true)}>
        <UserRoundX aria-hidden="true" /> {t('deactivate')}
      </WrappingButton>
      {asking ? (
        <ConfirmDialog
          title={t('deactivateTitle', { name: account.name })}
          confirmLabel={t('deactivate')}
          destructive
          onConfirm={deactivate}
          onClose={() => setAsking(false)}
        >
          {t('deactivateText')}
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}

interface AccountLayerProps {
  /** Null for a new one; undefined when there is none of this id. */
  readonly account: ServiceAccountRowFragment | null | undefined;
  readonly onClose: () => void;
}

/** One service account: its name and role, and whether its tokens work; or a new one. */
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
            <StandingPart account={account} />
          </Stack>
        ) : null}
      </Stack>
    </SideLayer>
  );
}
