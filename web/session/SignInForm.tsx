import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '../ui/fields.tsx';
import { useTexts } from '../ui/texts.ts';
import { PasswordField } from './PasswordField.tsx';
import type { Credentials } from './requests.ts';
import { sessionTexts } from './texts.ts';
import type { useSignIn } from './useSignIn.ts';

/** Username and password; a refusal stays written above the button. */
export function SignInForm({ signIn }: { readonly signIn: ReturnType<typeof useSignIn> }) {
  const t = useTexts(sessionTexts);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<Credentials>({ defaultValues: { username: '', password: '' } });
  const submit = handleSubmit(async (credentials) => setRefusal(await signIn.login(credentials)));
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <TextField
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.username?.message}
          {...register('username', { required: t('needUsername'), setValueAs: (value: string) => value.trim() })}
        />
        <PasswordField
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password', { required: t('needPassword') })}
        />
        {refusal === null ? null : <Text color="fg.error">{refusal || t('unknownError')}</Text>}
        <Button type="submit" size="lg" loading={signIn.pending === 'login'} loadingText={t('signIn')}>
          {t('signIn')}
        </Button>
      </Stack>
    </chakra.form>
  );
}
