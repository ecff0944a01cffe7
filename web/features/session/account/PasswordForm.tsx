import { Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changePasswordInput } from '#schema/inputs/auth.ts';
import { limits } from '#schema/limits.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { Problem } from '../../../platform/graphql/problem.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import { PasswordField } from '../PasswordField.tsx';
import { sessionTexts } from '../texts.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useFormGuard } from '../../../ui/forms/useFormGuard.ts';
import { useChangePasswordMutation } from './account.generated.ts';
import { accountTexts } from './texts.ts';

const empty = { currentPassword: '', newPassword: '' };
type Entries = typeof empty;

function isField(path: string | undefined): path is keyof Entries {
  return path !== undefined && path in empty;
}

/** Changes the user's own password; the server's error is shown at its field. */
export function PasswordForm() {
  const t = useTexts(accountTexts);
  const session = useTexts(sessionTexts);
  const { username } = useViewer();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run } = useAction(t('notChanged'), session('unknownError'));
  const [change, { loading }] = useChangePasswordMutation({ fetchPolicy: 'no-cache', ...invalidating('mySessions') });
  const form = useForm<Entries>({
    defaultValues: empty,
    resolver: inputResolver(changePasswordInput, (entries) => entries),
  });
  const { register, handleSubmit, formState, reset, setError } = form;
  useFormGuard(form);
  const { errors } = formState;
  const submit = handleSubmit(async (input) => {
    setRefusal(null);
    const outcome = await run(() => change({ variables: { input } }), {
      toast: ({ data }) => ({ title: t('changed'), description: t('changedText', { n: data?.changePassword ?? 0 }) }),
      onDone: () => reset(empty),
    });
    if (outcome.status !== 'failed') return;
    const { error, sentence } = outcome;
    const [field] = error instanceof Problem ? error.fields : [];
    if (isField(field)) setError(field, { message: sentence }, { shouldFocus: true });
    else setRefusal(sentence);
  });
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <Stack gap="4" align="stretch">
        <Heading as="h3" fontSize="md">
          {t('changePassword')}
        </Heading>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={t('current')}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <PasswordField
          label={t('next')}
          hint={session('passwordHint', { n: limits.passwordMin })}
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        <Text color="fg.muted" textStyle="sm">
          {t('changeText')}
        </Text>
        {refusal === null ? null : <Text color="fg.error">{refusal}</Text>}
        <SendButton size="lg" loading={loading} loadingText={t('change')}>
          {t('change')}
        </SendButton>
      </Stack>
    </Form>
  );
}
