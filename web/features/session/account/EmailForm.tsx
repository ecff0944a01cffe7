import { Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { updateProfile } from '#schema/inputs/users.ts';
import { limits } from '#schema/limits.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { TextField } from '../../../ui/forms/fields.tsx';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { typedText } from '../../../ui/forms/typed-figures.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { sessionTexts } from '../texts.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useFormGuard } from '../../../ui/forms/useFormGuard.ts';
import { useMyEmailQuery, useSaveMyEmailMutation } from './account.generated.ts';
import { accountTexts } from './texts.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

const inputOf = (typed: { email: string }) => ({ email: typedText(typed.email) });

function AddressForm({ email }: { readonly email: string }) {
  const t = useTexts(accountTexts);
  const session = useTexts(sessionTexts);
  const { run } = useFormAction(session('unknownError'));
  const [save, { loading }] = useSaveMyEmailMutation();
  const form = useForm({
    values: { email },
    resolver: inputResolver(updateProfile, inputOf),
  });
  const { register, handleSubmit, formState, setError } = form;
  useFormGuard(form);
  const submit = handleSubmit(async (typed) => {
    const outcome = await run(() => save({ variables: inputOf(typed) }), { toast: t('emailSaved') });
    if (outcome.status === 'failed') setError('email', { message: outcome.sentence }, { shouldFocus: true });
  });
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <Stack gap="3" align="flex-start">
        <TextField
          type="email"
          label={t('email')}
          hint={t('emailText')}
          autoComplete="email"
          maxLength={limits.emailMax}
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <SendButton
          variant="outline"
          size="lg"
          disabled={!formState.isDirty}
          loading={loading}
          loadingText={t('saveEmail')}
        >
          {t('saveEmail')}
        </SendButton>
      </Stack>
    </Form>
  );
}

/** The user's own e-mail address. */
export function EmailForm() {
  const { data, error, refetch } = useMyEmailQuery();
  if (data) return <AddressForm email={data.me?.email ?? ''} />;
  return <NotLoaded error={error} onRetry={() => refetch()} rows={1} />;
}
