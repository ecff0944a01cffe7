import { Button, chakra, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { TextField } from '../../../ui/forms/fields.tsx';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { SkeletonList } from '../../../ui/components/Waiting.tsx';
import { sessionTexts } from '../texts.ts';
import { useMyEmailQuery, useSaveMyEmailMutation } from './account.generated.ts';
import { accountTexts } from './texts.ts';

function Form({ email }: { readonly email: string }) {
  const t = useTexts(accountTexts);
  const session = useTexts(sessionTexts);
  const [save, { loading }] = useSaveMyEmailMutation();
  const { register, handleSubmit, formState, setError } = useForm({ values: { email } });
  const submit = handleSubmit(async (typed) => {
    try {
      await save({ variables: { email: typed.email.trim() || null } });
      showToast({ title: t('emailSaved') });
    } catch (error) {
      setError('email', { message: readableError(error).sentence ?? session('unknownError') }, { shouldFocus: true });
    }
  });
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="3" align="flex-start">
        <TextField
          type="email"
          label={t('email')}
          hint={t('emailText')}
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button
          type="submit"
          variant="outline"
          size="lg"
          disabled={!formState.isDirty}
          loading={loading}
          loadingText={t('saveEmail')}
        >
          {t('saveEmail')}
        </Button>
      </Stack>
    </chakra.form>
  );
}

/** One's own e-mail address. */
export function EmailForm() {
  const { data, error, refetch } = useMyEmailQuery();
  if (data) return <Form email={data.me?.email ?? ''} />;
  return error ? <LoadError error={error} onRetry={() => refetch()} /> : <SkeletonList rows={1} />;
}
