import { Stack } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { createApiToken } from '#schema/inputs/tokens.ts';
import { tokenLimits } from '#schema/token-scopes.ts';
import type { TokenScope } from '#schema/vocabulary.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { inputErrors, type InputErrors } from '../../../ui/forms/input-errors.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/forms/fields.tsx';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import { usersTexts } from '../texts.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useValuesGuard } from '../../../ui/forms/useFormGuard.ts';
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

const expiryDays = [7, 30, 90, tokenLimits.daysDefault, 730, tokenLimits.daysMax] as const;

type Created = CreateApiTokenMutation['createApiToken'];

interface CreateTokenLayerProps {
  readonly accounts: readonly ServiceAccountRowFragment[];
  /** True in the demo kitchen, which is reset regularly. */
  readonly demo: boolean;
  readonly onClose: () => void;
}

interface Values {
  readonly name: string;
  /** '' for the viewer's own token. */
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

function inputOf({ name, serviceAccountId, scopes, days, addresses }: Values) {
  return {
    name: name.trim(),
    scopes: [...scopes],
    serviceAccountId: serviceAccountId || null,
    expiresInDays: Number(days),
    addresses: addressesIn(addresses),
  };
}

/** Sends the form. The response is not cached: the secret is shown once and stored nowhere. */
function useCreate(onCreated: (created: Created) => void) {
  const ui = useTexts(uiTexts);
  const [create, { loading }] = useCreateApiTokenMutation({
    fetchPolicy: 'no-cache',
    ...invalidating('apiTokens', 'serviceAccounts'),
  });
  const { run, error } = useFormAction(ui('unexpected'));
  const send = (input: ReturnType<typeof inputOf>) =>
    run(() => create({ variables: { input } }), {
      onDone: ({ data }) => (data ? onCreated(data.createApiToken) : undefined),
    });
  return { send, loading, error };
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

interface LimitFieldsProps extends PartProps, Pick<CreateTokenLayerProps, 'demo'> {
  readonly errors: InputErrors;
}

function LimitFields({ values, onChange, demo, errors }: LimitFieldsProps) {
  const t = useTexts(tokenFormTexts);
  return (
    <>
      <SelectField
        label={t('expiry')}
        {...(demo ? { hint: t('demo') } : {})}
        value={values.days}
        onChange={(event) => onChange({ days: event.target.value })}
      >
        {expiryDays.map((days) => (
          <option key={days} value={days}>
            {t(`days${days}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('addresses')}
        hint={t('addressesHint')}
        error={errors['addresses'] ?? errors['addresses.0']}
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
  const guard = useValuesGuard(values);
  const { send, loading, error } = useCreate((created) => {
    guard.release();
    onCreated(created);
  });
  const role = accounts.find(({ id }) => id === values.serviceAccountId)?.role ?? viewer.role;
  const scopes = heldBy(role, values.scopes);
  const change = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));
  const input = inputOf({ ...values, scopes });
  const refused = inputErrors(createApiToken, input);
  const errors = checked ? refused : {};
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(refused).length === 0) void send(input);
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="6">
        <TextField
          label={list('name')}
          hint={t('nameHint')}
          error={errors['name']}
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
          error={errors['scopes']}
        />
        <LimitFields values={values} onChange={change} demo={demo} errors={errors} />
        <FormError error={error} fontWeight="medium" />
        <SendButton wraps size="xl" minH="12" loading={loading} loadingText={t('submit')}>
          <KeyRound aria-hidden="true" /> {t('submit')}
        </SendButton>
      </Stack>
    </Form>
  );
}

/** Creates a token: asks for its scopes, then shows its secret once. */
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
