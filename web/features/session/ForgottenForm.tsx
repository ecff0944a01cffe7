import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { forgotPasswordInput } from '#schema/inputs/auth.ts';
import { TextField } from '../../ui/forms/fields.tsx';
import { inputResolver } from '../../ui/forms/input-resolver.ts';
import { useFormAction } from '../../ui/forms/useAction.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { postForgotten } from './requests.ts';
import { forgottenTexts } from './forgotten-texts.ts';
import { sessionTexts } from './texts.ts';

const inputOf = ({ username }: { readonly username: string }) => ({ username: username.trim() });

/** Requests a link by mail. The response is the same for every username. */
export function ForgottenForm({ username }: { readonly username: string }) {
  const t = useTexts(sessionTexts);
  const own = useTexts(forgottenTexts);
  const [sent, setSent] = useState(false);
  const { run, pending: sending } = useFormAction(t('unknownError'));
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { username },
    resolver: inputResolver(forgotPasswordInput, inputOf),
  });
  const submit = handleSubmit(async (typed) => {
    const outcome = await run(() => postForgotten(inputOf(typed).username), { onDone: () => setSent(true) });
    if (outcome.status === 'failed') setError('username', { message: outcome.sentence });
  });
  if (sent) return <Text role="status">{own('forgottenSent')}</Text>;
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="3">
        <Text color="fg.muted">{own('forgottenMail')}</Text>
        <TextField
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.username?.message}
          {...register('username')}
        />
        <Button type="submit" variant="outline" size="lg" loading={sending} loadingText={own('forgottenSend')}>
          {own('forgottenSend')}
        </Button>
      </Stack>
    </chakra.form>
  );
}
