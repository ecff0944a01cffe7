import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { TextField } from '../../ui/forms/fields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PasswordField } from './PasswordField.tsx';
import { sessionTexts } from './texts.ts';
import type { useSignIn } from './useSignIn.ts';

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

interface SignInFormProps {
  readonly signIn: ReturnType<typeof useSignIn>;
  /** Called with the typed username, for the forgotten-password form. */
  readonly onUsername: (typed: string) => void;
}

/** Username and password; a refusal stays above the button. Without the form library, to keep this page small. */
export function SignInForm({ signIn, onUsername }: SignInFormProps) {
  const t = useTexts(sessionTexts);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [missing, setMissing] = useState({ username: false, password: false });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const username = textOf(form, 'username').trim();
    const password = textOf(form, 'password');
    setMissing({ username: username === '', password: password === '' });
    if (username !== '' && password !== '') setRefusal(await signIn.login({ username, password }));
  }

  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <TextField
          name="username"
          label={t('username')}
          onChange={({ target }) => onUsername(target.value)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={missing.username ? t('needUsername') : undefined}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          error={missing.password ? t('needPassword') : undefined}
        />
        {refusal === null ? null : <Text color="fg.error">{refusal || t('unknownError')}</Text>}
        <Button type="submit" size="lg" loading={signIn.pending === 'login'} loadingText={t('signIn')}>
          {t('signIn')}
        </Button>
      </Stack>
    </chakra.form>
  );
}
