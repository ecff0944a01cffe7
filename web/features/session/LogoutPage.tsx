import { Center, Heading, Spinner, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '#schema/limits.ts';
import { useAction } from '../../ui/forms/useAction.ts';
import { paths } from '../../platform/paths.ts';
import { deviceMark } from '../../platform/device/device-mark.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { postLogout } from './requests.ts';
import { useSession } from './SessionProvider.tsx';
import { aroundTexts } from './around-texts.ts';
import { sessionTexts } from './texts.ts';

/** Ends the session, shows that, and opens the sign-in page after one second. */
export function LogoutPage() {
  const t = useTexts(sessionTexts);
  const own = useTexts(aroundTexts);
  const navigate = useNavigate();
  const { setUser } = useSession();
  const { run } = useAction(own('logoutFailed'), t('unknownError'));
  const posted = useRef(false);
  useEffect(() => {
    document.title = `${own('logout')} · Brigade`;
    if (posted.current) return;
    posted.current = true;
    void run(postLogout, {
      toast: { title: own('loggedOut'), description: own('loggedOutText') },
      onDone: () => setUser(null),
    });
    // A paired device returns to its own screen instead.
    const next = deviceMark() === null ? paths.auth : paths.home;
    setTimeout(() => void navigate(next, { replace: true }), limits.logoutRedirect);
  }, [navigate, setUser, run, own]);
  return (
    <Center as="main" id="content" minH="100dvh" px="6">
      <Stack role="status" align="center" textAlign="center" gap="3">
        <Spinner size="xl" color="brand.solid" borderWidth="3px" mb="2" />
        <Heading as="h1" fontSize="2xl">
          {own('loggingOut')}
        </Heading>
        <Text color="fg.muted">{own('loggingOutText')}</Text>
      </Stack>
    </Center>
  );
}
