import { chakra, Stack, Text } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { tokenLimits } from '#schema/token-scopes.ts';
import type { TokenScope } from '#schema/vocabulary.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/forms/fields.tsx';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { usersTexts } from '../texts.ts';
import { tokenFormTexts } from './form-texts.ts';
import { heldBy } from './scope-groups.ts';
import { ScopePicks } from './ScopePicks.tsx';
import { SecretShown } from './SecretShown.tsx';
import { addressesIn } from './status.ts';
import { apiTexts } from './texts.ts';
import {
  type CreateApiTokenMutation,
  type ServiceAccountRowFragment,
  useCreateApiTokenMutation,
} from './tokens.generated.ts';

const lives = [7, 30, 90, tokenLimits.daysDefault, 730, tokenLimits.daysMax] as const;

type Created = CreateApiTokenMutation['createApiToken'];

interface CreateTokenLayerProps {
  readonly accounts: readonly ServiceAccountRowFragment[];
  /** In the demo kitchen, where nothing lasts. */
  readonly demo: boolean;
  readonly onClose: () => void;
}

interface Values {
  readonly name: string;
  /** Empty for the viewer's own. */
  readonly serviceAccountId: string;
  readonly scopes: readonly TokenScope[];
  readonly days: string;
  readonly addresses: string;
}

const empty: Values = {
  name: '',
  serviceAccountId: '',
  scopes: [],
  days: String(tokenLimits.daysDefault),
  addresses: '',
};

/** Sends the form. The answer goes past the cache: the secret is shown once and stays nowhere. */
function useCreate(onCreated: (created: Created) => void) {
  const ui = useTexts(uiTexts);
  const [create, { loading }] = useCreateApiTokenMutation({
    fetchPolicy: 'no-cache',
    ...invalidating('apiTokens', 'serviceAccounts'),
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async ({ name, serviceAccountId, scopes, days, addresses }: Values) => {
    setRefusal(null);
    try {
      const { data } = await create({
        variables: {
          input: {
            name: name.trim(),
            scopes: [...scopes],
            serviceAccountId: serviceAccountId || null,
            expiresInDays: Number(days),
            addresses: addressesIn(addresses),
          },
        },
      });
      if (data) onCreated(data.createApiToken);
    } catch (error) {
      setRefusal(readableError(error).sentence ?? ui('unexpected'));
    }
  };
  return { send, loading, refusal };
}

interface PartProps {
  readonly values: Values;
  readonly onChange: (change: Partial<Values>) => void;
}

function OwnerField({ values, onChange, accounts }: PartProps & Pick<CreateTokenLayerProps, 'accounts'>) {
  const t = useTexts(tokenFormTexts);
  const list = useTexts(apiTexts);
  const users = useTexts(usersTexts);
  const { name, role } = useViewer();
  return (
    <SelectField
      label={list('owner')}
      hint={t('ownerHint')}
      value={values.serviceAccountId}
      onChange={(event) => onChange({ serviceAccountId: event.target.value })}
    >
      <option value="">{t('me', { name, role: users(role) })}</option>
      {accounts
        .filter(({ active }) => active)
        .map((account) => (
          <option key={account.id} value={account.id}>
            {account.name}, {users(account.role)}
          </option>
        ))}
    </SelectField>
  );
}

function LimitFields({ values, onChange, demo }: PartProps & Pick<CreateTokenLayerProps, 'demo'>) {
  const t = useTexts(tokenFormTexts);
  return (
    <>
      <SelectField
        label={t('expiry')}
        {...(demo ? { hint: t('demo') } : {})}
        value={values.days}
        onChange={(event) => onChange({ days: event.target.value })}
      >
        {lives.map((days) => (
          <option key={days} value={days}>
            {t(`days${days}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('addresses')}
        hint={t('addressesHint')}
        rows={2}
        spellCheck={false}
        value={values.addresses}
        onChange={(event) => onChange({ addresses: event.target.value })}
      />
    </>
  );
}

function CreateForm({
  accounts,
  demo,
  onCreated,
}: Omit<CreateTokenLayerProps, 'onClose'> & { onCreated: (created: Created) => void }) {
  const t = useTexts(tokenFormTexts);
  const list = useTexts(apiTexts);
  const viewer = useViewer();
  const [values, setValues] = useState(empty);
  const [checked, setChecked] = useState(false);
  const { send, loading, refusal } = useCreate(onCreated);
  const role = accounts.find(({ id }) => id === values.serviceAccountId)?.role ?? viewer.role;
  const scopes = heldBy(role, values.scopes);
  const change = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (values.name.trim() !== '' && scopes.length > 0) void send({ ...values, scopes });
  };
  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="6">
        <TextField
          label={list('name')}
          hint={t('nameHint')}
          error={checked && values.name.trim() === '' ? list('nameMissing') : undefined}
          maxLength={tokenLimits.nameMax}
          autoComplete="off"
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <OwnerField values={values} onChange={change} accounts={accounts} />
        <ScopePicks
          role={role}
          chosen={scopes}
          onChange={(chosen) => change({ scopes: chosen })}
          error={checked && scopes.length === 0 ? t('scopesMissing') : undefined}
        />
        <LimitFields values={values} onChange={change} demo={demo} />
        {refusal === null ? null : (
          <Text role="alert" color="fg.error" fontWeight="medium">
            {refusal}
          </Text>
        )}
        <WrappingButton type="submit" size="xl" minH="12" loading={loading} loadingText={t('submit')}>
          <KeyRound aria-hidden="true" /> {t('submit')}
        </WrappingButton>
      </Stack>
    </chakra.form>
  );
}

/** Makes a token: asks for what it may do, then shows its text once. */
export function CreateTokenLayer({ accounts, demo, onClose }: CreateTokenLayerProps) {
  const list = useTexts(apiTexts);
  const [created, setCreated] = useState<Created | null>(null);
  return (
    <SideLayer title={created ? created.token.name : list('create')} onClose={onClose}>
      {created ? (
        <SecretShown secret={created.secret} expiresAt={created.token.expiresAt} onDone={onClose} />
      ) : (
        <CreateForm accounts={accounts} demo={demo} onCreated={setCreated} />
      )}
    </SideLayer>
  );
}
