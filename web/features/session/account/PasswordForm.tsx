import { Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { Problem } from '../../../platform/graphql/problem.ts';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { PasswordField } from '../PasswordField.tsx';
import { sessionTexts } from '../texts.ts';
import { useChangePasswordMutation } from './account.generated.ts';
import { accountTexts } from './texts.ts';

const empty = { currentPassword: '', newPassword: '' };
type Entries = typeof empty;

function isField(path: string | undefined): path is keyof Entries {
  return path !== undefined && path in empty;
}

/** Changes one's own password; the server's refusal stands at the field that it is about. */
export function PasswordForm() {
  const t = useTexts(accountTexts);
  const session = useTexts(sessionTexts);
  const { username } = useViewer();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [change, { loading }] = useChangePasswordMutation({ fetchPolicy: 'no-cache', ...invalidating('mySessions') });
  const { register, handleSubmit, formState, reset, setError } = useForm<Entries>({ defaultValues: empty });
  const { errors } = formState;
  const submit = handleSubmit(async (input) => {
    setRefusal(null);
    try {
      const { data } = await change({ variables: { input } });
      reset(empty);
      showToast({ title: t('changed'), description: t('changedText', { n: data?.changePassword ?? 0 }) });
    } catch (error) {
      const message = readableError(error).sentence ?? session('unknownError');
      const [field] = error instanceof Problem ? error.fields : [];
      if (isField(field)) setError(field, { message }, { shouldFocus: true });
      else setRefusal(message);
      showToast({ title: t('notChanged'), description: message, tone: 'destructive' });
    }
  });
  const length = { value: limits.passwordMin, message: session('badPassword') };
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" align="stretch">
        <Heading as="h3" fontSize="md">
          {t('changePassword')}
        </Heading>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={t('current')}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword', { required: t('needCurrent') })}
        />
        <PasswordField
          label={t('next')}
          hint={session('passwordHint')}
          autoComplete="new-password"
          maxLength={limits.passwordMax}
          error={errors.newPassword?.message}
          {...register('newPassword', { required: session('badPassword'), minLength: length })}
        />
        <Text color="fg.muted" textStyle="sm">
          {t('changeText')}
        </Text>
        {refusal === null ? null : <Text color="fg.error">{refusal}</Text>}
        <Button type="submit" size="lg" loading={loading} loadingText={t('change')}>
          {t('change')}
        </Button>
      </Stack>
    </chakra.form>
  );
}
