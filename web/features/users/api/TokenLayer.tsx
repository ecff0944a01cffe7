import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { KeyRound, Save, Unplug } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { updateApiToken } from '#schema/inputs/tokens.ts';
import { tokenLimits } from '#schema/token-scopes.ts';
import { ConfirmDialog } from '../../../ui/forms/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { FactList } from '../../../ui/components/FactList.tsx';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import { parts, text } from '../../../ui/forms/merge.ts';
import { useEditState } from '../../../ui/forms/useEditState.ts';
import { rowWith, useFreshRead } from '../../../platform/graphql/useFreshRead.ts';
import { inputErrors } from '../../../ui/forms/input-errors.ts';
import { TextAreaField, TextField } from '../../../ui/forms/fields.tsx';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { Timestamp, useNow } from '../../../ui/components/Timestamp.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { usersTexts } from '../texts.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { tokenFormTexts } from './form-texts.ts';
import { hasEnded, tokenStatus } from './status.ts';
import { apiTexts } from './texts.ts';
import { ApiAccessDocument, type TokenRowFragment } from './tokens.generated.ts';
import { tokenInput, type TokenValues, useTokenActions } from './useApiActions.ts';
import { useMoment } from './useMoment.ts';
import { useScopeWords } from './useScopeWords.ts';

interface TokenProps {
  readonly token: TokenRowFragment;
}

function Facts({ token }: TokenProps) {
  const t = useTexts(apiTexts);
  const users = useTexts(usersTexts);
  const wordsOf = useScopeWords();
  const momentOf = useMoment();
  const { tone, word } = tokenStatus(token, useNow());
  const { ownerName, service, lastUsedAt, lastUsedAddress } = token;
  const role = t(service ? 'serviceOf' : 'personOf', { role: users(token.ownerRole) });
  const facts = [
    { label: t('state'), value: <StatusBadge tone={tone}>{t(word)}</StatusBadge> },
    { label: t('owner'), value: `${ownerName} (${role})` },
    { label: t('scopes'), value: wordsOf(token.scopes) },
    { label: t('expires'), value: momentOf(token.expiresAt) },
    {
      label: t('used'),
      value: lastUsedAt ? (
        <Text as="span">
          <Timestamp at={lastUsedAt} /> {lastUsedAddress ? t('usedFrom', { address: lastUsedAddress }) : null}
        </Text>
      ) : (
        t('never')
      ),
    },
    { label: t('created'), value: `${momentOf(token.createdAt)} ${t('createdBy', { name: token.createdByName })}` },
    { label: t('secretEnd'), value: t('ending', { last: token.lastCharacters }) },
  ];
  return <FactList facts={facts} />;
}

const valuesOf = ({ name, addresses }: TokenRowFragment): TokenValues => ({ name, addresses: addresses.join('\n') });

function EditForm({ token }: TokenProps) {
  const t = useTexts(apiTexts);
  const form = useTexts(tokenFormTexts);
  const { update, updating } = useTokenActions(token);
  const fresh = useFreshRead();
  const { values, change, edit } = useEditState<TokenValues, TokenRowFragment>({
    entity: 'ApiToken',
    row: token,
    initial: valuesOf(token),
    read: async (id) => rowWith(id, (await fresh(ApiAccessDocument, {})).apiTokens),
    valuesOf,
    compared: parts<TokenValues>({ name: text(t('name')), addresses: text(form('addresses')) }),
  });
  const errors = inputErrors(updateApiToken, { id: token.id, ...tokenInput(values) });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (Object.keys(errors).length === 0) void update(edit);
  };
  return (
    <Form onSubmit={submit}>
      <EditNotice edit={edit} />
      <Stack gap="5">
        <TextField
          label={t('name')}
          error={errors['name']}
          maxLength={tokenLimits.nameMax}
          autoComplete="off"
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextAreaField
          label={form('addresses')}
          hint={form('addressesHint')}
          error={errors['addresses'] ?? errors['addresses.0']}
          rows={2}
          spellCheck={false}
          value={values.addresses}
          onChange={(event) => change({ addresses: event.target.value })}
        />
        <Flex>
          <SendButton wraps variant="outline" loading={updating} loadingText={t('save')}>
            <Save aria-hidden="true" /> {t('save')}
          </SendButton>
        </Flex>
      </Stack>
    </Form>
  );
}

function RevokeButton({ token }: TokenProps) {
  const t = useTexts(apiTexts);
  const [confirming, setConfirming] = useState(false);
  const { revoke } = useTokenActions(token);
  return (
    <Stack gap="2" align="flex-start">
      <Text color="fg.muted" textStyle="sm">
        {t('revokeText')}
      </Text>
      <WrappingButton variant="outline" colorPalette="red" color="fg.error" onClick={() => setConfirming(true)}>
        <Unplug aria-hidden="true" /> {t('revoke')}
      </WrappingButton>
      {confirming ? (
        <ConfirmDialog
          title={t('revokeTitle', { name: token.name })}
          confirmLabel={t('revoke')}
          destructive
          onConfirm={revoke}
          onClose={() => setConfirming(false)}
        >
          {t('revokeText')}
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}

function InUse({ token }: TokenProps) {
  const t = useTexts(apiTexts);
  const parts = [
    { title: t('edit'), content: <EditForm token={token} /> },
    { title: t('revoke'), content: <RevokeButton token={token} /> },
  ];
  return parts.map(({ title, content }) => (
    <Stack key={title} as="section" gap="4" borderTopWidth="1px" pt="6">
      <Heading as="h3" fontSize="md">
        {title}
      </Heading>
      {content}
    </Stack>
  ));
}

function Ended({ token }: TokenProps) {
  const t = useTexts(apiTexts);
  const momentOf = useMoment();
  const { revokedAt, expiresAt } = token;
  return (
    <Text>{revokedAt ? t('revokedAt', { when: momentOf(revokedAt) }) : t('ended', { when: momentOf(expiresAt) })}</Text>
  );
}

interface TokenLayerProps {
  /** Undefined when it is no longer listed. */
  readonly token: TokenRowFragment | undefined;
  readonly onClose: () => void;
}

/** One token: its scopes and last use, its name and addresses, and its revocation. */
export function TokenLayer({ token, onClose }: TokenLayerProps) {
  const t = useTexts(apiTexts);
  if (!token) {
    return (
      <SideLayer title={t('title')} onClose={onClose}>
        <EmptyState
          icon={KeyRound}
          title={t('unknown')}
          description={t('unknownText')}
          action={
            <WrappingButton variant="outline" onClick={onClose}>
              {t('back')}
            </WrappingButton>
          }
        />
      </SideLayer>
    );
  }
  return (
    <SideLayer title={token.name} onClose={onClose}>
      <Stack gap="8">
        <Facts token={token} />
        {hasEnded(token) ? <Ended token={token} /> : <InUse token={token} />}
      </Stack>
    </SideLayer>
  );
}
