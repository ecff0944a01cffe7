import { Button, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { forgottenTexts } from './forgotten-texts.ts';

// Loaded when it is opened, because it brings the schemas of the server.
const ForgottenForm = lazy(async () => ({ default: (await import('./ForgottenForm.tsx')).ForgottenForm }));

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
      {open ? (
        mail ? (
          <Suspense fallback={<SkeletonList rows={2} />}>
            <ForgottenForm username={username} />
          </Suspense>
        ) : (
          <Text>{own('forgottenAsk')}</Text>
        )
      ) : null}
    </Stack>
  );
}
