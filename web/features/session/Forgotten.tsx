import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useFormAction } from '../../ui/forms/useAction.ts';
import { TextField } from '../../ui/forms/fields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { postForgotten } from './requests.ts';
import { forgottenTexts } from './forgotten-texts.ts';
import { sessionTexts } from './texts.ts';

function MailForm({ username }: { readonly username: string }) {
  const t = useTexts(sessionTexts);
  const own = useTexts(forgottenTexts);
  const [sent, setSent] = useState(false);
  const { run, pending: sending, error, setError } = useFormAction(t('unknownError'));

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('username');
    const typed = typeof value === 'string' ? value.trim() : '';
    if (typed === '') return setError(t('needUsername'));
    await run(() => postForgotten(typed), { onDone: () => setSent(true) });
  }

  if (sent) return <Text role="status">{own('forgottenSent')}</Text>;
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="3">
        <Text color="fg.muted">{own('forgottenMail')}</Text>
        <TextField
          name="username"
          label={t('username')}
          defaultValue={username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={error}
        />
        <Button type="submit" variant="outline" size="lg" loading={sending} loadingText={own('forgottenSend')}>
          {own('forgottenSend')}
        </Button>
      </Stack>
    </chakra.form>
  );
}

interface ForgottenProps {
  /** Whether this server sends mail. */
  readonly mail: boolean;
  /** The username typed in the sign-in form. */
  readonly typed: () => string;
}

/** Help with a forgotten password: a link by mail if the server sends mail, else who can help. */
export function Forgotten({ mail, typed }: ForgottenProps) {
  const own = useTexts(forgottenTexts);
  /** The username from the sign-in form; null while closed. */
  const [username, setUsername] = useState<string | null>(null);
  const open = username !== null;
  return (
    <Stack gap="3" mt="3">
      <Button
        variant="ghost"
        alignSelf="center"
        minH="11"
        aria-expanded={open}
        onClick={() => setUsername(open ? null : typed())}
      >
        {own('forgotten')}
      </Button>
      {open ? mail ? <MailForm username={username} /> : <Text>{own('forgottenAsk')}</Text> : null}
    </Stack>
  );
}
